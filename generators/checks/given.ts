import type { Property } from '../formats.ts';

interface Found {
  /** Word of the field that is wrong. */
  word: string;
  reason: string;
}

/** Words that contradict a field which nobody fills in; `what` it is begins the sentence, 算出来的字段. */
export function givenProblems({
  property,
  words,
  what,
}: {
  property: Property;
  words: readonly (keyof Property)[];
  what: string;
}): Found[] {
  const contradicting = words.flatMap((word) =>
    property[word] === undefined ? [] : [{ word, reason: `${what}不由人填写，不能再写 ${word}` }],
  );
  return property.readOnly === false
    ? [...contradicting, { word: 'readOnly', reason: `${what}总是只读，请去掉 readOnly` }]
    : contradicting;
}
