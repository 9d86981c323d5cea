import { reading } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';

/** Where another system of an organisation is, by the code of its module. */
export type SiblingAddress = { code: string; address: string };

/** The other systems of the session's organisation that its role may enter, in the order in which operators keep them (rule T29). */
export async function siblingsOf({
  app,
  dictionaries,
  tenantId,
  codes,
}: Pick<CallContext, 'app' | 'dictionaries'> & Pick<Session, 'tenantId' | 'codes'>): Promise<SiblingAddress[]> {
  const systems = dictionaries['siblingSystem']?.values ?? [];
  // Most people may enter none, learners among them, and every page that is opened asks who they are.
  if (!systems.some(({ code }) => codes.has(code))) return [];
  const rows = await app.database.query(
    reading<SiblingAddress>({
      name: 'session_siblings',
      text: `select "system" as "code", "address" from "siblingAddress" where "organisationId" = $1 order by "position", "id"`,
      values: [tenantId],
    }),
  );
  return rows.filter(({ code }) => codes.has(code));
}
