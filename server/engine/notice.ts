import type { Entity, Json, Notice, Property } from '#generators/formats.ts';
import { isRefList } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import { evaluate } from '#runtime/core/expressions.ts';
import type { Transaction } from '../database/database.ts';
import { changing } from '../database/statement.ts';
import type { CallContext, Values } from './context.ts';
import { newId } from './ids.ts';
import { readWhole } from './rulesOf.ts';

/** Characters of a message's title. */
const longestTitle = 100;

/**
 * Sends a message about each record to whom it concerns, once a person, with all else in the transaction. Who is no
 * member of the tenant gets none.
 */
export async function sendNotice({
  context: { app, scope },
  entity,
  notice,
  asked,
  fields,
  ids,
  transaction,
}: {
  context: CallContext;
  entity: Entity;
  notice: Notice;
  /** What was said, and how each of it is described. */
  asked: Values;
  fields: Readonly<Record<string, Property>>;
  ids: readonly string[];
  transaction: Transaction;
}): Promise<void> {
  const records = await readWhole({ entity, ids, scope, transaction });
  const messages = records.flatMap((record) => {
    const told = { ...record, ...asked };
    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_, name: string) =>
        textOf({ app, name, property: fields[name] ?? entity.properties[name], record: told }),
      );
    const to = [evaluate(notice.to, { record, user: { userId: scope.userId } })].flat();
    const people = new Set(to.filter((id): id is string => typeof id === 'string' && id !== ''));
    const [title, text] = [[...fill(notice.title)].slice(0, longestTitle).join(''), fill(notice.text)];
    return [...people].map((userId) => ({ id: newId(), userId, title, text }));
  });
  if (messages.length === 0) return;
  await transaction.query(
    changing({
      name: 'notice_send',
      text: `insert into "message" ("id", "tenantId", "userId", "title", "content", "senderName", "readingStatus")
        select m."id", $2, m."userId", m."title", m."text", t."tenantName", '2'
        from jsonb_to_recordset($1::jsonb) as m("id" text, "userId" text, "title" text, "text" text)
        left join "tenant" t on t."id" = $2
        where exists (select from "membership" b where b."tenantId" = $2 and b."userId" = m."userId" and b."deletedTime" is null)`,
      values: [JSON.stringify(messages), scope.tenantId],
    }),
  );
}

/** A field as people read it: the name of what it refers to, the label of a code. */
function textOf({
  app,
  name,
  property,
  record,
}: {
  app: CallContext['app'];
  name: string;
  property: Property | undefined;
  record: Values;
}): string {
  const { [labelsNameOf(name)]: labels, [labelNameOf(name)]: label, [name]: own = null } = record;
  const value = (property && isRefList(property) ? labels : property?.['x-ref'] ? label : own) ?? null;
  const values = app.artefacts.dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  const called = (each: Json): string => values.find(({ code }) => code === each)?.label ?? String(each);
  return value === null ? '' : [value].flat().map(called).join('、');
}
