import type { Transaction } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import { newId } from '../../../engine/ids.ts';
import type { Account } from './account.ts';
import type { Records } from './records.ts';

/** What becomes of one kind of data, as administrators read it. */
export interface Line {
  dataTitle: string;
  outcome: 'awaited' | 'removed' | 'blanked' | 'kept';
  count: number;
  why: string | null;
}

/** How many of the files of somebody go, and stay. */
export interface Files {
  removed: number;
  kept: number;
}

/** What of somebody's is removed, blanked and kept, and why; what is not done with first (rule T27). */
export function linesOf({
  records,
  account,
  files,
}: {
  records: readonly Records[];
  account: Account;
  files: Files;
}): Line[] {
  const lines = [...records.flatMap(linesOfRecords), ...linesOfFiles(files), lineOfAccount(account)];
  return lines.sort((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
}

const order: readonly Line['outcome'][] = ['awaited', 'removed', 'blanked', 'kept'];

function linesOfRecords({ entity, erase, ids, awaited }: Records): Line[] {
  const dataTitle = entity.title;
  const count = ids.length;
  if (erase.kind === 'remove')
    return [{ dataTitle, outcome: 'removed', count, why: entity.hasHistory ? '连同修改历史' : null }];
  const { why, blank, awaits } = erase;
  const titles = blank.map((field) => entity.properties[field]?.title ?? field);
  return [
    ...(awaits && awaited > 0 ? [{ dataTitle, outcome: 'awaited' as const, count: awaited, why: awaits.why }] : []),
    blank.length > 0
      ? { dataTitle, outcome: 'blanked', count, why: `${why}，清空${titles.join('、')}` }
      : { dataTitle, outcome: 'kept', count, why },
  ];
}

function linesOfFiles({ removed, kept }: Files): Line[] {
  const lines: Line[] = [
    { dataTitle: '文件', outcome: 'removed', count: removed, why: '本人的、没有使用的，连同修改历史' },
    { dataTitle: '文件', outcome: 'kept', count: kept, why: '本人上传，还在使用；执行时一起清空的，文件也删除' },
  ];
  return lines.filter(({ count }) => count > 0);
}

function lineOfAccount({ isOurs }: Account): Line {
  return isOurs
    ? { dataTitle: '账号', outcome: 'blanked', count: 1, why: '本机构开的账号：清空姓名、账号和联系方式，不能再登录' }
    : { dataTitle: '账号', outcome: 'kept', count: 1, why: '账号是本人的，或者也在别处使用' };
}

/** Keeps the lines of an erasure instead of those it had. */
export async function keepLines({
  transaction,
  tenantId,
  id,
  lines,
}: {
  transaction: Transaction;
  tenantId: string;
  id: string;
  lines: readonly Line[];
}): Promise<void> {
  const rows = lines.map((line, place) => ({ ...line, id: newId(), place }));
  await transaction.batch([
    changing({
      text: 'delete from "erasureLine" where "tenantId" = $1 and "erasureId" = $2',
      values: [tenantId, id],
    }),
    changing({
      text: `insert into "erasureLine" ("id", "tenantId", "erasureId", "place", "dataTitle", "outcome", "count", "why")
        select l."id", $1, $2, l."place", l."dataTitle", l."outcome", l."count", l."why" from jsonb_to_recordset($3::jsonb)
          l("id" text, "place" integer, "dataTitle" text, "outcome" text, "count" integer, "why" text)`,
      values: [tenantId, id, JSON.stringify(rows)],
    }),
  ]);
}
