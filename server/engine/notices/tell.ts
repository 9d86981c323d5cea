import type { Entity, Notice, Property } from '#generators/formats.ts';
import { evaluate } from '#runtime/core/expressions.ts';
import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../context.ts';
import { newId } from '../ids.ts';
import { readWholeAndOpen } from '../rulesOf.ts';
import { queryAllRows } from '../sight.ts';
import { filled, filledAddress, filledLines } from './template.ts';
import { htmlOf } from './html.ts';
import { askForMail } from './queue.ts';

/** Characters of a title. */
const longestTitle = 100;

/**
 * Tells whom a notice about records concerns, with all else in the transaction: keeps a delivery for each recipient and
 * way, once for each occasion, whoever does it at the same time; messages are there at once, mails are sent behind it by
 * a job (rules S14, N3). Users who are no members of the organisation are told nothing.
 */
export async function tell({
  context: { scope, dictionaries },
  entity,
  notice,
  asked = {},
  fields = {},
  ids,
  occasion,
  transaction,
}: {
  context: Pick<CallContext, 'scope' | 'dictionaries'>;
  entity: Entity;
  notice: Notice;
  /** What was said, and how each of it is described. */
  asked?: Values;
  fields?: Readonly<Record<string, Property>>;
  ids: readonly string[];
  /** The field whose value tells one occasion from the next. */
  occasion: string;
  transaction: Transaction;
}): Promise<void> {
  // Recipients read more or less of a record, and mails are read by anybody: a masked field is told masked.
  const [records, told] = await readWholeAndOpen({ entity, ids, scope, transaction });
  const open = new Map(told.map((record) => [record['id'], record]));
  const said = Object.fromEntries(
    Object.entries(asked).filter(([name]) => entity.properties[name]?.['x-read'] === undefined),
  );
  const deliveries = records.flatMap((record) => {
    const told = { dictionaries, entity, fields, record: { ...open.get(record['id'] ?? null), ...said } };
    const to = [evaluate(notice.to, { record, user: { userId: scope.userId } })].flat();
    const recipients = new Set(to.filter((each): each is string => typeof each === 'string' && each !== ''));
    const text = filledLines(notice.text, told);
    const one = {
      recordId: String(record['id']),
      occasion: String(record[occasion] ?? ''),
      title: [...filled(notice.title, told)].slice(0, longestTitle).join(''),
      text,
      html: htmlOf(text),
      opens: notice.opens === undefined ? null : filledAddress(notice.opens, told),
    };
    return [...recipients].flatMap((recipient) =>
      notice.ways
        .filter((way) => way === 'mail' || !isAddress(recipient))
        .map((way) => ({ ...one, id: newId(), recipient, isAddress: isAddress(recipient), way })),
    );
  });
  if (deliveries.length === 0) return;
  const statement = kept({ notice, deliveries, tenantId: scope.tenantId });
  const [[outcome] = []] = await queryAllRows({ scope, transaction, asked: [{ statement, fields: 'own' }] });
  if (outcome?.isWaiting) await askForMail(transaction);
}

/** Ids of users have no such sign. */
function isAddress(recipient: string): boolean {
  return recipient.includes('@');
}

/** Deliveries and messages that are there from now on; says whether a mail of them waits. */
function kept({ notice, deliveries, tenantId }: { notice: Notice; deliveries: readonly Values[]; tenantId: string }) {
  return changing<{ isWaiting: boolean }>({
    name: 'notice_tell',
    text: `with n as (
        select n.*, coalesce(u."nickname", n."recipient") as "recipientName",
          case when n."isAddress" then n."recipient" else nullif(u."email", '') end as "address"
        from jsonb_to_recordset($1::jsonb) as n("id" text, "recordId" text, "occasion" text, "recipient" text,
          "isAddress" boolean, "way" text, "title" text, "text" text, "html" text, "opens" text)
        left join "user" u on u."id" = n."recipient" and not n."isAddress"
        where n."isAddress" or exists (select from "membership" b
          where b."tenantId" = $2 and b."userId" = n."recipient" and b."state" <> 'invited'
            and b."deletedTime" is null)
      ), kept as (
        insert into "delivery" ("id", "tenantId", "notice", "entity", "recordId", "occasion", "recipient", "recipientName",
          "address", "way", "title", "text", "opens", "state", "reason", "dueTime", "sentTime")
        select n."id", $2, $3, $4, n."recordId", n."occasion", n."recipient", n."recipientName",
          case when n."way" = 'mail' then n."address" end, n."way", n."title", n."text", n."opens",
          case when n."way" = 'message' then 'sent' when n."address" is null then 'failed' else 'waiting' end,
          case when n."way" = 'mail' and n."address" is null then '账号中没有填写邮箱' end,
          now(), case when n."way" = 'message' then now() end
        from n on conflict do nothing returning "id", "way", "state"
      ), told as (
        insert into "message" ("id", "tenantId", "userId", "title", "content", "senderName", "readingStatus", "opens")
        select n."id", $2, n."recipient", n."title", n."html", t."tenantName", '2', n."opens"
        from n join kept k on k."id" = n."id" left join "tenant" t on t."id" = $2 where k."way" = 'message'
      )
      select exists (select from kept where "state" = 'waiting') as "isWaiting"`,
    values: [JSON.stringify(deliveries), tenantId, notice.name, notice.entity],
  });
}
