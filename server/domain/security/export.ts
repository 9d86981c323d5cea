import { reading } from '../../database/statement.ts';
import { column, conditions, ordering, Parameters } from '../../engine/conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from '../../engine/context.ts';
import { exportLines, writeLines, type Lines } from '../../engine/exportLines.ts';
import type { Works } from '../../engine/jobs/works.ts';
import { prepared } from '../../engine/prepared.ts';
import { isOfAllTenants } from './list.ts';

const lines: Lines = {
  columns: [
    { field: 'createdTime', title: '时间' },
    { field: 'event' },
    { field: 'personName' },
    { field: 'account' },
    { field: 'reason' },
    { field: 'detail' },
    { field: 'ip' },
    { field: 'device' },
    { field: 'userAgent' },
    { field: 'orgName' },
  ],
  phase: 'security',
  find,
  read,
};

/**
 * What the list of the security log shows as a workbook: of the caller's tenant, for operators of all (rule L9).
 * @throws Failure 409 where there are more than an export holds.
 */
export function exportEvents(context: CallContext, input: Values): Promise<Download | Values> {
  return exportLines({ context, input, lines });
}

/** What jobs do about many events. */
export const securityWorks: Works = {
  'export.security': { attempts: 3, run: (running) => writeLines({ running, lines }) },
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
  const entity = entityOf(context);
  const parameters = new Parameters();
  const where = conditions({ entity, filters: input, parameters, tenantId: tenantOf(context) });
  const order = ordering({ entity, sort: typeof input['sort'] === 'string' ? input['sort'] : entity.sort });
  const found = await rowsOf<{ id: string }>({
    context,
    text: `select "id" from "securityEventView" where ${where} order by ${order} limit ${most}`,
    parameters,
  });
  return found.map(({ id }) => id);
}

function read({ context, ids }: { context: CallContext; ids: readonly string[] }): Promise<Values[]> {
  const parameters = new Parameters();
  const where = conditions({
    entity: entityOf(context),
    filters: { id: [...ids] },
    parameters,
    tenantId: tenantOf(context),
  });
  const fields = ['id', ...lines.columns.map(({ field }) => field)].map(column).join(', ');
  return rowsOf({ context, text: `select ${fields} from "securityEventView" where ${where}`, parameters });
}

function tenantOf(context: CallContext): string | undefined {
  return isOfAllTenants(context) ? undefined : context.scope.tenantId;
}

async function rowsOf<Row extends Values>({
  context: { app, scope },
  text,
  parameters,
}: {
  context: CallContext;
  text: string;
  parameters: Parameters;
}): Promise<Row[]> {
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Row>({ text, values: parameters.values }))],
  });
  return rows;
}
