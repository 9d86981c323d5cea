import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { sliceOf, type Page } from '../../engine/page.ts';
import { shownTenant } from '../portal/index.ts';

/** Published certificates of every tenant by name, code, summary or position; all of them where nothing was typed. */
export async function searchPlatform(context: CallContext, input: Values): Promise<Page> {
  return searchCerts({ context, input, tenantId: null });
}

/** The same within one tenant: the one named, else the caller's. @throws Failure 404 where there is no such tenant. */
export async function searchTenant(context: CallContext, input: Values): Promise<Page> {
  return searchCerts({ context, input, tenantId: await shownTenant({ context, input }) });
}

/**
 * Published questions of the caller's own tenant by the words of their stems, the first five hundred of them. Only stem and
 * certificate: options and keys stay on the server. Without a tenant nothing is found.
 */
export async function searchQuestions({ app, scope }: CallContext, input: Values): Promise<Page> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'search_questions',
        text: 'select * from "searchQuestions"($1, $2, $3, $4)',
        values: [typed(input), input['certId'] ?? null, ...placeOf(input)],
      }),
    ],
  });
  return asPage(rows);
}

async function searchCerts({
  context: { app, scope },
  input,
  tenantId,
}: {
  context: CallContext;
  input: Values;
  tenantId: string | null;
}): Promise<Page> {
  const [rows] = await app.database.batch({
    scope: { ...scope, tenantId: tenantId ?? scope.tenantId },
    statements: [
      reading<Values>({
        name: 'search_certs',
        text: 'select * from "searchCerts"($1, $2, $3, $4, $5)',
        values: [typed(input), tenantId, input['level'] ?? null, ...placeOf(input)],
      }),
    ],
  });
  return asPage(rows);
}

function typed({ keyword }: Values): string {
  return typeof keyword === 'string' ? keyword.trim() : '';
}

/** How many rows to skip, how many to answer. */
function placeOf(input: Values): [number, number] {
  const { size, skip } = sliceOf(input, { usual: 10 });
  return [skip, size];
}

function asPage(rows: Values[]): Page {
  return { rows, total: Number(rows[0]?.['total'] ?? 0) };
}
