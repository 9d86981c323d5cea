/** The two options of a true/false question, as they are stored. */
export const judgments = ['正确', '错误'] as const;

/** How right and wrong may be written in the answer of a true/false question. */
const truths: Readonly<Record<string, 0 | 1>> = {
  正确: 0,
  对: 0,
  是: 0,
  T: 0,
  TRUE: 0,
  '√': 0,
  A: 0,
  错误: 1,
  错: 1,
  否: 1,
  F: 1,
  FALSE: 1,
  '×': 1,
  B: 1,
};

/** Which of the two options an answer means, as people write it; undefined where it means neither. */
export function truthOf(text: string): 0 | 1 | undefined {
  return truths[text.normalize('NFKC').trim().toUpperCase()] ?? truths[text.trim()];
}

/** How right and wrong stand as the two texts to choose from, such that nothing is lost where `judgments` take their place. */
const pairs: readonly (readonly [string, string])[] = [judgments, ['对', '错'], ['√', '×']];

/** Whether texts to choose from are right and wrong, in this order, and nothing besides. */
export function areJudgments(texts: readonly string[]): boolean {
  return pairs.some(
    (pair) => texts.length === pair.length && pair.every((text, index) => text === texts[index]?.trim()),
  );
}

/** Whether an answer can mean nothing but right or wrong; a letter, and 是 or 否, may mean something else. */
export function isJudgment(text: string): boolean {
  return pairs.some((pair) => pair.includes(text.trim()));
}

/** The letters in an answer of a question with options, however they are separated. */
export function lettersOf(answer: string): string[] {
  return [
    ...answer
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s,、;/|]/g, ''),
  ];
}
