/** What a paper holds at most. */
export const mostQuestions = 500;
export const mostSections = 20;
export const longestTitle = 60;
export const longestInstructions = 500;

/** Of the box of a score that is set for many. */
export const scoreLimits = {
  min: 0.5,
  max: 100,
  step: 0.5,
  changeOnWheel: false,
  // Without this a step of 0.5 would show 2 as 2.0.
  formatter: (shown: unknown, { userTyping, input }: { userTyping: boolean; input: string }): string =>
    userTyping ? input : String(shown ?? ''),
} as const;
