import type { Dictionary, DictionaryValue } from '#generators/formats.ts';
import type { Database } from '../database/database.ts';
import { reading } from '../database/statement.ts';
import { openTenantMemory, type TenantMemory } from './tenantMemory.ts';

/** Dictionaries by their group codes. */
export type Dictionaries = Readonly<Record<string, Dictionary>>;

/** The dictionaries as each tenant has them: the catalogue's, those that may be extended with the tenant's own values. */
export type DictionaryStore = TenantMemory<Dictionaries>;

/** Opens the store. */
export async function openDictionaries({
  database,
  dictionaries,
}: {
  database: Database;
  dictionaries: Dictionaries;
}): Promise<DictionaryStore> {
  const isExtended = Object.values(dictionaries).some(({ isExtensible }) => isExtensible);
  const memory = await openTenantMemory({
    database,
    channel: 'dictionary_values_changed',
    read: async (tenantId) => extended({ dictionaries, own: await readOwn({ database, tenantId }) }),
  });
  return {
    ...memory,
    // What is for anyone, and what operators do on the platform, is of no tenant.
    of: async (tenantId) => (tenantId === '' || !isExtended ? dictionaries : memory.of(tenantId)),
  };
}

interface OwnValue {
  dictionary: string;
  code: string;
  label: string;
  isRetired: boolean;
}

/** A tenant's values stand behind the catalogue's. */
function extended({ dictionaries, own }: { dictionaries: Dictionaries; own: readonly OwnValue[] }): Dictionaries {
  const changed = Object.values(dictionaries).flatMap((dictionary): [string, Dictionary][] => {
    const added = own.filter((value) => value.dictionary === dictionary.name);
    if (!dictionary.isExtensible || added.length === 0) return [];
    const last = Math.max(...dictionary.values.map(({ order }) => order));
    const values = added.map(
      ({ code, label, isRetired }, index): DictionaryValue => ({ code, label, order: last + index + 1, isRetired }),
    );
    return [[dictionary.name, { ...dictionary, values: [...dictionary.values, ...values] }]];
  });
  return changed.length === 0 ? dictionaries : { ...dictionaries, ...Object.fromEntries(changed) };
}

async function readOwn({ database, tenantId }: { database: Database; tenantId: string }): Promise<readonly OwnValue[]> {
  const [rows] = await database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<OwnValue>({
        name: 'own_values',
        text: `select "dictionary", "code", "label", "state" = 'off' as "isRetired" from "dictionaryValue"
          where "tenantId" = $1 order by "order", "id"`,
        values: [tenantId],
      }),
    ],
  });
  return rows;
}
