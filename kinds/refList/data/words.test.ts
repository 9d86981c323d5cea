import { expect, it } from 'vitest';
import { readWords, wordsOfCell } from './words.ts';

const known = new Set(['语文', '数学', '语文、数学教师']);
const read = (text: string): string[] => readWords({ text, isKnown: (words) => known.has(words) });

it('a cell names records between semicolons, commas and lines', () => {
  expect(read('语文；数学')).toEqual(['语文', '数学']);
  expect(read('语文、 数学')).toEqual(['语文', '数学']);
  expect(read('语文\n数学；语文')).toEqual(['语文', '数学；语文']);
});

it('a name with a comma of its own is one name where there is such a record', () => {
  expect(read('语文、数学教师')).toEqual(['语文、数学教师']);
  expect(read('语文、数学教师；数学')).toEqual(['语文、数学教师', '数学']);
  expect(read('数学、语文、数学教师')).toEqual(['数学', '语文', '数学教师']);
});

it('looks for the whole and for its parts', () => {
  expect(wordsOfCell('语文、数学；英语')).toEqual(['语文、数学', '语文', '数学', '英语']);
});
