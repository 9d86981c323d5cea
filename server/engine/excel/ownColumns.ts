import type { Dictionary, Entity, ExcelColumn } from '#generators/formats.ts';
import { dataKindOf, kindOf } from '#kinds/data/index.ts';
import { dictionaryName, initialOf, propertyOf } from '#runtime/core/operations/ownFields.ts';
import type { CallContext } from '../context.ts';
import type { Dictionaries } from '../dictionaryStore.ts';

/** The columns of the fields that a tenant added, behind those of the catalogue. */
export function ownColumns(entity: Entity): ExcelColumn[] {
  const dictionaries = ownDictionaries(entity);
  return Object.entries(entity.ownFields).flatMap(([name, field]): ExcelColumn[] => {
    const property = propertyOf(field);
    const { cell } = dataKindOf(property);
    if (!cell) return [];
    const dict = field.choices ? dictionaryName(field) : undefined;
    return [
      {
        field: name,
        title: field.title,
        kind: kindOf(property),
        isRequired: field.isRequired && field.kind !== 'boolean' && initialOf(field) === undefined,
        ...(dict !== undefined && { dict }),
        note: [field.help, cell.note({ property, dictionary: dictionaries[dict ?? ''] })].filter(Boolean).join('；'),
        ...(property.minimum !== undefined && { minimum: property.minimum }),
        ...(property.maximum !== undefined && { maximum: property.maximum }),
        width: cell.width,
      },
    ];
  });
}

/** The tenant's dictionaries, with the choices of the fields that it added. */
export function dictionariesOf({
  context: { dictionaries },
  entity,
}: {
  context: Pick<CallContext, 'dictionaries'>;
  entity: Entity;
}): Dictionaries {
  return Object.keys(entity.ownFields).length > 0 ? { ...dictionaries, ...ownDictionaries(entity) } : dictionaries;
}

function ownDictionaries({ ownFields }: Entity): Record<string, Dictionary> {
  return Object.fromEntries(
    Object.values(ownFields).flatMap((field): [string, Dictionary][] => {
      const name = dictionaryName(field);
      const values = field.choices?.map((code, order) => ({ code, label: code, order, isRetired: false }));
      return values ? [[name, { name, title: field.title, values }]] : [];
    }),
  );
}
