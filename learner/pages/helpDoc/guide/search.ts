import type { GuidePage, GuideSection } from './page.ts';

/** A section that has all words that were looked for. */
export interface Hit {
  page: GuidePage;
  section: GuideSection;
  /** The line to show of it: the first with a word, else its first. */
  line: string;
}

/** The sections in which every word stands, whatever the width and case of letters; those with most words in their title first. */
export function search({ pages, keyword }: { pages: readonly GuidePage[]; keyword: string }): Hit[] {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  const hits = pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const lines = [section.lead, ...(section.steps ?? []), ...(section.notes ?? [])].filter(
        (line) => line !== undefined,
      );
      const whole = plain([page.title, section.title, ...lines].join('\n'));
      if (!words.every((word) => whole.includes(word))) return [];
      const line = lines.find((each) => words.some((word) => plain(each).includes(word))) ?? lines[0] ?? '';
      return [{ page, section, line }];
    }),
  );
  const namedBy = ({ section }: Hit): number => words.filter((word) => plain(section.title).includes(word)).length;
  return hits.sort((one, other) => namedBy(other) - namedBy(one));
}

function wordsOf(typed: string): string[] {
  return plain(typed).split(/\s+/).filter(Boolean);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
