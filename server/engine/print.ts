import type { Entity, Print } from '#generators/formats.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import { Failure, failures } from '../failures.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, ordering, Parameters } from './conditions.ts';
import { Download, entityNamed, entityOf, type CallContext, type Values } from './context.ts';
import { enqueue, type Job } from './jobs/job.ts';
import { keepResult } from './jobs/resultFile.ts';
import type { Running } from './jobs/running.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';
import { parentOf } from './tree.ts';
import { passingFile } from './passingFile.ts';
import { turnOfCall, turnOfJob } from './print/turns.ts';
import { groupedBy } from './print/groups.ts';
import type { Pictures } from './print/picture.ts';
import { readRelated } from './print/related.ts';
import type { Sheet } from './print/sheet.ts';
import type { Boxed, Missing } from './print/sheets.ts';

/** Records of a template that begins a page with each, and rows of a list: at most that many at once. */
const most = { record: 2000, list: 20_000 };
/** A call prints one record by itself, or a list of so many rows; more of them are a job. */
const mostAtOnce = { record: 1, list: 200 };
const batch = 50;
const named = 3;
const reported = 200;

/**
 * Records that the conditions of a list fit, in the order of the list, as a PDF by a template; of many a job prints it,
 * which is the reply then.
 * @throws Failure 404 where there is none of the ids, 409 where there are none or too many, or of a picture that cannot be printed;
 *   429 and 503 where too many wait.
 */
export async function print(context: CallContext, input: Values): Promise<Download | Values> {
  const printing = await printingOf({ context, input });
  const { template, ids } = printing;
  if (ids.length > mostAtOnce[template.of]) {
    const title = `${context.operation.title} ${ids.length} 条`;
    const id = await enqueue({ context, kind: 'print', phase: 'write', title, input });
    return { id, state: 'waiting' };
  }
  return printed(printing);
}

/**
 * One record by a template, as the caller sees it, whoever may call: for what is printed for those whom it concerns.
 * @throws Failure 404 where there is no such record for them; 409, 429 and 503 as `print`.
 */
export async function printOne({
  context,
  name,
  id,
}: {
  context: CallContext;
  name: string;
  id: string;
}): Promise<Download> {
  const template = templateNamed({ context, name });
  const entity = entityNamed({ app: context.app, name: template.entity });
  return printed({ context, template, entity, ids: [id], pictures: new Map() });
}

async function printed(printing: Printing): Promise<Download> {
  const { context, entity } = printing;
  const leave = await turnOfCall(context);
  try {
    const records = await readRecords(printing);
    if (records.length === 0) throw failures.notFound(entity.title);
    const sheets: Sheet[] = [];
    const missing: Missing[] = [];
    let name = printing.template.fileName;
    for (const group of groupsOf({ printing, records })) {
      const one = await filled({ ...printing, records: group });
      sheets.push(one.sheet);
      missing.push(...one.missing);
      ({ name } = one);
    }
    if (missing.length > 0) throw failures.conflict(await wordsOf({ printing, missing, records }));
    const file = await fileOf({ printing, name, sheets });
    return await passingFile({ app: context.app, file });
  } finally {
    leave();
  }
}

/**
 * Prints by a job: the file is kept with it (rule J9). A record that cannot be printed is named and holds up no other, as
 * is one in which boxes stand for characters.
 */
export async function writePrint(running: Running): Promise<Values> {
  const { job, context, tell } = running;
  const printing = await printingOf({ context, input: job.input });
  const { template, ids } = printing;
  const total = ids.length;
  const held: Told[] = [];
  const boxed: Told[] = [];
  const filling = {
    job,
    printing,
    tell,
    hold: (one: Told) => held.push(one),
    box: (one: Told) => boxed.push(one),
  };
  const sheets = template.of === 'list' ? listSheet(filling) : recordSheets(filling);
  const file = await fileOf({ printing, name: template.title, sheets });
  const report = (): Values => ({
    report: { failed: [...held, ...boxed].slice(0, reported) as unknown as Values[] },
  });
  let kept: Values;
  try {
    kept = await keepResult({ app: context.app, job, file });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { state: 'failed', message: error.message, ...report() };
  }
  return {
    state: 'done',
    done: total,
    total,
    result: { total, succeeded: total - held.length, failed: held.length },
    ...report(),
    message: messageOf({ total, held: held.length, boxed: boxed.length }),
    ...kept,
  };
}

