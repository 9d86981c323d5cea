import type { EntityWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Json, Property, Publication } from './formats.ts';
import type { LabelOf } from './unique.ts';
import type { Schema } from './schema.ts';
import { stepsOf } from './steps.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';

/** Which of an entity's states learners see, as its file says; undefined where it says nothing. */
export function publicationOf({
  source,
  labelOf,
}: {
  source: CatalogueSource;
  labelOf: LabelOf;
}): Publication | undefined {
  const { publication } = source.content['x-entity'] as unknown as EntityWords;
  if (!publication) return undefined;
  const { draft, published, seen, unready } = publication;
  const properties = source.content['properties'] as Record<string, Property>;
  const dictionary = properties[usualField]?.['x-dict'] ?? '';
  const words = { field: usualField, draft, published, seen, title: '' };
  return {
    ...words,
    title:
      stepTo({ publication: words, steps: stepsOf(source) })?.title ??
      labelOf({ dictionary, code: published, as: 'verb' }),
    ...(unready && { unready: { when: unready.when as Json, text: unready.text } }),
  };
}

/** What a save of a new record takes beside its fields: whether it is published, unless a step with a condition does that. */
export function publicationInput(entity: Pick<Entity, 'publication' | 'properties' | 'steps'>): Record<string, Schema> {
  const { publication, properties } = entity;
  if (!publication || stepTo(entity)) return {};
  const { field, draft, published } = publication;
  return {
    [field]: {
      type: 'string',
      title: properties[field]?.title ?? field,
      description: '只在新增时说明',
      enum: [draft, published],
    },
  };
}

/** The step that publishes a draft, where a step does. */
export function stepTo({
  publication,
  steps,
}: Pick<Entity, 'publication' | 'steps'>): Entity['steps'][string] | undefined {
  return (
    publication &&
    Object.values(steps).find(
      ({ field, from, to }) =>
        field === publication.field && to === publication.published && from.includes(publication.draft),
    )
  );
}
