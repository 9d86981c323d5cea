/** An option of a question as it is stored. */
export interface Option {
  content: string;
  isAnswer: boolean;
}

/** The options of a choice question with one right option, of which the next one is right instead. */
export function movedKey(options: readonly Option[]): Option[] {
  const right = options.findIndex(({ isAnswer }) => isAnswer);
  return options.map((option, place) => ({ ...option, isAnswer: place === (right + 1) % options.length }));
}
