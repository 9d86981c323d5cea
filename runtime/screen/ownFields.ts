import { useEffect, useState } from 'react';
import type { OwnField, Screen, ScreenField } from '#generators/formats.ts';
import { provideDictionary } from '#runtime/core/dictionaries.ts';
import { dictionaryName } from '#runtime/core/operations/ownFields.ts';
import { ownScreenFields, withOwnFields } from '#runtime/core/screens/ownFields.ts';
import { createTenantData } from './tenantData.ts';

/** The fields that the tenant added to records, those out of use too. */
export const ownFields = createTenantData<readonly OwnField[]>({ operation: 'customField.all', entity: 'customField' });

/** A screen with the tenant's fields; only one that may have some asks for them. @throws CallError */
export async function extended<Shown extends Screen>({
  screen,
  tenantId,
}: {
  screen: Shown;
  tenantId: string;
}): Promise<Shown> {
  if (screen.kind === 'page' || !screen.isExtensible) return screen;
  const fields = await ownFields.of(tenantId);
  provideChoices(fields);
  return withOwnFields({ screen, fields });
}

/** The tenant's fields of an entity as screens draw them, for what names them after they went out of use. */
export function useOwnFields({
  entity,
  tenantId,
  isExtensible,
}: {
  entity: string;
  tenantId: string;
  isExtensible: boolean;
}): Readonly<Record<string, ScreenField>> {
  const [fields, setFields] = useState<Readonly<Record<string, ScreenField>>>({});
  useEffect(() => {
    if (!isExtensible) return undefined;
    let isCurrent = true;
    ownFields.of(tenantId).then(
      (all) => {
        provideChoices(all);
        if (isCurrent) setFields(ownScreenFields(all.filter((field) => field.entity === entity)));
      },
      // Without them the names of values stand for titles.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [entity, tenantId, isExtensible]);
  return fields;
}

/** Choices are looked up as those of dictionaries are. */
function provideChoices(fields: readonly OwnField[]): void {
  for (const field of fields)
    if (field.choices)
      provideDictionary({
        name: dictionaryName(field),
        values: field.choices.map((code, order) => ({ code, label: code, order, isRetired: false })),
      });
}
