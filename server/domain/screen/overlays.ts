import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';

/** The tenant's overlays over the admin screens, by screen (JSON Merge Patches). */
export async function overlays({ app, scope }: CallContext): Promise<Values> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ screen: string; patch: Values }>({
        name: 'screen_overlays',
        text: `select "screen", "patch" from "screenOverlay" where "tenantId" = $1 and ${living()}`,
        values: [scope.tenantId],
      }),
    ],
  });
  return Object.fromEntries(rows.map(({ screen, patch }) => [screen, patch]));
}
