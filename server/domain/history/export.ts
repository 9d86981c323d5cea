import type { CatalogueFile } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { ordering, Parameters } from '../../engine/conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from '../../engine/context.ts';
import { exportLines, writeLines, type Lines } from '../../engine/exportLines.ts';
import { operationOfAct, timeOfAct } from '../../engine/acts.ts';
import type { Works } from '../../engine/jobs/works.ts';
import { prepared } from '../../engine/prepared.ts';
import { fitting, labelsOfRows, labelText, legible, lineColumns } from './list.ts';
import { namesOf } from './people.ts';

const lines: Lines = {
  columns: [
    { field: 'createdTime', title: '操作时间' },
    { field: 'userName' },
    { field: 'action' },
    { field: 'recordLabel' },
    { field: 'entity' },
    { field: 'stepTitle' },
    { field: 'recordVersion' },
    { field: 'recordId' },
    { field: 'act' },
    { field: 'ip' },
  ],
  phase: 'history',
  find,
  read,
};

/**
 * What the list of the operation log shows as a workbook; of what an act did to many each by itself.
 * @throws Failure 409 where there are more than an export holds.
 */
export function exportHistory(context: CallContext, input: Values): Promise<Download | Values> {
  return exportLines({ context, input, lines });
}

/** What jobs do about many lines. */
export const historyWorks: Works = {
  'export.history': { attempts: 3, run: (running) => writeLines({ running, lines }) },
};

async function find({
  context,
  input,
  most,
}: {
  context: CallContext;
  input: Values;
  most: number;
}): Promise<string[]> {
  const { app, scope } = context;
  const entity = entityOf(context);
  const parameters = new Parameters();
  const where = fitting({ context, input, entities: legible(context), parameters });
  const order = ordering({ entity, sort: typeof input['sort'] === 'string' ? input['sort'] : entity.sort });
  const [found] = await app.database.batch({
    scope,
    statements: [
      prepared(
        reading<{ id: string }>({
          text: `select "id" from "history" where ${where} order by ${order} limit ${most}`,
          values: parameters.values,
        }),
      ),
    ],
  });
  return found.map(({ id }) => id);
}

async function read({ context, ids }: { context: CallContext; ids: readonly string[] }): Promise<Values[]> {
  const { app, scope } = context;
  const kept = legible(context);
  const [rows] = await app.database.batch({
    scope,
    statements: [
      prepared(
        reading<Values & { createdBy: string; act: string | null }>({
          text: `select ${lineColumns}, ${labelText(kept)} as "recordLabel" from "history"
            where "tenantId" = $1 and "entity" = any($2) and "id" = any($3)`,
          values: [scope.tenantId, kept.map(({ name }) => name), ids],
        }),
      ),
    ],
  });
  const [names, labels] = await Promise.all([
    namesOf({ context, ids: rows.map(({ createdBy }) => createdBy) }),
    labelsOfRows({ context, rows }),
  ]);
  return rows.map((row, index) => ({
    ...row,
    act: row.act === null ? null : actText({ act: row.act, operations: app.catalogue.operations }),
    userName: names.get(row.createdBy) ?? '系统',
    recordLabel: labels[index] ?? '',
  }));
}

/** The same for all that one call did, and told by what it is called. */
function actText({ act, operations }: { act: string; operations: CatalogueFile['operations'] }): string {
  return `${operations[operationOfAct(act)]?.title ?? operationOfAct(act)} ${timeOfAct(act)}`;
}
