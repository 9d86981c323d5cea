import { useEffect } from 'react';
import { mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { fetchPictures } from '#learner/richText/richHtml.ts';
import { loadFormulas, prepareFormulas } from '#learner/richText/useFormulas.ts';
import { textsOf } from '#learner/question/question.ts';
import type { Round } from './round.ts';

/** Milliseconds between showing a question and drawing the next one's formulas. */
const restBeforePreparing = 200;

/** Makes ready what the questions of a round need to be drawn at once: what draws formulas, and the next one's own. */
export function usePrepared({ items, index }: Round): void {
  const hasFormulas = items.some(({ question }) => textsOf(question).some(mayHaveFormula));
  useEffect(() => {
    if (hasFormulas) void loadFormulas().catch(() => undefined);
  }, [hasFormulas]);
  const following = items[index + 1]?.question;
  useEffect(() => {
    if (!following) return undefined;
    const texts = textsOf(following);
    fetchPictures(texts);
    // Not before the present question stands on the screen.
    const timer = window.setTimeout(() => void prepareFormulas(texts).catch(() => undefined), restBeforePreparing);
    return () => window.clearTimeout(timer);
  }, [following]);
}
