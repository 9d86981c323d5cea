import { randomInt } from 'node:crypto';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { hashToken } from './token.ts';

const life = '5 minutes';
const letters = '23456789';

/** A new captcha: an SVG picture of four digits as a data URI; the answer stays in the database, hashed, for five minutes. */
export async function captcha({ app }: CallContext): Promise<{ id: string; image: string }> {
  const id = newId();
  const code = Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  await app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [
      { text: `delete from "captcha" where "expiresTime" < now()` },
      { text: `insert into "captcha" ("id", "answerHash", "expiresTime") values ($1, $2, now() + $3::interval)`, values: [id, hashToken(id + code), life] },
    ],
  });
  return { id, image: `data:image/svg+xml;base64,${Buffer.from(draw(code)).toString('base64')}` };
}

/** Whether the code fits, without using the captcha up. */
export async function checkCaptcha({ app }: CallContext, input: Values): Promise<{ isCorrect: boolean }> {
  const [row] = await app.database.query<{ id: string }>({ text: `select "id" from "captcha" where "id" = $1 and "answerHash" = $2 and "expiresTime" > now()`, values: [input['id'], answerHash(input)] });
  return { isCorrect: row !== undefined };
}

/** Uses a captcha up, right or wrong. @throws Failure 422 where it was wrong, used or too old. */
export async function spendCaptcha({ app, given }: { app: CallContext['app']; given: Values | undefined }): Promise<void> {
  const [row] = await app.database.query<{ answerHash: string }>({ text: `delete from "captcha" where "id" = $1 and "expiresTime" > now() returning "answerHash"`, values: [given?.['id'] ?? ''] });
  if (!given || row?.answerHash !== answerHash(given)) throw failures.wrongCaptcha();
}

function answerHash({ id, code }: Values): string {
  return hashToken(String(id) + String(code).trim());
}

/** Seven-segment-like strokes of each digit on a 4 x 7 grid; drawn as paths, so that the picture holds no text to read off. */
const strokes: Record<string, string> = {
  2: 'M0 1Q0 0 2 0T4 2Q4 3 0 7H4',
  3: 'M0 .5Q4-1 4 1.7 4 3.2 1.5 3.3 4 3.4 4 5.3 4 8 0 6.5',
  4: 'M3 7V0L0 5H4',
  5: 'M4 0H.5L.3 3Q4 2 4 4.8 4 8 0 6.4',
  6: 'M3.6.4Q0 1 0 5 0 7 2 7T4 5Q4 3 2 3T0 5',
  7: 'M0 0H4L1.5 7',
  8: 'M2 3.3Q.2 3 .2 1.6.2 0 2 0T3.8 1.6Q3.8 3 2 3.3 0 3.6 0 5.2 0 7 2 7T4 5.2Q4 3.6 2 3.3',
  9: 'M.4 6.6Q4 6 4 2 4 0 2 0T0 2Q0 4 2 4T4 2',
};

function draw(code: string): string {
  const glyphs = [...code].map((letter, i) => {
    const turn = randomInt(-18, 19);
    const size = 3.2 + randomInt(0, 10) / 10;
    return `<path d="${strokes[letter] ?? ''}" transform="translate(${14 + i * 26 + randomInt(-3, 4)} ${6 + randomInt(0, 5)}) rotate(${turn} 6 12) scale(${size})" stroke-width="${(2.6 / size).toFixed(2)}"/>`;
  });
  const noise = Array.from({ length: 5 }, () => `<path d="M${randomInt(0, 30)} ${randomInt(0, 40)}Q${randomInt(30, 90)} ${randomInt(-10, 50)} ${randomInt(90, 120)} ${randomInt(0, 40)}" stroke-width="1" opacity=".5"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#f5f7fa"/><g fill="none" stroke="#475467" stroke-linecap="round">${noise.join('')}${glyphs.join('')}</g></svg>`;
}
