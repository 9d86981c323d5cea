import type { OwnField } from '#generators/formats.ts';
import type { CallContext } from '../../engine/context.ts';

/** The fields that the tenant added, those out of use too: what screens are extended by, and what the history calls them. */
export async function all({ app, scope: { tenantId } }: CallContext): Promise<Omit<OwnField, 'slot'>[]> {
  return (await app.ownFields.of(tenantId)).map(({ slot: _, ...field }) => field);
}
