import { reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import type { Addresses } from './addresses.ts';

/** An organisation as an issuer: a `Profile` of Open Badges 3.0. */
export interface Profile {
  id: string;
  type: ['Profile'];
  name: string;
}

export function profileOf({ tenantName, addresses }: { tenantName: string; addresses: Addresses }): Profile {
  return { id: addresses.issuer, type: ['Profile'], name: tenantName };
}

/** What an organisation publishes of itself; nothing where there is no such organisation. */
export async function issuerProfile({
  app,
  tenantId,
  addresses,
}: {
  app: App;
  tenantId: string;
  addresses: Addresses;
}): Promise<Profile | undefined> {
  const [tenant] = await app.database.query(
    reading<{ tenantName: string }>({
      name: 'credential_issuer',
      text: 'select "tenantName" from "tenant" where "id" = $1',
      values: [tenantId],
    }),
  );
  return tenant && profileOf({ ...tenant, addresses });
}
