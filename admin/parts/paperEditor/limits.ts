/** What a paper holds at most. */
export const mostQuestions = 500;
export const mostSections = 20;
export const longestTitle = 60;
export const longestInstructions = 500;

/** Of the box of a score. */
export const scoreLimits = { min: 0.5, max: 100, step: 0.5, changeOnWheel: false } as const;
