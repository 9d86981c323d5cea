/** Sixteen writers that save certificates and questions, and the memory of what was acknowledged to them. */
import type { Client, Reply, Values } from './client.ts';

/** A record as its writer knows it. */
export interface Written {
  entity: Entity;
  id: string;
  /** The last version that was acknowledged. */
  version: number;
  /** What the watched field held in that version. */
  text: string;
  /** What a change whose answer never came would have put there. */
  unanswered?: string;
}

export type Entity = 'cert' | 'question';

/** The field that is changed, and where the record is read. */
export const watched = {
  cert: { field: 'summary', path: '/cert/detail' },
  question: { field: 'analysis', path: '/question/edit' },
} as const;

export interface Load {
  /** Every record with an acknowledged write, oldest first. */
  written: Written[];
  /** Acknowledged writes so far. */
  acknowledged(): number;
  /** Answers other than 200, which are no acknowledgement. */
  refused: Reply[];
  /** Requests that got no answer at all. */
  unanswered(): number;
  /** Resolves when so many writes are acknowledged. @throws Error when the writers end before. */
  reach(count: number): Promise<void>;
  /** Lets each writer finish its request and end; resolves when all have. */
  end(): Promise<void>;
  /** Resolves when every writer has ended: told to, or at a request without an answer. */
  ended: Promise<void>;
}

const WRITERS = 16;
/** Of a record: one creation and so many changes. */
const CHANGES = 3;

/**
 * Starts the writers. Each creates a record, changes it a few times and goes on to the next; even ones write
 * certificates, odd ones questions of `certId`. A request without an answer ends its writer, an answer other than 200
 * does not: it goes on with a new record.
 */
export function startWriters({ client, certId, name }: { client: Client; certId: string; name: string }): Load {
  const written: Written[] = [];
  const refused: Reply[] = [];
  const waiting: { count: number; resolve(): void; reject(error: Error): void }[] = [];
  let acknowledged = 0;
  let unanswered = 0;
  let isEnding = false;

  const acknowledge = (): void => {
    acknowledged += 1;
    for (const waiter of waiting) if (acknowledged >= waiter.count) waiter.resolve();
  };

  /** The stored record; undefined where it was refused. */
  const save = async ({
    entity,
    input,
  }: {
    entity: Entity;
    input: Values;
  }): Promise<{ id: string; version: number } | undefined> => {
    const reply = await client.post(`/${entity}/save`, input);
    if (reply.status !== 200) {
      refused.push(reply);
      return undefined;
    }
    acknowledge();
    return reply.data as { id: string; version: number };
  };

  const writeOne = async ({ entity, label }: { entity: Entity; label: string }): Promise<void> => {
    const { field } = watched[entity];
    const first = `${label}-0`;
    const created = await save({ entity, input: { ...newRecord({ entity, label, certId }), [field]: first } });
    if (!created) return;
    const record: Written = { entity, id: created.id, version: created.version, text: first };
    written.push(record);
    for (let change = 1; change <= CHANGES && !isEnding; change += 1) {
      const text = `${label}-${change}`;
      record.unanswered = text;
      const changed = await save({ entity, input: { id: record.id, version: record.version, [field]: text } });
      if (!changed) return;
      Object.assign(record, { version: changed.version, text, unanswered: undefined });
    }
  };

  const write = async (writer: number): Promise<void> => {
    try {
      for (let n = 0; !isEnding; n += 1)
        await writeOne({ entity: writer % 2 === 0 ? 'cert' : 'question', label: `${name}-${writer}-${n}` });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      unanswered += 1;
    }
  };

  const ended = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).then(() => {
    for (const { reject } of waiting)
      reject(new Error(`The writers ended after ${acknowledged} writes: ${JSON.stringify(refused.slice(0, 3))}`));
  });

  return {
    written,
    refused,
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
    reach: (count) =>
      new Promise((resolve, reject) => (acknowledged >= count ? resolve() : waiting.push({ count, resolve, reject }))),
    end: () => {
      isEnding = true;
      return ended;
    },
    ended,
  };
}

function newRecord({ entity, label, certId }: { entity: Entity; label: string; certId: string }): Values {
  if (entity === 'cert') return { certName: `断电演练 ${label}`, certCode: label };
  return {
    certId,
    type: 'judgment',
    title: `<p>断电演练 ${label}</p>`,
    options: [
      { content: '正确', isAnswer: true },
      { content: '错误', isAnswer: false },
    ],
    difficulty: '1',
    score: 2,
  };
}
