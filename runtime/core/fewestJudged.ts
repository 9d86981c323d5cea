/** A question that fewer people had is not judged by its figures: one person more or less would turn them round (rule SC33). */
export const fewestJudged = 10;
