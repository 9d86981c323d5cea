import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';

/** Where another system of an organisation is, by the code of its module. */
export type SiblingAddress = { code: string; address: string };

/** The other systems of the session's organisation that its role may enter, in the order in which operators keep them (rule T29). */
export async function siblingsOf({
  app,
  tenantId,
  codes,
}: { app: App } & Pick<Session, 'tenantId' | 'codes'>): Promise<SiblingAddress[]> {
  const rows = await app.database.query(
    reading<SiblingAddress>({
      name: 'session_siblings',
      text: `select "system" as "code", "address" from "siblingAddress" where "organisationId" = $1 order by "position", "id"`,
      values: [tenantId],
    }),
  );
  return rows.filter(({ code }) => codes.has(code));
}