/** A record, and why it is not printed or what of it is not printed as it is. */
interface Told {
  recordId: string;
  label: string;
  message: string;
}

/** What is printed: by which template, of which records. */
interface Printing {
  context: CallContext;
  template: Print;
  entity: Entity;
  ids: string[];
  /** A picture of many records is taken in once. */
  pictures: Pictures;
}

async function printingOf({ context, input }: { context: CallContext; input: Values }): Promise<Printing> {
  const entity = entityOf(context);
  const template = templateNamed({ context, name: context.operation.print ?? '' });
  const ids = await findIds({
    context,
    entity,
    template,
    filters: input,
  });
  if (ids.length === 0)
    throw 'id' in input ? failures.notFound(entity.title) : failures.conflict('没有符合条件的数据可以打印');
  if (ids.length > most[template.of])
    throw failures.conflict(
      `符合条件的数据超过 ${most[template.of]} 条，一次最多打印 ${most[template.of]} 条，请缩小筛选范围`,
    );
  return { context, template, entity, ids, pictures: new Map() };
}

function templateNamed({ context, name }: { context: CallContext; name: string }): Print {
  const template = context.app.catalogue.prints[name];
  if (!template) throw new Error(`${context.operation.name}: no template "${name}"`);
  return template;
}

interface Found {
  id: string;
  parent: string | null;
}

async function findIds({
  context: { app, scope, operation },
  entity,
  template,
  filters,
}: {
  context: CallContext;
  entity: Entity;
  template: Print;
  filters: Values;
}): Promise<string[]> {
  const parameters = new Parameters();
  const where = [
    // Both hold: what the list is narrowed to, and what the template is of.
    conditions({ entity, filters, parameters, tenantId: scope.tenantId }),
    conditions({ entity, filters: operation.where ?? {}, parameters, tenantId: scope.tenantId }),
    ...template.needs.map((field) => `${column(field)} is not null`),
  ].join(' and ');
  const sort = template.sort ?? (typeof filters['sort'] === 'string' ? filters['sort'] : undefined);
  const order = ordering({ entity, sort: sort ?? entity.sort });
  const isTree = entity.tree !== undefined && sort === undefined;
  const parent = isTree ? column(parentOf(entity)) : 'null';
  const text = `select "id", ${parent} as "parent" from ${column(`${entity.name}View`)} where ${where}
    order by ${order} limit ${most[template.of] + 1}`;
  const [found] = await app.database.batch({
    scope,
    statements: [prepared(reading<Found>({ text, values: parameters.values }))],
  });
  if (!isTree) return found.map(({ id }) => id);
  // From the top down, as its screen shows it.
  const branches = arranged({ rows: found, idOf: ({ id }) => id, parentOf: ({ parent: above }) => above ?? '' });
  return branches.map(({ row }) => row.id);
}

/** Records by their ids, in the order of these, as their caller sees them; those that are no longer there are left out. */
async function readRecords({ context: { app, scope }, entity, ids }: Printing): Promise<Values[]> {
  const text = `select * from ${column(`${entity.name}View`)} where ${livingIn({ entity, tenant: '$1' })} and "id" = any($2)`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: [scope.tenantId, ids] }))],
  });
  const found = new Map(rows.map((row) => [row['id'], row]));
  return ids.flatMap((id) => [found.get(id)].filter((row) => row !== undefined));
}

/** The renderer and its fonts come with the first print: most processes never print. */
async function filled({ template, records, ...printing }: Printing & { records: readonly Values[] }) {
  const { filledSheet } = await import('./print/sheets.ts');
  const related = await readRelated({ ...printing, template, records });
  return filledSheet({ ...printing, print: template, records, related });
}

/** What stands on pages of its own: a record, a list, or each group of one. */
function groupsOf({ printing, records }: { printing: Printing; records: readonly Values[] }): (readonly Values[])[] {
  const { groupBy } = printing.template;
  return groupBy.length === 0 ? [records] : groupedBy({ ...printing, fields: groupBy, records });
}

async function fileOf({
  printing: { template },
  name,
  sheets,
}: {
  printing: Printing;
  name: string;
  sheets: Iterable<Sheet> | AsyncIterable<Sheet>;
}): Promise<Download> {
  const { renderPdf } = await import('./print/render.ts');
  return new Download({
    fileName: `${name}.pdf`,
    mime: 'application/pdf',
    body: renderPdf({ look: { ...template, title: name }, sheets }),
    headers: { 'cache-control': 'private, no-store' },
  });
}

