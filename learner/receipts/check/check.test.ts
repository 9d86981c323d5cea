import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#tests/contract/examAttempt/checkReceipts.ts';
import { checkFile, faultsOf, fingerprintOf, mostBytes, type Entry, type Receipts } from './check.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keyOf = (key: typeof publicKey): string =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

const signed = (lines: (string | number)[], key = privateKey): string =>
  sign(null, Buffer.from(lines.join('\n')), key).toString('base64');

/** Receipts as the platform makes them (H7, H8), with a seal after each so many entries. */
function made({ counts = [3, 5], key = privateKey, shown = publicKey } = {}): Receipts {
  const attemptId = 'attempt-1';
  const answers: Entry[] = [];
  const seals: Receipts['seals'] = [];
  let receipt = '';
  for (const [at, answerCount] of counts.entries()) {
    const segment = at + 1;
    while (answers.length < answerCount) {
      const number = answers.length + 1;
      const content = `{"inputInfo": ["第 ${number} 次，𠮷"], "selectedOptions": [${number}]}`;
      const entry = {
        questionId: `q${number % 3}`,
        questionVersion: 2,
        savedTime: '2026-11-27T01:02:03.456Z',
        content,
      };
      const salt = `salt${number}`;
      const lines = [receipt, salt, attemptId, number, entry.questionId, 2, entry.savedTime, content];
      receipt = createHash('sha256').update(lines.join('\n')).digest('hex');
      answers.push({ ...entry, number, segment, salt, receipt });
    }
    const sealedTime = `2026-11-27T02:00:0${segment}.000Z`;
    const signature = signed([attemptId, segment, answerCount, receipt, sealedTime], key);
    seals.push({ segment, answerCount, receipt, sealedTime, signature });
  }
  return { attemptId, certName: '证书', sessionCode: 'S1', publicKey: keyOf(shown), answers, seals };
}

/** With what is changed in one of a list. */
const changed = <Item>(list: readonly Item[], at: number, values: Partial<Item>): Item[] =>
  list.map((item, index) => (index === at ? { ...item, ...values } : item));

