import type { VerifiedCert } from '../../domain/issue/index.ts';
import type { SentFile } from './file.ts';
import { section } from './section.ts';
import { texts } from './texts.ts';

const { file: fileTexts } = texts;

/** The form that takes a file. */
export const fileForm = `<form class="file" method="post" action="/verify/file" enctype="multipart/form-data">
<label for="file">${fileTexts.label}</label>
<div class="row"><input id="file" name="file" type="file" required accept=".pdf,.jwt" aria-describedby="file-advice"><button class="plain">${texts.verify}</button></div>
<p class="note" id="file-advice">${fileTexts.advice}</p>
</form>`;

/** What came of a file that was sent; `drawn` shows its certificate as the page shows any. */
export function fileOutcome({
  result,
  now,
  drawn,
}: {
  result: SentFile;
  now: string;
  drawn: (cert: VerifiedCert) => string;
}): string {
  if (result.kind === 'tooMany') return section({ kind: 'expired', title: texts.tooMany, text: '' });
  const checked = `<p class="note">${texts.checkedAt(now)}</p>`;
  if (result.kind === 'pdf') return pdfOutcome({ result, drawn }) + checked;
  if (result.kind !== 'credential') return refusal(result.kind);
  if (result.signature !== 'right') return refusal(result.signature);
  if (!result.cert) return refusal('gone');
  return `<p role="note">${fileTexts.signed}</p>${drawn(result.cert)}${checked}`;
}

/** A file that is unlike what was stored is said so first; the certificate stands below it, to compare. */
function pdfOutcome({
  result,
  drawn,
}: {
  result: Extract<SentFile, { kind: 'pdf' }>;
  drawn: (cert: VerifiedCert) => string;
}): string {
  if (result.content === 'other')
    return result.cert
      ? `${refusal('changed')}<p role="note">${fileTexts.record}</p>${drawn(result.cert)}`
      : refusal('other');
  const text = result.isNewest ? fileTexts.same : fileTexts.older;
  return `<p role="note">${text}</p>${drawn(result.cert)}`;
}

function refusal(kind: keyof typeof fileTexts.refused): string {
  return section({ kind: 'none', ...fileTexts.refused[kind] });
}
