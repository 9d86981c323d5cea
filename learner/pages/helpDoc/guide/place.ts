import type { GuidePage, GuideSection } from './page.ts';

/** Where a hash leads: a page, and the section of it unless it is the page as a whole. */
export interface GuidePlace {
  page: GuidePage;
  section?: GuideSection;
}

/** The place of a page's id, a section's, an entity or a screen (`cert.form`), as the help of screens names it. */
export function placeOf({ pages, name }: { pages: readonly GuidePage[]; name: string }): GuidePlace | undefined {
  const page = pages.find(({ id }) => id === name);
  if (page) return { page };
  const [entity = ''] = name.split('.');
  return (
    sectionWhere(pages, ({ id }) => id === name) ??
    sectionWhere(pages, ({ about }) => about?.includes(name) === true) ??
    sectionWhere(pages, ({ about }) => about?.includes(entity) === true)
  );
}

function sectionWhere(pages: readonly GuidePage[], fits: (section: GuideSection) => boolean): GuidePlace | undefined {
  for (const page of pages) {
    const section = page.sections.find(fits);
    if (section) return { page, section };
  }
  return undefined;
}
