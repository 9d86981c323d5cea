import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { certTokens, tokensOf } from '#runtime/core/certificate/tokens.ts';

/** What is said of a holder's identity document. */
const ofDocument: ReadonlySet<string> = new Set(['idType', 'idNumber']);

/** A design without the photo and without the lines that name the holder's identity document. */
export function forAnyone(design: CertDesign): CertDesign {
  return {
    ...design,
    layout: design.layout
      .filter(({ kind }) => kind !== 'photo')
      .map((item) => ({ ...item, text: item.text?.split('\n').filter(isWithoutDocument).join('\n') ?? null })),
  };
}

function isWithoutDocument(line: string): boolean {
  const names: Readonly<Record<string, string>> = certTokens;
  return !tokensOf(line).some((token) => ofDocument.has(names[token] ?? ''));
}
