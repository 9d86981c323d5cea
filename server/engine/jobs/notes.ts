import type { Entity } from '#generators/formats.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import type { Values } from '../context.ts';
import { newId } from '../ids.ts';
import type { Job } from './job.ts';

/** What a job wrote, so that it can be undone: of each record the version it left, and what stood before in the fields it changed. */
export interface Note {
  recordId: string;
  recordVersion: number;
  /** Null of a record that it added. */
  before: Values | null;
  /** Its parts were changed, too, and what they were is not noted. */
  hasParts: boolean;
}

/** Notes records that were added. */
export function noteAdded({ job, ids }: { job: Job; ids: readonly string[] }): Statement {
  return noteAll({
    job,
    notes: ids.map((recordId) => ({ recordId, recordVersion: 1, before: null, hasParts: false })),
  });
}

/** Records as they stand in their table, before they are changed. */
export function changedRows({ entity, ids }: { entity: Entity; ids: readonly string[] }): Statement<{ row: Values }> {
  return reading({ text: `select to_jsonb(t) as "row" from "${entity.name}" t where "id" = any($1)`, values: [ids] });
}

/** Notes records that were changed: `before` is how they stood. */
export function noteChanged({
  job,
  entity,
  changes,
  before,
}: {
  job: Job;
  entity: Entity;
  changes: readonly { id: string; version: number; values: Values }[];
  before: readonly { row: Values }[];
}): Statement {
  const rows = new Map(before.map(({ row }) => [row['id'], row]));
  const notes = changes.map(({ id, version, values }): Note => {
    const row = rows.get(id) ?? {};
    const fields = Object.keys(values).filter((field) => field in row);
    return {
      recordId: id,
      recordVersion: version + 1,
      before: Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
      hasParts: Object.keys(values).some((field) => entity.properties[field]?.['x-parts'] !== undefined),
    };
  });
  return noteAll({ job, notes });
}

function noteAll({ job, notes }: { job: Job; notes: readonly Note[] }): Statement {
  return changing({
    text: `insert into "jobRow" ("id", "jobId", "recordId", "recordVersion", "before", "hasParts")
      select "id", $1, "recordId", "recordVersion", "before", "hasParts"
        from jsonb_to_recordset($2::jsonb) as n("id" text, "recordId" text, "recordVersion" integer, "before" jsonb, "hasParts" boolean)`,
    values: [job.id, JSON.stringify(notes.map((note) => ({ id: newId(), ...note })))],
  });
}

/** The notes of a job, the last first: what was added later may refer to what was added before. */
export function notesOf({ jobId }: { jobId: string }): Statement<Note> {
  return reading({
    text: `select "recordId", "recordVersion", "before", "hasParts" from "jobRow" where "jobId" = $1 order by "id" desc`,
    values: [jobId],
  });
}
