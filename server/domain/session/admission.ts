import { failures } from '../../failures.ts';
import type { App, CallContext, Values } from '../../engine/context.ts';
import { Turns } from '../../engine/turns.ts';
import { countTry, keysOfLogin, keysOfPassword, wantedLevel, type Keys } from './attempts.ts';
import { newPicture, takeCaptcha, type PictureCaptcha } from './picture.ts';
import { newChallenge, spendProof, type Challenge } from './proof.ts';

/** Tries of one account from one address go one after the other; of one address so many at a time. */
const pairs = new Turns({ most: 1 });
const addresses = new Turns({ most: 16 });

/**
 * Makes a try at a password once it is counted. Right tries that come together wait for each other and are not taken for
 * guesses; guesses are counted before they are looked at (rule L1).
 * @throws Failure 422 with `data.proofRequired` where a proof of work is wanted, or the one that came is worth nothing
 */
export async function tried<T>({
  app,
  keys,
  proof,
  work,
}: {
  app: App;
  keys: Keys;
  proof: string | undefined;
  work: () => Promise<T>;
}): Promise<T> {
  const [narrow = '', ...wide] = keys.texts;
  const level = proof === undefined ? 0 : await spendProof({ app, proof, purpose: narrow });
  if (level === undefined) throw failures.wrongProof();
  const attempt = async (): Promise<T> => {
    if (!(await countTry({ app, keys, level }))) throw failures.proofWanted();
    return work();
  };
  return pairs.take(narrow, () => addresses.take(wide.at(-1) ?? narrow, attempt));
}

/** What is asked for: a picture to read, or else a challenge for a log-in, or for a change of the own password. */
export async function captcha(
  { app, caller, session }: CallContext,
  { account, kind }: Values,
): Promise<Challenge | PictureCaptcha> {
  if (kind === 'picture') return newPicture({ app });
  const keys =
    typeof account === 'string' && account !== ''
      ? keysOfLogin({ account: accountOf(account), ip: caller.ip })
      : session
        ? keysOfPassword(session)
        : undefined;
  if (!keys) throw failures.invalid([{ path: '/account', message: '请输入账号' }]);
  return newChallenge({ app, purpose: keys.texts[0] ?? '', level: Math.max(1, await wantedLevel({ app, keys })) });
}

/**
 * Whether a challenge was solved, or a picture read; either is used up by it, right or wrong.
 * @throws Failure 422 where it is neither or both
 */
export async function checkCaptcha({ app }: CallContext, { proof, id, text }: Values): Promise<{ isCorrect: boolean }> {
  const isPicture = id !== undefined || text !== undefined;
  if ((proof !== undefined) === isPicture)
    throw failures.invalid([
      { path: '/proof', message: '请提交 proof（计算结果），或者 id 和 text（图片和其中的字符），两种选一种' },
    ]);
  if (!isPicture) return { isCorrect: (await spendProof({ app, proof: String(proof) })) !== undefined };
  if (id === undefined) throw failures.invalid([{ path: '/id', message: '请提交图片的 id' }]);
  if (text === undefined) throw failures.invalid([{ path: '/text', message: '请输入图片中的字符' }]);
  return { isCorrect: (await takeCaptcha({ app, id: String(id), text: String(text) })) === 'right' };
}

/** An account as it is stored, of what was typed. */
export function accountOf(typed: string): string {
  return typed.trim().toLowerCase();
}
