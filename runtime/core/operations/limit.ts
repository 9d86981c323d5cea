/** How many records with the same reference there may be; the same in the server and in Storybook's memory. */
import type { Entity, Limit } from '#generators/formats.ts';
import { isAmong } from './unique.ts';

type Values = Readonly<Record<string, unknown>>;

/** The id of the record that one is counted for; undefined where it is not counted. */
export function countedFor({ limit: { per, where }, record }: { limit: Limit; record: Values }): string | undefined {
  const id = record[per];
  return typeof id === 'string' && isAmong({ where, record }) ? id : undefined;
}

/** Said to whoever would be one more: `“上午场”名额已满（最多 30 人）`. `label`: of the record it is counted for. */
export function fullText({ limit, label, max }: { limit: Limit; label: string; max: number }): string {
  return `“${label}”${limit.message}（最多 ${max} ${limit.unit}）`;
}

/** Said to whoever would leave fewer places than are taken. */
export function loweredText({
  entity,
  limit,
  referred,
  field,
  label,
  count,
}: {
  /** Whose records are counted, and the entity of the record that they are counted for. */
  entity: Pick<Entity, 'title'>;
  referred: Pick<Entity, 'properties'>;
  limit: Pick<Limit, 'unit'>;
  /** Of the record referred to: how many there may be. */
  field: string;
  label: string;
  count: number;
}): string {
  const title = referred.properties[field]?.title ?? field;
  return `“${label}”的${title}不能少于 ${count}：已有${entity.title} ${count} ${limit.unit}`;
}
