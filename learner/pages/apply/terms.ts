import type { Output } from '#runtime/core/call.ts';

/** What a certificate asks of whoever applies for it, and what they said before. */
export type Terms = Output<'certApply.form'>;
