/** Sixteen writers that save certificates and questions, and the memory of what was acknowledged to them. */
import type { Client, Values } from './client.ts';
import { startLoad, type Load, type Worker } from './load.ts';

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

/** A load that also knows every record with an acknowledged write, oldest first. */
export interface WriteLoad extends Load {
  written: Written[];
}

const WRITERS = 16;
/** Of a record: one creation and so many changes. */
const CHANGES = 3;

/**
 * Starts the writers. Each creates a record, changes it a few times and goes on to the next; even ones write
 * certificates, odd ones questions of `certId`. A request without an answer ends its writer, an answer other than 200
 * does not: it goes on with a new record.
 */
export function startWriters({ client, certId, name }: { client: Client; certId: string; name: string }): WriteLoad {
  const written: Written[] = [];

  const writeOne = async ({
    worker: { heed, isEnding },
    entity,
    label,
  }: {
    worker: Worker;
    entity: Entity;
    label: string;
  }): Promise<void> => {
    /** The stored record; undefined where it was refused. */
    const save = async (input: Values): Promise<{ id: string; version: number } | undefined> =>
      (await heed(client.post(`/${entity}/save`, input)))?.data as { id: string; version: number } | undefined;
    const { field } = watched[entity];
    const first = `${label}-0`;
    const created = await save({ ...newRecord({ entity, label, certId }), [field]: first });
    if (!created) return;
    const record: Written = { entity, id: created.id, version: created.version, text: first };
    written.push(record);
    for (let change = 1; change <= CHANGES && !isEnding(); change += 1) {
      const text = `${label}-${change}`;
      record.unanswered = text;
      const changed = await save({ id: record.id, version: record.version, [field]: text });
      if (!changed) return;
      Object.assign(record, { version: changed.version, text, unanswered: undefined });
    }
  };

  const load = startLoad({
    workers: WRITERS,
    work: async (worker, writer) => {
      for (let n = 0; !worker.isEnding(); n += 1)
        await writeOne({ worker, entity: writer % 2 === 0 ? 'cert' : 'question', label: `${name}-${writer}-${n}` });
    },
  });
  return { ...load, written };
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
