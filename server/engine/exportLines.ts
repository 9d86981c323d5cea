import type { Entity, ExcelColumn } from '#generators/formats.ts';
import { dictionaryOf, kindOf } from '#kinds/data/index.ts';
import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { cellOf, formatCell } from './excel/cells.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { assertExportable, batch, enqueueExport, keepExport, mostAtOnce, mostRows } from './exportExcel.ts';
import type { Running } from './jobs/running.ts';
import { mayRead } from './sight.ts';

/** How an entity is exported whose list is not that of the engine: what its call finds, and what it tells of each. */
export interface Lines {
  /** Fields in the order of the columns, with a title where that of the field does not say it. */
  columns: readonly { field: string; title?: string }[];
  /** Of the job that writes many of them. */
  phase: string;
  /** The ids of those that the conditions of the list fit, in its order, no more than so many. */
  find(asked: { context: CallContext; input: Values; most: number }): Promise<string[]>;
  /** Those of these ids that are there, in any order. */
  read(asked: { context: CallContext; ids: readonly string[] }): Promise<Values[]>;
}

/**
 * Every line that the conditions of a list fit, as a workbook. Of many a job writes it, which is the reply then.
 * @throws Failure 409 where there are more than an export holds.
 */
export async function exportLines({
  context,
  input,
  lines,
}: {
  context: CallContext;
  input: Values;
  lines: Lines;
}): Promise<Download | Values> {
  const ids = await findAll({ context, input, lines });
  return ids.length <= mostAtOnce
    ? workbookOf({ context, lines, ids })
    : enqueueExport({ context, input, phase: lines.phase, count: ids.length });
}

/** The same by a job: the workbook is kept with it (rule J9). */
export async function writeLines({
  running: { job, context, tell },
  lines,
}: {
  running: Running;
  lines: Lines;
}): Promise<Values> {
  const ids = await findAll({ context, input: job.input, lines });
  const total = ids.length;
  const file = await workbookOf({ context, lines, ids, onProgress: (done) => tell(done, total) });
  return keepExport({ context, job, file, total });
}

async function findAll({
  context,
  input,
  lines,
}: {
  context: CallContext;
  input: Values;
  lines: Lines;
}): Promise<string[]> {
  const ids = await lines.find({ context, input, most: mostRows + 1 });
  assertExportable(ids.length);
  return ids;
}

interface Written {
  context: CallContext;
  lines: Lines;
  ids: readonly string[];
  onProgress?: (done: number) => void;
}

function workbookOf(written: Written): Promise<Download> {
  const { context, lines } = written;
  const entity = entityOf(context);
  const columns = columnsOf({ context, entity, lines });
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: `${entity.title}.xlsx`,
    sheets: [
      {
        name: entity.title,
        headings: columns.map(({ title, width }) => ({ title, width })),
        pages: pagesOf({ ...written, columns }),
      },
    ],
  });
}

function columnsOf({
  context: { scope },
  entity,
  lines,
}: {
  context: CallContext;
  entity: Entity;
  lines: Lines;
}): ExcelColumn[] {
  return lines.columns.flatMap(({ field, title }): ExcelColumn[] => {
    const property = entity.properties[field];
    if (!property || !mayRead({ scope, property })) return [];
    const kind = kindOf(property);
    const dict = dictionaryOf(property);
    return [
      {
        field,
        title: title ?? property.title ?? field,
        kind,
        isRequired: false,
        ...(dict && { dict }),
        note: '',
        width: cellOf({ kind }).width,
      },
    ];
  });
}

/** No more than a step of lines is held at a time. */
async function* pagesOf({
  context,
  lines,
  ids,
  onProgress,
  columns,
}: Written & { columns: readonly ExcelColumn[] }): AsyncGenerator<WrittenCell[][]> {
  const { dictionaries } = context;
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const found = new Map((await lines.read({ context, ids: some })).map((row) => [row['id'], row]));
    yield some.flatMap((id) => {
      const row = found.get(id);
      return row
        ? [
            columns.map((column) => ({
              value: formatCell({ column, value: row[column.field], label: undefined, dictionaries }),
            })),
          ]
        : [];
    });
    onProgress?.(Math.min(from + batch, ids.length));
  }
}
