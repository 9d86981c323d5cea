import type { Output } from '#runtime/core/call.ts';
import type { AnswerForm } from '#runtime/core/operations/answerForm.ts';

/** What a certificate asks of whoever applies for it, and what they said before. */
export type Terms = Output<'certApply.form'>;

/** The certificate's own form, which the server has looked at when it was stored; undefined where it has none. */
export function ownForm({ applyForm }: Pick<Terms, 'applyForm'>): AnswerForm | undefined {
  return (applyForm ?? undefined) as AnswerForm | undefined;
}
