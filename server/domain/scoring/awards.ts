import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { newId } from '../../engine/ids.ts';
import type { StoredQuestion } from '../answer/index.ts';
import type { Verdict } from './judge.ts';
import { snapshots } from './snapshots.ts';

/** Whose answer to which question is scored, by which version of its key, as which of the paper, of how many points. */
export interface Asked {
  resultId: string;
  questionId: string;
  keyVersion: number;
  place: number;
  maximum: number;
}

/** A question in a version. */
export interface Version {
  questionId: string;
  version: number;
}

/** Stores what machines say of answers (rule SC1): at hand-in, or by a mended key, with the reason for mending it. */
export async function storeVerdicts({
  transaction,
  tenantId,
  cause,
  note = null,
  verdicts,
}: {
  transaction: Transaction;
  tenantId: string;
  cause: 'machine' | 'key';
  note?: string | null;
  verdicts: readonly (Asked & Verdict)[];
}): Promise<void> {
  const awards = verdicts.map((verdict) => ({ id: newId(), ...verdict }));
  await transaction.query(
    changing({
      name: 'scoring_award',
      text: `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum",
        "isProposed", "matched", "note")
      select w."id", $1, w."resultId", w."questionId", w."place", w."keyVersion", $3, w."gained", w."maximum",
        w."isProposed", w."matched", $4
      from jsonb_to_recordset($2::jsonb) w("id" text, "resultId" text, "questionId" text, "place" integer, "keyVersion" integer,
        "gained" numeric, "maximum" numeric, "isProposed" boolean, "matched" jsonb)`,
      values: [tenantId, JSON.stringify(awards), cause, note],
    }),
  );
}

/**
 * What a machine left open or only proposed waits for an examiner (rule SC11), unless it does already. The id of what waits
 * is drawn: of ids that follow on from one another examiners could tell which answers are one person's (rule SC10).
 */
export async function letWait({
  transaction,
  tenantId,
  asked,
}: {
  transaction: Transaction;
  tenantId: string;
  asked: readonly Asked[];
}): Promise<void> {
  await transaction.query(
    changing({
      name: 'scoring_open',
      text: `insert into "marking" ("id", "tenantId", "resultId", "questionId", "keyVersion", "place", "maximum", "number")
      select gen_random_uuid()::text, $1, m."resultId", m."questionId", m."keyVersion", m."place", m."maximum", 1
      from jsonb_to_recordset($2::jsonb) m("resultId" text, "questionId" text, "place" integer, "keyVersion" integer, "maximum" numeric)
      on conflict do nothing`,
      values: [tenantId, JSON.stringify(asked)],
    }),
  );
}

/** Questions with their keys, each in a version, by `id/version`. */
export async function readQuestions({
  transaction,
  tenantId,
  versions,
}: {
  transaction: Transaction;
  tenantId: string;
  versions: readonly Version[];
}): Promise<Map<string, StoredQuestion>> {
  const rows = await transaction.query(snapshots({ tenantId, keys: [...new Set(versions.map(keyOf))] }));
  return new Map(rows.map(({ key, question }) => [key, question]));
}

/** The key of a version in what `readQuestions` gives. */
export function keyOf({ questionId, version }: Version): string {
  return `${questionId}/${version}`;
}
