import { dictionaryOf } from '#kinds/data/index.ts';
import type { Catalogue } from './catalogue.ts';
import { formerNames } from './formerNames.ts';
import type { Dictionary, Entity, EntityRename, FieldRename, Property, RenamePlan, ValueRename } from './formats.ts';

/**
 * What has another name than before, in the order in which it is done: entities, their fields from the outside inwards,
 * values of dictionaries. Each speaks of what lies around it by the present names.
 */
export function planRenames({ entities, dictionaries }: Pick<Catalogue, 'entities' | 'dictionaries'>): RenamePlan[] {
  const all = Object.values(entities);
  const fields = all
    .flatMap((entity) => fieldRenames({ entity, fields: entity.properties, place: '', pointer: '' }))
    .map((rename): FieldRename => ({ ...rename, ...through({ rename, entities: all }) }));
  return [
    ...all.flatMap(entityRenames),
    ...fields.toSorted((one, other) => depthOf(one.to) - depthOf(other.to)),
    ...Object.values(dictionaries).flatMap((dictionary) => valueRenames({ dictionary, entities: all })),
  ];
}

function entityRenames({ name, was }: Entity): EntityRename[] {
  return was.map((from) => ({ kind: 'entity', file: entityFile(name), pointer: '/x-entity/was', from, to: name }));
}

/** The references by which screens show a field of another entity. */
function through({ rename, entities }: { rename: FieldRename; entities: Entity[] }): Pick<FieldRename, 'through'> {
  const found = entities.flatMap(({ name, referred, properties }): [string, string[]][] => {
    const references = Object.values(referred).flatMap(({ entity, field, reference }) =>
      entity === rename.entity && field === rename.to
        ? [reference, ...formerNames(properties[reference]?.['x-was'])]
        : [],
    );
    return references.length > 0 ? [[name, references]] : [];
  });
  return found.length > 0 ? { through: Object.fromEntries(found) } : {};
}

/** The fields of records referred to that hold codes of a dictionary, by the entity whose screens show them. */
function shownCodes({ dictionary, entities }: { dictionary: string; entities: Entity[] }): Pick<ValueRename, 'shown'> {
  const found = entities.flatMap(({ name, referred }): [string, string[]][] => {
    const names = Object.entries(referred).flatMap(([each, { property }]) =>
      dictionaryOf(property) === dictionary ? [each] : [],
    );
    return names.length > 0 ? [[name, names]] : [];
  });
  return found.length > 0 ? { shown: Object.fromEntries(found) } : {};
}

interface FieldsPlace {
  entity: Entity;
  fields: Record<string, Property>;
  /** What stands before a field's name, '' or with a dot at its end. */
  place: string;
  pointer: string;
}

function fieldRenames({ entity, fields, place, pointer }: FieldsPlace): FieldRename[] {
  return Object.entries(fields).flatMap(([name, property]): FieldRename[] => {
    const to = `${place}${name}`;
    const at = `${pointer}/properties/${name}`;
    const { properties = {}, items } = property;
    return [
      ...formerNames(property['x-was']).map(
        (former): FieldRename => ({
          kind: 'field',
          file: entityFile(entity.name),
          pointer: `${at}/x-was`,
          entity: entity.name,
          from: `${place}${former}`,
          to,
        }),
      ),
      ...fieldRenames({ entity, fields: properties, place: `${to}.`, pointer: at }),
      ...fieldRenames({ entity, fields: items?.properties ?? {}, place: `${to}[].`, pointer: `${at}/items` }),
    ];
  });
}

function valueRenames({ dictionary, entities }: { dictionary: Dictionary; entities: Entity[] }): ValueRename[] {
  if (dictionary.values.every(({ was }) => formerNames(was).length === 0)) return [];
  const places = Object.fromEntries(
    entities.flatMap(({ name, properties }) => {
      const found = placesOf({ fields: properties, place: '', dictionary: dictionary.name });
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
  return dictionary.values.flatMap(({ code, was }, index) =>
    formerNames(was).map(
      (from): ValueRename => ({
        kind: 'value',
        file: `schemas/dictionaries/${dictionary.name}.json`,
        pointer: `/values/${index}/was`,
        dictionary: dictionary.name,
        from,
        to: code,
        places,
        ...shownCodes({ dictionary: dictionary.name, entities }),
      }),
    ),
  );
}

/** Where codes of a dictionary stand in the records of an entity. */
function placesOf({
  fields,
  place,
  dictionary,
}: {
  fields: Record<string, Property>;
  place: string;
  dictionary: string;
}): string[] {
  return Object.entries(fields).flatMap(([name, property]) => {
    const here = `${place}${name}`;
    const { properties = {}, items } = property;
    return [
      ...(dictionaryOf(property) === dictionary ? [property.type === 'array' ? `${here}[]` : here] : []),
      ...placesOf({ fields: properties, place: `${here}.`, dictionary }),
      ...placesOf({ fields: items?.properties ?? {}, place: `${here}[].`, dictionary }),
    ];
  });
}

function entityFile(name: string): string {
  return `schemas/entities/${name}.json`;
}

function depthOf(place: string): number {
  return place.split('.').length;
}
