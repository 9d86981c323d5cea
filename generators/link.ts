import type { EntityWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, LinkSide, Property } from './formats.ts';

type SideWords = NonNullable<EntityWords['link']>[string];

/** What an entity's words say of the two sides that its records link, by field; empty where they link none. */
export function linkWords(words: object): Record<string, SideWords> {
  return (words as Pick<EntityWords, 'link'>).link ?? {};
}

/** The sides that an entity's records link, in the order of its fields; undefined where they link none. */
export function linkOf({ content }: Pick<CatalogueSource, 'content'>): Entity['link'] {
  const words = linkWords((content['x-entity'] ?? {}) as object);
  const [one, other] = Object.entries(content['properties'] as Record<string, Property>).flatMap(
    ([field, property]): LinkSide[] => {
      const side = words[field];
      return side ? [{ field, entity: property['x-ref'] ?? '', ...side }] : [];
    },
  );
  return one && other && [one, other];
}

/** How an entity stands in the links of others: of each the link's entity and the side it is of. */
export function linksTo({
  entity,
  entities,
}: {
  entity: Pick<Entity, 'name'>;
  entities: Readonly<Record<string, Entity>>;
}): { link: Entity; side: LinkSide }[] {
  return Object.values(entities).flatMap((link) =>
    (link.link ?? []).flatMap((side) => (side.entity === entity.name ? [{ link, side }] : [])),
  );
}
