import type { VerifiedCert } from '../../domain/issue/index.ts';
import { htmlOf } from '../../engine/notices/html.ts';
import { captchaPart } from './captcha.ts';
import type { SentPerson } from './person.ts';
import { section } from './section.ts';
import { texts } from './texts.ts';

const { person: personTexts } = texts;

/** The form by name and identity document: folded until it is used, and once it has found something. */
export function personForm(sent: SentPerson | undefined): string {
  const { name = '', idNumber = '', answered } = sent ?? {};
  const isFound = answered?.kind === 'found' && answered.found.length > 0;
  const captcha = answered?.kind === 'captcha' ? answered.captcha : undefined;
  const button = captcha
    ? captchaPart({ captcha, why: personTexts.why, submit: texts.verify })
    : `<button class="alone plain">${texts.verify}</button>`;
  return `<details class="person"${sent && !isFound ? ' open' : ''}>
<summary>${personTexts.label}</summary>
<form method="post" action="/verify/person">
<p class="note" id="person-advice">${personTexts.advice}</p>
<label for="person-name">${texts.name}</label>
<input class="only" id="person-name" name="name" required maxlength="40" autocomplete="off" value="${htmlOf(name)}" aria-describedby="person-advice">
<label for="person-number">${personTexts.idNumber}</label>
<input class="only" id="person-number" name="idNumber" required maxlength="30" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${htmlOf(idNumber)}">
${button}
</form>
</details>`;
}

/** What came of it; `drawn` shows a certificate as the page shows any. */
export function personOutcome({
  sent: { answered },
  now,
  drawn,
}: {
  sent: SentPerson;
  now: string;
  drawn: (cert: VerifiedCert) => string;
}): string {
  if (!answered || answered.kind === 'captcha') return '';
  if (answered.kind === 'tooMany') return section({ kind: 'expired', title: texts.tooMany, text: '' });
  const { found } = answered;
  if (found.length === 0) return section({ kind: 'none', ...personTexts.none });
  return `<p role="note">${personTexts.count(found.length)}</p>${found.map(drawn).join('')}<p class="note">${texts.checkedAt(now)}</p>`;
}
