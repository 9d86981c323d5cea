import type { VerifiedCert } from '../../domain/issue/index.ts';
import { htmlOf } from '../../engine/notices/html.ts';

/** An outcome: what it is in one word, what that means, and the rest as HTML. */
export function section({
  kind,
  title,
  text,
  rest = '',
}: {
  kind: VerifiedCert['standing'] | 'none';
  title: string;
  text: string;
  rest?: string;
}): string {
  return `<section class="is-${kind}"><h2>${htmlOf(title)}</h2>${text === '' ? '' : `<p>${htmlOf(text)}</p>`}${rest}</section>`;
}
