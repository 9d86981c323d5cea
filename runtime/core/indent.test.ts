import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, indented, newLine, outdented, type Edit, type Writing } from './indent.ts';

/** A text with its selection between two bars, or the caret at one. */
const writing = (marked: string): Writing => {
  const [before = '', inner, after] = marked.split('|');
  return after === undefined
    ? { text: before + (inner ?? ''), start: before.length, end: before.length }
    : { text: before + (inner ?? '') + after, start: before.length, end: before.length + (inner ?? '').length };
};
const marked = (before: Writing, edit: Edit): string => {
  const text = edited({ text: before.text, edit });
  return edit.start === edit.end
    ? `${text.slice(0, edit.start)}|${text.slice(edit.start)}`
    : `${text.slice(0, edit.start)}|${text.slice(edit.start, edit.end)}|${text.slice(edit.end)}`;
};
const after = (change: (writing: Writing) => Edit, text: string): string =>
  marked(writing(text), change(writing(text)));

describe('indenting', () => {
  it.each([
    ['|a', '    |a'],
    ['ab|c', 'ab  |c'],
    ['\tif x:\n|y', '\tif x:\n\t|y'],
    ['|a\n\nb|', '|    a\n\n    b|'],
    ['x\na|b\nc|d', 'x\n    a|b\n    c|d'],
  ])('%j becomes %j', (text, expected) => {
    expect(after(indented, text)).toBe(expected);
  });

  it.each([
    ['    a|b', 'a|b'],
    ['  |a', '|a'],
    ['|a', '|a'],
    ['\ta|\n', 'a|\n'],
    ['|    a\n  b|', '|a\nb|'],
  ])('out: %j becomes %j', (text, expected) => {
    expect(after(outdented, text)).toBe(expected);
  });

  it.each([
    ['    if x:|', '    if x:\n    |'],
    ['a|b', 'a\n|b'],
    ['\t|x', '\t\n\t|x'],
  ])('a new line: %j becomes %j', (text, expected) => {
    expect(after(newLine, text)).toBe(expected);
  });

  it('in and out again changes no line that is not empty', () => {
    const line = fc.stringMatching(/^ {0,5}[a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
        const text = lines.join('\n');
        const edit = indented({ text, start: 0, end: text.length });
        const deeper = edited({ text, edit });
        expect(edited({ text: deeper, edit: outdented({ text: deeper, start: edit.start, end: edit.end }) })).toBe(
          text,
        );
      }),
    );
  });
});