interface Drawing {
  job: Pick<Job, 'id'>;
  printing: Printing;
  tell: Running['tell'];
  /** Notes what cannot be printed. */
  hold(one: Told): void;
  /** Notes in what boxes stand for characters. */
  box(one: Told): void;
}

async function* listSheet({ job, printing, tell, hold, box }: Drawing): AsyncGenerator<Sheet> {
  const { ids } = printing;
  const records: Values[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    records.push(...(await readRecords({ ...printing, ids: ids.slice(from, from + batch) })));
    tell(records.length, 2 * ids.length);
  }
  const held: Missing[] = [];
  const inBoxes: Boxed[] = [];
  for (const group of groupsOf({ printing, records })) {
    // It is drawn where the turn is still its own.
    const leave = await turnOfJob(job);
    try {
      const { sheet, missing, boxed } = await filled({ ...printing, records: group });
      held.push(...missing);
      inBoxes.push(...boxed);
      // What nobody is to get is not drawn.
      if (held.length === 0) yield sheet;
      else printing.pictures.clear();
    } finally {
      leave();
    }
  }
  const { boxedText, missingText } = await import('./print/sheets.ts');
  const labels = labelsOf({ ...printing, records });
  const told = <Note extends Missing | Boxed>(
    notes: readonly Note[],
    say: (notes: readonly Note[]) => string,
  ): Told[] =>
    [...new Set(notes.map(({ recordId }) => recordId))].map((recordId) => ({
      recordId: recordId ?? '',
      label: labels.get(recordId) ?? printing.template.title,
      message: say(notes.filter((each) => each.recordId === recordId)),
    }));
  told(held, missingText).forEach(hold);
  told(inBoxes, boxedText).forEach(box);
  // A list that lacks rows would be taken for the whole of it.
  if (held.length > 0) throw failures.conflict(`有 ${held.length} 处的图片或二维码不能打印，没有打印`);
}

async function* recordSheets({ job, printing, tell, hold, box }: Drawing): AsyncGenerator<Sheet> {
  const { ids, entity } = printing;
  const { boxedText, missingText } = await import('./print/sheets.ts');
  let done = 0;
  let last = '';
  let printed = 0;
  for (let from = 0; from < ids.length; from += batch)
    for (const record of await readRecords({ ...printing, ids: ids.slice(from, from + batch) })) {
      tell(done++, ids.length);
      const leave = await turnOfJob(job);
      try {
        const { sheet, missing, boxed } = await filled({ ...printing, records: [record] });
        const its = { recordId: String(record['id']), label: labelOf({ entity, record }) };
        if (missing.length === 0) {
          printed++;
          if (boxed.length > 0) box({ ...its, message: boxedText(boxed) });
          yield sheet;
          continue;
        }
        // What is not drawn would be held until the end.
        printing.pictures.clear();
        last = missingText(missing);
        hold({ ...its, message: last });
      } finally {
        leave();
      }
    }
  if (printed === 0) throw failures.conflict(last === '' ? '数据已经不在了' : `没有一条能打印：${last}`);
}

function labelOf({ entity, record }: { entity: Entity; record: Values }): string {
  return String(record[`${entity.label}Label`] ?? record[entity.label] ?? record['id'] ?? '');
}

function labelsOf({ entity, records }: { entity: Entity; records: readonly Values[] }): Map<unknown, string> {
  return new Map(records.map((record) => [record['id'], labelOf({ entity, record })]));
}

/** Of rows of a list the records are named. */
async function wordsOf({
  printing: { entity },
  missing,
  records,
}: {
  printing: Printing;
  missing: readonly Missing[];
  records: readonly Values[];
}): Promise<string> {
  const { missingText } = await import('./print/sheets.ts');
  const labels = labelsOf({ entity, records });
  const said = missing
    .slice(0, named)
    .map(
      (each) =>
        `${each.recordId === undefined ? '' : `${labels.get(each.recordId) ?? each.recordId}：`}${missingText([each])}`,
    );
  return `${said.join('；')}${missing.length > named ? '；…' : ''}，不能打印`;
}

/** Which ones they are is in the report, for their own person (rule J13). */
function messageOf({ total, held, boxed }: { total: number; held: number; boxed: number }): string {
  return [
    `已打印 ${total - held} 条`,
    ...(held > 0 ? [`${held} 条没有打印`] : []),
    ...(boxed > 0 ? [`${boxed} 条中没有字形的字印成了“□”`] : []),
  ].join('，');
}
