import { dataKindOf, isRefList, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { labelNameOf, splitReferred } from '#kinds/ref/names.ts';
import type { Property } from '../formats.ts';
import { systemProperties } from '../system.ts';
import { isEngineVerb } from '../verbs.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';

/** Where a screen names a field of a record referred to. */
export type ReferredUse = 'column' | 'filter' | 'detail' | 'form';

/** Why a name such as `certId.level` cannot stand there; undefined where it can. */
export function referredProblem({
  place,
  name,
  use,
}: {
  place: EntityPlace;
  name: string;
  use: ReferredUse;
}): string | undefined {
  if (use === 'form') return `“${name}”是引用的数据的字段，不能在这里填写；可以写在列表和详情中`;
  if (name.split('.').length > 2) return `“${name}”隔了两层：只能写引用字段和它引用的数据自己的字段，如 certId.level`;
  const { reference, field = '' } = splitReferred(name);
  const missing = fieldProblem({ field: reference, properties: place.properties });
  if (missing !== undefined) return missing;
  const { 'x-ref': target, 'x-column': isStored, title = reference } = place.properties[reference] ?? {};
  if (target === undefined && isRefList(place.properties[reference] ?? {}))
    return `“${title}”引用几条数据，不能显示它们的字段“${field}”；它们的名称本来就显示`;
  if (target === undefined) return `“${title}”（${reference}）不是引用（x-ref），没有可以显示的字段“${field}”`;
  if (isStored === false) return `引用“${title}”没有保存（x-column），不能显示它引用的数据的字段`;
  const referred = place.known.entities.get(target);
  // That there is no such entity is said of x-ref.
  if (!referred) return undefined;
  return (
    fieldReason({ referred, target, field, use }) ??
    callReason({ place, use }) ??
    (Buffer.byteLength(labelNameOf(name)) > longestName ? `“${name}”太长，数据库中放不下这个名称` : undefined)
  );
}

/** Bytes of a name in PostgreSQL. */
const longestName = 63;

type Content = EntityPlace['content'];

/** Why a field of an entity is shown to nobody who refers to it; undefined where it may be. */
export function fieldReason({
  referred,
  target,
  field,
  use,
}: {
  referred: Content;
  target: string;
  field: string;
  use: ReferredUse;
}): string | undefined {
  const words = referred['x-entity'] as { recycle?: boolean; append?: boolean };
  const properties = {
    ...(referred['properties'] as Record<string, Property>),
    ...systemProperties({ isAppend: words.append ?? false, hasRecycle: words.recycle ?? false, isTenant: false }),
  };
  const unknown = fieldProblem({ field, properties });
  if (unknown !== undefined) return `实体“${target}”${unknown}`;
  const property = properties[field] ?? {};
  const { title = field, 'x-hidden': isHidden, 'x-column': isStored } = property;
  const kind = dataKindOf(property);
  if (isHidden || kindNamed(kindOf(property)).isSecret)
    return `实体“${target}”的“${title}”不显示给任何人（x-hidden），也不能从引用中显示`;
  if (isStored === false) return `实体“${target}”的“${title}”没有保存（x-column），不能从引用中显示`;
  if (isRefList(property)) return `实体“${target}”的“${title}”引用几条数据，不能从引用中显示`;
  if (!isAnswered({ referred, field })) return `实体“${target}”自己的列表和详情都不给出“${title}”，也不能从引用中显示`;
  if (use === 'column' && kind.listed === 'never') return `“${title}”不能作为列`;
  return use === 'filter' && !kind.filter ? `不能按“${title}”筛选` : undefined;
}

type Calls = Record<string, { does?: string; access?: string; fields?: string[] }>;

/** Whether a call that reads records of the entity gives the field out. */
function isAnswered({ referred, field }: { referred: Content; field: string }): boolean {
  const calls = Object.entries((referred['x-operations'] ?? {}) as Calls);
  return calls.some(([verb, { does = verb, fields }]) =>
    [verb, does].some((each) => reading.has(each)) ? (fields?.includes(field) ?? true) : false,
  );
}

const reading: ReadonlySet<string> = new Set(['list', 'tree', 'get']);

/** The call behind the screen has to be the engine's own and for who holds a code: no other gets more than labels. */
function callReason({ place, use }: { place: EntityPlace; use: ReferredUse }): string | undefined {
  const calls = (place.content['x-operations'] ?? {}) as Calls;
  const found = Object.entries(calls).find(([verb, { does = verb }]) =>
    (use === 'detail' ? ['get'] : ['list', 'tree']).some((each) => each === verb || each === does),
  );
  if (!found) return use === 'detail' ? '没有读取一条数据的操作（get）' : '没有列表操作（list）';
  const [verb, { does = verb, access = 'code', fields }] = found;
  if (!isEngineVerb(does)) return `“${verb}”由程序给出（${does}），不会带上引用的数据的字段`;
  if (fields) return `“${verb}”只给出 fields 中的字段，不会带上引用的数据的字段`;
  return access === 'code' ? undefined : `“${verb}”不要求编码（access 是 ${access}），不会带上引用的数据的字段`;
}
