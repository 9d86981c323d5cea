/** A page of a guide: one subject. */
export interface GuidePage {
  /** In the URL's hash. */
  id: string;
  title: string;
  /** What it is for. */
  lead: string;
  sections: readonly GuideSection[];
}

/** A part of a page, mostly about one screen; no two of a guide have the same id. */
export interface GuideSection {
  /** In the URL's hash. */
  id: string;
  title: string;
  /** Steps in order; a line without an order is a paragraph. */
  lead?: string;
  steps?: readonly string[];
  /** What its picture shows; the picture itself is named by the id, in the folder of the guide's pictures. */
  picture?: string;
  /**
   * The screens whose help leads here: of the admin by entity (`cert`), or by name where an entity has several
   * (`cert.graph`); of the learner's app by path (`mock-exam`).
   */
  about?: readonly string[];
  /** What to watch out for, and what happens on mistakes. */
  notes?: readonly string[];
}

/** Pages that are read one after the other. */
export interface GuideGroup {
  title: string;
  pages: readonly GuidePage[];
}
