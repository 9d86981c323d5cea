import {
  newPicture,
  takeCaptcha,
  type CaptchaVerdict,
  type LookUpLevel,
  type NotLookedUp,
  type PictureCaptcha,
} from '../../domain/session/index.ts';
import type { App } from '../../engine/context.ts';
import { texts } from './texts.ts';

/** What came of a form: what was found, or why nothing was looked up. */
export type Answered<T> =
  | { kind: 'found'; found: T }
  | { kind: 'tooMany' }
  | { kind: 'captcha'; captcha: AskedCaptcha };

/** A picture to be read, and what was wrong with what was typed of the one before. */
export interface AskedCaptcha extends PictureCaptcha {
  problem: Exclude<CaptchaVerdict, 'right'> | undefined;
}

/**
 * Looks something up for a form, with the captcha that it brought (rule IC16); where one is to be read first, has a new one.
 * @param fields of the form: those of `captchaPart` count here
 */
export async function withCaptcha<T extends object>({
  app,
  fields,
  look,
}: {
  app: App;
  fields: Readonly<Record<string, string>>;
  look: (level: LookUpLevel) => Promise<T | NotLookedUp>;
}): Promise<Answered<T>> {
  const { captcha: id = '', captchaText: text = '', another = '' } = fields;
  const isBrought = another === '' && id !== '' && text !== '';
  const verdict = isBrought ? await takeCaptcha({ app, id, text }) : undefined;
  const found = another === '' ? await look(verdict === 'right' ? 1 : 0) : 'captcha';
  if (found === 'tooMany') return { kind: 'tooMany' };
  if (found !== 'captcha') return { kind: 'found', found };
  const problem = verdict === 'right' ? undefined : verdict;
  return { kind: 'captcha', captcha: { ...(await newPicture({ app })), problem } };
}

/** The part of a form (POST) that asks for a captcha, with the button that sends it, which comes first: Enter presses it. */
export function captchaPart({
  captcha: { id, picture, problem },
  why,
  submit,
}: {
  captcha: AskedCaptcha;
  /** What it is asked for. */
  why: string;
  submit: string;
}): string {
  const { captcha: said } = texts;
  const [invalid, wrong] = problem
    ? [' aria-invalid="true"', `<p class="wrong" id="captcha-wrong" role="alert">${said.problems[problem]}</p>`]
    : ['', ''];
  return `<p id="captcha-why">${why}</p>
<label for="captcha">${said.label}</label>
<div class="captcha">${picture}</div>
<input type="hidden" name="captcha" value="${id}">
<div class="row"><input id="captcha" name="captchaText" required autofocus maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false"${invalid} aria-describedby="${problem ? 'captcha-wrong ' : ''}captcha-why captcha-instead"><button>${submit}</button></div>
${wrong}
<button class="another" name="another" value="1" formnovalidate>${said.another}</button>
<p class="note" id="captcha-instead">${said.instead}</p>`;
}
