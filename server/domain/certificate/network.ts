import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readPage } from '../../engine/list.ts';
import type { Page } from '../../engine/page.ts';
import { shownList } from './shown.ts';

/** As many of its certificates as an organisation is shown with. */
const most = 6;

/** The organisations that are on, for anyone, each with its first certificates: their calls travel together. */
export async function network(context: CallContext, input: Values): Promise<Page> {
  const { rows, total } = await readPage({ context, entity: entityOf(context), filters: { ...input, state: 'on' } });
  const withCerts = rows.map(async (row) => {
    const certs = await shownList(context, { tenantId: String(row['id']), pageNum: 1, pageSize: most });
    return {
      ...row,
      certTotal: certs.total,
      certs: certs.rows.map(({ id = null, certName = null, level = null }) => ({ id, certName, level })),
    };
  });
  return { rows: await Promise.all(withCerts), total };
}
