import type { Chapter } from '../chapter.ts';

/** A page of the administrators' manual: one subject. */
export interface ManualPage {
  /** In the URL's hash. */
  id: string;
  title: string;
  /** What it is for. */
  lead: string;
  sections: readonly ManualSection[];
}

/** A part of a page, mostly about one screen; no two of the manual have the same id. */
export interface ManualSection extends Chapter {
  /** The screens whose help leads here, by entity (`cert`), or by name where an entity has several (`cert.graph`). */
  about?: readonly string[];
  /** What to watch out for, and what happens on mistakes. */
  notes?: readonly string[];
}

/** Pages that are read one after the other. */
export interface ManualGroup {
  title: string;
  pages: readonly ManualPage[];
}
