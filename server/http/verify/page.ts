import { mostFound, type VerifiedCert } from '../../domain/issue/index.ts';
import { htmlOf } from '../../engine/notices/html.ts';
import { captchaPart, type AskedCaptcha } from './captcha.ts';
import type { SentFile } from './file.ts';
import { fileForm, fileOutcome } from './filePart.ts';
import type { SentPerson } from './person.ts';
import { personForm, personOutcome } from './personPart.ts';
import { section } from './section.ts';
import { style } from './style.ts';
import { texts } from './texts.ts';

export interface Shown {
  /** As it was typed; empty where the page is opened first. */
  number: string;
  /** The holder's name, as it was typed. */
  name: string;
  /** The organisation that the address of a certificate names; empty where it names none. */
  by: string;
  /** To be read before anything is looked up. */
  captcha?: AskedCaptcha;
  /** Nothing where the address has asked too often. */
  found: readonly VerifiedCert[] | undefined;
  /** What came of a file, where one was sent. */
  file?: { result: SentFile };
  /** What came of a name and an identity document, where they were sent. */
  person?: SentPerson;
  /** Elements of the page's head, for apps in which its address is shared. */
  head: string;
  /** What a level is called. */
  levelOf(code: string): string;
  /** `2026-11-28 12:00:00`. */
  now: string;
}

/** The page on which anyone verifies a certificate: whole without a script; what was found comes first (rule IC7). */
export function verifyPage(shown: Shown): string {
  const { person } = shown;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
${shown.head}
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
${outcome(shown)}
<p class="lead">${texts.lead}</p>
${numberForm(shown)}
${fileForm}
${personForm(person)}
</main>
</body>
</html>
`;
}

/** Asks for a number; with all that was asked for, where a captcha is to be read first. */
function numberForm({ number, name, by, captcha }: Shown): string {
  const attributes = `id="number" name="number" required maxlength="80" autocomplete="off" value="${htmlOf(number)}" placeholder="${texts.numberExample}"`;
  const label = `<label for="number">${texts.number}</label>`;
  if (!captcha)
    return `<form method="get" action="/verify" role="search">
${label}
<div class="row"><input ${attributes}><button>${texts.verify}</button></div>
</form>`;
  const named =
    name === ''
      ? ''
      : `<label for="name">${texts.name}</label>
<input class="only" id="name" name="name" required maxlength="40" autocomplete="off" value="${htmlOf(name)}">`;
  return `<form method="post" action="/verify" role="search">
${label}
<input class="only" ${attributes}${by === '' ? '' : ' readonly'}>
<input type="hidden" name="by" value="${htmlOf(by)}">
${named}
${captchaPart({ captcha, why: texts.captcha.why, submit: texts.verify })}
</form>`;
}

function outcome(shown: Shown): string {
  const { number, found, captcha, file, person, now } = shown;
  const drawn = (cert: VerifiedCert): string => certificate({ cert, shown });
  if (file) return fileOutcome({ result: file.result, now, drawn });
  if (person) return personOutcome({ sent: person, now, drawn });
  if (captcha || (number === '' && found)) return '';
  if (!found) return section({ kind: 'expired', title: texts.tooMany, text: '' });
  if (found.length === 0) return section({ kind: 'none', title: texts.none(number), text: texts.noneAdvice });
  const note = found.length < mostFound ? texts.many : texts.more(mostFound);
  const many = found.length > 1 ? `<p role="note">${note}</p>` : '';
  return `${many}${found.map(drawn).join('')}<p class="note">${texts.checkedAt(now)}</p>`;
}

function certificate({ cert, shown: { name, levelOf } }: { cert: VerifiedCert; shown: Shown }): string {
  const { standing, validUntil, revokedDate, reason, level, isNamed, certNumber, tenantId } = cert;
  const text = {
    valid: texts.valid,
    expired: texts.expired(validUntil ?? ''),
    revoked: texts.revoked(revokedDate ?? '', reason ?? ''),
  }[standing];
  const values: Record<keyof typeof texts.fields, string | null> = {
    ...cert,
    level: level && levelOf(level),
    validUntil: validUntil ?? texts.forEver,
  };
  const fields = (Object.keys(texts.fields) as (keyof typeof texts.fields)[])
    .filter((field) => values[field] !== null)
    .map((field) => `<div><dt>${texts.fields[field]}</dt><dd>${htmlOf(values[field] ?? '')}</dd></div>`)
    .join('');
  const isWrong = name !== '' && !isNamed;
  const id = `name-${htmlOf(tenantId)}`;
  const ask = isNamed
    ? ''
    : `<form method="post" action="/verify">
<input type="hidden" name="number" value="${htmlOf(certNumber)}"><input type="hidden" name="by" value="${htmlOf(tenantId)}">
<label for="${id}">${texts.name}</label>
<div class="row"><input id="${id}" name="name" required maxlength="40" autocomplete="off"${isWrong ? ` value="${htmlOf(name)}" autofocus aria-invalid="true" aria-describedby="${id}-wrong"` : ''}><button class="plain">${texts.showAll}</button></div>
${isWrong ? `<p class="wrong" id="${id}-wrong" role="alert">${texts.wrongName}</p>` : ''}
<p class="note">${texts.nameAdvice}</p>
</form>`;
  return section({ kind: standing, title: texts.standings[standing], text, rest: `<dl>${fields}</dl>${ask}` });
}