describe('receipts', () => {
  const whole = made();
  const { answers, seals } = whole;

  it.each([[[3, 5]], [[8]], [[0]], [[0, 2]], [[2, 2]]])('are whole as they are made, %j', (counts) => {
    expect(faultsOf(made({ counts }))).toEqual([]);
    expect(problemOf(made({ counts }))).toBeUndefined();
  });

  const other = generateKeyPairSync('ed25519');
  it.each<[string, Receipts, ReturnType<typeof faultsOf>]>([
    [
      'a content',
      { ...whole, answers: changed(answers, 1, { content: answers[1]?.content.replace('2 次', '3 次') ?? '' }) },
      [{ kind: 'entry', number: 2 }],
    ],
    [
      'a time',
      { ...whole, answers: changed(answers, 4, { savedTime: '2026-11-27T01:02:03.457Z' }) },
      [{ kind: 'entry', number: 5 }],
    ],
    [
      'a receipt, which the next one is chained to',
      { ...whole, answers: changed(answers, 0, { receipt: answers[1]?.receipt ?? '' }) },
      [
        { kind: 'entry', number: 1 },
        { kind: 'entry', number: 2 },
      ],
    ],
    ['a segment', { ...whole, answers: changed(answers, 1, { segment: 2 }) }, [{ kind: 'seal', segment: 1 }]],
    [
      'an entry removed',
      { ...whole, answers: answers.filter(({ number }) => number !== 2) },
      [
        { kind: 'order', number: 3, former: 1 },
        { kind: 'seal', segment: 1 },
        { kind: 'seal', segment: 2 },
      ],
    ],
    ['the last removed', { ...whole, answers: answers.slice(0, -1) }, [{ kind: 'seal', segment: 2 }]],
    [
      'the order',
      { ...whole, answers: [0, 2, 1, 3, 4].flatMap((at) => answers[at] ?? []) },
      [
        { kind: 'order', number: 3, former: 1 },
        { kind: 'order', number: 2, former: 3 },
        { kind: 'order', number: 4, former: 2 },
        { kind: 'seal', segment: 1 },
      ],
    ],
    [
      'another attempt',
      { ...whole, attemptId: 'attempt-2' },
      [
        ...answers.map(({ number }) => ({ kind: 'entry' as const, number })),
        { kind: 'signature', segment: 1 },
        { kind: 'signature', segment: 2 },
      ],
    ],
    [
      'a forged signature',
      {
        ...whole,
        seals: changed(seals, 1, {
          signature: signed(
            [whole.attemptId, 2, 5, seals[1]?.receipt ?? '', seals[1]?.sealedTime ?? ''],
            other.privateKey,
          ),
        }),
      },
      [{ kind: 'signature', segment: 2 }],
    ],
    [
      'a time of a seal',
      { ...whole, seals: changed(seals, 0, { sealedTime: '2026-11-27T02:00:09.000Z' }) },
      [{ kind: 'signature', segment: 1 }],
    ],
    [
      'a signature written otherwise',
      { ...whole, seals: changed(seals, 0, { signature: seals[0]?.signature.replace('==', '') ?? '' }) },
      [{ kind: 'signature', segment: 1 }],
    ],
    [
      'another key',
      made({ shown: other.publicKey }),
      [
        { kind: 'signature', segment: 1 },
        { kind: 'signature', segment: 2 },
      ],
    ],
    [
      'a key that is none',
      { ...whole, publicKey: Buffer.alloc(32, 255).toString('base64') },
      [
        { kind: 'signature', segment: 1 },
        { kind: 'signature', segment: 2 },
      ],
    ],
    ['the last seal removed', { ...whole, seals: seals.slice(0, 1) }, [{ kind: 'unsealed', count: 2 }]],
    [
      'the first seal removed',
      { ...whole, seals: seals.slice(1) },
      [
        { kind: 'sealOrder', segment: 2, former: 0 },
        { kind: 'seal', segment: 2 },
      ],
    ],
    ['all seals removed', { ...whole, seals: [] }, [{ kind: 'unsealed', count: 5 }]],
  ])('are not whole with a change: %s', (_, receipts, faults) => {
    expect(faultsOf(receipts)).toEqual(faults);
  });

  it('of another who signs with a key of their own are whole: the key tells', () => {
    const foreign = made({ key: other.privateKey, shown: other.publicKey });
    expect(faultsOf(foreign)).toEqual([]);
    expect(fingerprintOf(foreign.publicKey)).not.toBe(fingerprintOf(whole.publicKey));
    expect(fingerprintOf(whole.publicKey)).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    expect(fingerprintOf('?')).toBe('');
  });
});

describe('a file', () => {
  const fileOf = (content: unknown): Blob =>
    new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);

  it('of receipts is read', async () => {
    expect(await checkFile(fileOf(made()))).toEqual({ receipts: made(), faults: [] });
  });

  it.each<[unknown]>([
    ['%PDF-1.7'],
    [''],
    ['null'],
    [[]],
    [{}],
    [{ ...made(), seals: undefined }],
    [{ ...made(), answers: [null] }],
    [{ ...made(), attemptId: 'a\nb' }],
    [{ ...made(), answers: changed(made().answers, 0, { number: 1.5 }) }],
    [{ ...made(), seals: Array.from({ length: 1001 }, () => made().seals[0]) }],
  ])('of anything else is refused %#', async (content) => {
    expect(await checkFile(fileOf(content))).toEqual({ refusal: 'notReceipts' });
  });

  it('that is huge is refused unread', async () => {
    const text = (): Promise<string> => Promise.reject(new Error('was read'));
    expect(await checkFile({ size: mostBytes + 1, text })).toEqual({ refusal: 'tooLarge' });
  });

  it('of bytes that are changed one by one is never whole, but for the names that are not signed', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(made({ counts: [2] })));
    for (let at = 0; at < bytes.length; at += 1) {
      const next = Uint8Array.from(bytes);
      next[at] = (next[at] ?? 0) ^ 1;
      const found = await checkFile(new Blob([next]));
      if ('refusal' in found || found.faults.length > 0) continue;
      const { certName, sessionCode, ...rest } = found.receipts;
      const { certName: _, sessionCode: __, ...kept } = made({ counts: [2] });
      expect(rest, `${at}: ${certName} ${sessionCode}`).toEqual(kept);
    }
  });
});
