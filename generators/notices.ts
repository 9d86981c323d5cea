import type { NoticeWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Expression, Notice, NoticeBefore, Property } from './formats.ts';
import { stepWords } from './steps.ts';

/** What a file of `schemas/notices` says. */
export function noticeWords(content: CatalogueSource['content']): NoticeWords {
  return content as unknown as NoticeWords;
}

/** All notices by name: those with a file, and those that stand in a step. */
export function noticesOf(sources: readonly CatalogueSource[]): Record<string, Notice> {
  const entities = sources.filter(({ meta }) => meta === 'entity');
  const own = sources.filter(({ meta }) => meta === 'notice').map(fileNotice({ entities }));
  const ofSteps = entities.flatMap(({ name: entity, content }) =>
    Object.entries(stepWords(content)).flatMap(([step, { notice }]): Notice[] => {
      if (notice === undefined || typeof notice === 'string') return [];
      return [{ ...notice, name: `${entity}.${step}`, entity, to: notice.to as Expression, ways: ['message'] }];
    }),
  );
  return Object.fromEntries([...own, ...ofSteps].map((notice) => [notice.name, notice]));
}

/** Records are looked for by these fields again and again. */
export function noticeIndexes({ notices, entity }: { notices: Record<string, Notice>; entity: Entity }): string[][] {
  const wanted = Object.values(notices).flatMap(({ entity: name, before }) =>
    name === entity.name && before ? [before.field] : [],
  );
  return [...new Set(wanted)]
    .filter((field) => !entity.index.some(([first]) => first === field))
    .map((field) => [field]);
}

function fileNotice({ entities }: { entities: readonly CatalogueSource[] }) {
  return ({ name, content }: CatalogueSource): Notice => {
    const { entity, to, ways, title, text, opens, attaches, before } = noticeWords(content);
    const properties = entities.find((each) => each.name === entity)?.content['properties'];
    const property = before && (properties as Record<string, Property>)[before.field];
    return {
      name,
      entity,
      to: to as Expression,
      ways,
      title,
      text,
      ...(opens !== undefined && { opens }),
      ...(attaches !== undefined && { attaches }),
      ...(before && { before: beforeOf({ before, isDay: property?.format === 'date' }) }),
    };
  };
}

function beforeOf({
  before: { field, days = 0, hours = days * 24, where = {} },
  isDay,
}: {
  before: NonNullable<NoticeWords['before']>;
  isDay: boolean;
}): NoticeBefore {
  return {
    field,
    isDay,
    hours,
    where: Object.fromEntries(Object.entries(where).map(([name, value]) => [name, [value].flat()])),
  };
}
