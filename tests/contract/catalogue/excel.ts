import { describe, expect, it } from 'vitest';
import { isWhole } from '#tests/suite.ts';
import type { ExcelPlan, Json, Property } from '#generators/formats.ts';
import dictionaries from '#schemas/generated/dictionaries.json' with { type: 'json' };
import { entityOf, operationFor, operationsOf, samplesOf, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { createRecord, saveOf } from '../records.ts';
import { dataOf } from '../world.ts';
import type { Part } from './part.ts';
import { withoutStamps } from './compare.ts';
import { removeRecord, stockOf } from './stock.ts';
import { checkImport, commitImport, readSheet, writeSheet, type Sheet } from './workbook.ts';

const chinese = expect.stringMatching(/[一-鿿]/) as unknown;

/**
 * Workbooks: what an export says, that it comes back saying nothing new, that a cell changes one record, and templates.
 * @param withFiles whether files are tried that are no workbook of the entity, too: those are refused before it matters which one it is
 */
export function excelContract({ entity, world, withFiles }: Part & { withFiles: boolean }): void {
  const [upload, commit, download, template, errors, get] = [
    'importExcel',
    'importCommit',
    'exportExcel',
    'excelTemplate',
    'importErrors',
    'get',
  ].map((verb) => operationsOf(entity).find(({ does }) => does === verb));
  if (!upload || !commit || !download || !template || !errors || !get) return;

  const { label, properties } = entityOf(entity);
  const samples = samplesOf(entity).valid.map((_input, sample) => sample);
  const readAll = (records: readonly Values[]): Promise<Values[]> =>
    Promise.all(records.map(async ({ id = null }) => dataOf<Values>(await world().ours.call(get, { id }))));
  const exported = async (records: readonly Values[]): Promise<Sheet> => {
    const { status, bytes } = await world().ours.call(download, { id: records.map(({ id = null }) => id) });
    expect(status).toBe(200);
    const sheet = await readSheet(bytes);
    const at = sheet.headings.indexOf('系统编号');
    const place = new Map(records.map(({ id }, index) => [id, index]));
    const rows = [...sheet.rows].sort((a, b) => (place.get(a[at] ?? '') ?? 0) - (place.get(b[at] ?? '') ?? 0));
    return { ...sheet, rows };
  };

  describe('Excel', () => {
    let records: Values[] = [];
    let sheet: Sheet = { headings: [], rows: [] };

    it('an export says each record in its cells, and imported again nothing new', async () => {
      const { ours } = world();
      const created: Values[] = [];
      for (const sample of samples) created.push(await createRecord({ caller: ours, entity, sample }));
      records = await readAll(created);
      sheet = await exported(records);
      expect(sheet.rows).toHaveLength(records.length);
      const plan = await planOf(entity);
      for (const [index, record] of records.entries())
        expect(saidBy({ sheet, row: index, plan })).toMatchObject(wordsOf({ record, plan }));
      // Where a cell is changed, below, the other records say nothing new either.
      if (!isWhole) return;
      const job = await checkImport({ caller: ours, upload, content: await writeSheet(sheet) });
      expect(job).toMatchObject({
        state: 'ready',
        total: records.length,
        unchanged: records.length,
        valid: 0,
        bad: 0,
        skipped: 0,
        errors: [],
      });
      expect(await readAll(records)).toEqual(records);
    });

    it('one changed cell changes its record and no other', async () => {
      const { ours } = world();
      const plan = await planOf(entity);
      const shown = properties[label]?.['x-ref'] ? (textIn(entity) ?? label) : label;
      const field = properties[shown]?.['x-plainOf'] ?? shown;
      const column = sheet.headings.indexOf(plan.columns.find((each) => each.field === field)?.title ?? '');
      const words = `改过的${String(sheet.rows[1]?.[column]).slice(0, 20)}`;
      const rows = sheet.rows.map((row, index) => (index === 1 ? row.with(column, words) : row));
      const checked = await checkImport({ caller: ours, upload, content: await writeSheet({ ...sheet, rows }) });
      expect(checked).toMatchObject({ state: 'ready', changed: 1, unchanged: records.length - 1, bad: 0 });
      expect(await readAll(records)).toEqual(records);
      expect(await commitImport({ caller: ours, commit, job: checked })).toMatchObject({
        state: 'done',
        added: 0,
        changed: 1,
      });
      const after = await readAll(records);
      const [was = {}, is = {}] = [records[1], after[1]];
      expect(after.toSpliced(1, 1)).toEqual(records.toSpliced(1, 1));
      expect(is['version']).toBe(Number(was['version']) + 1);
      expect(String(is[shown])).toBe(words);
      expect(withoutFields(withoutStamps(is), [field, shown])).toEqual(
        withoutFields(withoutStamps(was), [field, shown]),
      );
      records = after;
      sheet = { ...sheet, rows };
    });

    it('a template filled with records imports as these records', async () => {
      const { ours } = world();
      const { bytes, status } = await ours.call(template);
      expect(status).toBe(200);
      const { headings, rows: examples } = await readSheet(bytes);
      expect(examples).toHaveLength(1);
      const blank = new Set(['系统编号', '版本']);
      const filled = sheet.rows.map((row) =>
        headings.map((heading) => (blank.has(heading) ? '' : (row[sheet.headings.indexOf(heading)] ?? ''))),
      );
      for (const record of records) await removeRecord({ caller: ours, entity, record });
      const before = await stockOf({ caller: ours, entity });
      const content = await writeSheet({ headings, rows: [...examples, ...filled] });
      const checked = await checkImport({ caller: ours, upload, content });
      expect(checked).toMatchObject({ state: 'ready', total: records.length, valid: records.length, errors: [] });
      expect(await commitImport({ caller: ours, commit, job: checked })).toMatchObject({
        state: 'done',
        added: records.length,
      });
      expect((await stockOf({ caller: ours, entity })).total).toBe(before.total + records.length);
      const added = await newest({ caller: ours, entity, count: records.length });
      const own = ['id', 'createdTime', ...withoutExcel(entity)];
      const comparable = (record: Values): Json => asImported(withoutFields(withoutStamps(record), own));
      expect((await readAll(added)).map(comparable)).toEqual(records.map(comparable));
    });

    it('rows that a save would refuse are told cell by cell, and none of them is stored', async () => {
      const { ours } = world();
      const before = await stockOf({ caller: ours, entity });
      const rows = sheet.rows.map((row) => row.map((_cell, index) => (sheet.headings[index] === '版本' ? '' : ' x')));
      const job = await checkImport({ caller: ours, upload, content: await writeSheet({ ...sheet, rows }) });
      expect(job).toMatchObject({ state: 'ready', valid: 0 });
      expect(Number(job['bad']) + Number(job['skipped'])).toBe(rows.length);
      for (const { message } of job['errors'] as { message: string }[]) expect(message).toEqual(chinese);
      expect((await ours.call(commit, { id: job.id, mode: 'all' })).status).toBe(409);
      const told = await ours.call(errors, { id: job.id });
      expect(told.status).toBe(200);
      const { headings } = await readSheet(told.bytes);
      expect(headings).toEqual(expect.arrayContaining([...sheet.headings, '错误原因']));
      expect(await stockOf({ caller: ours, entity })).toEqual(before);
    });

    if (!withFiles) return;
    it.each([
      ['is no workbook', 'no workbook', [415]],
      ['is empty', '', [422]],
      ['only begins like one', 'PK\u0003\u0004 no workbook', [413, 415, 422]],
    ] as const)('a file that %s is refused', async (_why, content, statuses) => {
      const { ours } = world();
      const before = await stockOf({ caller: ours, entity });
      const { status, body } = await ours.upload(upload, { name: '数据.xlsx', content });
      expect(statuses).toContain(status);
      expect(body).toMatchObject({ message: chinese });
      expect(await stockOf({ caller: ours, entity })).toEqual(before);
    });

    it('a workbook of something else fails with the reason, and cannot be stored', async () => {
      const { ours, foreign } = world();
      const before = await stockOf({ caller: ours, entity });
      const content = await writeSheet({ headings: ['甲', '乙'], rows: [['1', '2']] });
      const job = await checkImport({ caller: ours, upload, content });
      expect(job).toMatchObject({ state: 'failed', message: chinese });
      const input = { id: job.id, mode: 'all' };
      expect((await ours.call(commit, input)).status).toBe(409);
      expect((await foreign.call(commit, input)).status).toBe(404);
      expect((await ours.call(commit, { id: 'no-such-id', mode: 'all' })).status).toBe(404);
      expect(await stockOf({ caller: ours, entity })).toEqual(before);
    });
  });
}

/** A text of its own, of what is called by another record. */
function textIn(entity: string): string | undefined {
  const texts = Object.entries(entityOf(entity).properties).filter(
    ([, { type, format, readOnly, 'x-ref': reference }]) => type === 'string' && !format && !readOnly && !reference,
  );
  return texts[0]?.[0];
}

async function planOf(entity: string): Promise<ExcelPlan> {
  const { default: plan } = (await import(`#schemas/generated/excel/${entity}.json`, { with: { type: 'json' } })) as {
    default: ExcelPlan;
  };
  return plan;
}

/** The cells of a row by field, of those whose words are simple. */
function saidBy({ sheet, row, plan }: { sheet: Sheet; row: number; plan: ExcelPlan }): Record<string, string> {
  return Object.fromEntries(
    plan.columns.flatMap(({ field, title }) => {
      const cell = sheet.rows[row]?.[sheet.headings.indexOf(title)];
      return cell === undefined ? [] : [[field, cell]];
    }),
  );
}

/** What stands in the cells of a record, of the kinds whose words follow from their values alone. */
function wordsOf({ record, plan }: { record: Values; plan: ExcelPlan }): Record<string, string> {
  const labels = dictionaries as unknown as Record<string, { values: { code: string; label: string }[] }>;
  return Object.fromEntries(
    plan.columns.flatMap(({ field, kind, dict, codec }): [string, string][] => {
      const value = record[field];
      if (codec || value === null || value === undefined || entityOf(plan.entity).properties[field]?.['x-when'])
        return [];
      switch (kind) {
        case 'text':
        case 'longText':
        case 'date':
        case 'dateTime':
        case 'integer':
        case 'number':
          return [[field, String(value)]];
        case 'boolean':
          return [[field, value === true ? '是' : '否']];
        case 'dict':
          return [[field, labels[dict ?? '']?.values.find(({ code }) => code === value)?.label ?? '']];
        case 'tags':
          return [[field, (value as string[]).join('；')]];
        default:
          return [];
      }
    }),
  );
}

/** The records that were added last, in the order of their sheet. */
async function newest({ caller, entity, count }: { caller: Caller; entity: string; count: number }): Promise<Values[]> {
  const list = operationFor({ entity, verb: 'list' });
  if (!list) throw new Error(`${entity} has no list`);
  const { rows } = dataOf<{ rows: Values[] }>(await caller.call(list, { sort: '-id', pageSize: count }));
  return rows.reverse();
}

/** Fields that no workbook has. */
function withoutExcel(entity: string): string[] {
  return Object.entries(entityOf(entity).properties).flatMap(([field, property]) =>
    isGiven(property) || (isWithoutExcel(property) && field in (saveOf(entity).input.properties ?? {})) ? [field] : [],
  );
}

/** A number of its own, and what is counted of parts, which stand in a sheet of their own. */
function isGiven({ 'x-series': series, 'x-roll': roll }: Property): boolean {
  return series !== undefined || roll !== undefined;
}

/** What is made of several values stands in cells where a codec is named. */
function isWithoutExcel({ type, items, 'x-excel': hint }: Property): boolean {
  if (hint === false) return true;
  return (type === 'object' || items?.type === 'object') && hint?.codec === undefined;
}

/** A value such that a workbook can say it: one paragraph needs no marks, and only blanks have a tolerance (rule Q3). */
function asImported(value: Json, isBlank = false): Json {
  if (typeof value === 'string') return value.replace(/^<p>((?:(?!<p>)[^])*)<\/p>$/, '$1');
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => asImported(inner, isBlank));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] =>
      name === 'tolerance' && !isBlank ? [] : [[name, asImported(inner, isBlank || value['type'] === 'blank')]],
    ),
  );
}

function withoutFields(record: Values, fields: readonly string[]): Record<string, Json> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
}
