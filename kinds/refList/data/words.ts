import { parseTags } from '../../tags/data/cellTexts.ts';

/** Between names in Chinese; a name may have it itself, as 语文、数学教师. */
const comma = '、';

/** What a cell may name of several records: what stands between semicolons or in a line, and within that between commas. */
export function wordsOfCell(text: string): string[] {
  return parseTags(text).flatMap((words) => [words, ...parted(words)]);
}

/** What a cell names: words that are known are one name, others are parted at their commas. */
export function readWords({ text, isKnown }: { text: string; isKnown(words: string): boolean }): string[] {
  return parseTags(text).flatMap((words) => (isKnown(words) || !words.includes(comma) ? [words] : parted(words)));
}

function parted(words: string): string[] {
  return words.includes(comma)
    ? words
        .split(comma)
        .map((each) => each.trim())
        .filter((each) => each !== '')
    : [];
}
