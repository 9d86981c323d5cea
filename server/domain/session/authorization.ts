import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { signedIn } from './signedIn.ts';

/** Which of the codes asked for the caller holds, and whether these are all of them. */
export async function checkAuthorization(context: CallContext, input: Values): Promise<Values> {
  const held = signedIn(context).codes;
  const asked = [...new Set(input['codes'] as string[])];
  const codes = asked.filter((code) => held.has(code));
  return { isAuthorised: codes.length === asked.length, codes };
}

/** No sender of messages is set up, and nothing pretends that one was sent. @throws Failure 503, always. */
export async function sendVerification(_context: CallContext, { channel }: Values): Promise<never> {
  throw failures.notConfigured(channel === 'sms' ? '短信验证码' : '邮件验证码');
}
