import { variablesOf } from '#runtime/core/expressions.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';
import type { EntityPlace } from './entityPlace.ts';
import { fieldProblem } from './entityPlace.ts';
import { expressionProblem } from './expressions.ts';
import { valueProblem } from './values.ts';
import { waysIn } from './ways.ts';

/**
 * What is wrong with the states that `publication` names: they are no states, no way leads from one to the other, a new
 * record has a third, or people set them; with what is said to be unready; and with calls that give drafts to anybody.
 */
export function checkPublication(place: EntityPlace): Problem[] {
  const { publication } = place.words as Pick<EntityWords, 'publication'>;
  if (!publication) return [];
  const states = checkStates(place, publication);
  return [...states, ...checkUnready(place, publication), ...(states.length > 0 ? [] : checkOpen(place, publication))];
}

type Words = NonNullable<EntityWords['publication']>;

function checkStates({ file, content, properties, known }: EntityPlace, { draft, published }: Words): Problem[] {
  const at = (below: string, reason: string): Problem => ({ file, pointer: `/x-entity/publication${below}`, reason });
  const property = properties[usualField];
  if (!property) return [at('', fieldProblem({ field: usualField, properties }) ?? '')];
  const retired = known.retired.get(property['x-dict'] ?? '');
  const strange = Object.entries({ draft, published }).flatMap(([word, value]) => {
    const reason = retired?.has(value) ? `“${value}”已停用，不能再选` : valueProblem({ value, property, known });
    return reason === undefined ? [] : [at(`/${word}`, reason)];
  });
  if (strange.length > 0) return strange;
  if (property.readOnly !== true)
    return [
      {
        file,
        pointer: `/properties/${usualField}`,
        reason: `“${property.title ?? usualField}”由发布来改，不在表单中填写，也不批量修改：写上 "readOnly": true`,
      },
    ];
  const ways = waysIn({ content }).filter(
    ({ field, from, to }) => field === usualField && from === draft && to === published,
  );
  if (ways.length === 0)
    return [at('', `没有从“${draft}”到“${published}”的步骤（x-steps）或更改状态（setState 的 transitions）`)];
  if (ways.some(({ pointer }) => pointer !== undefined) && property.default !== draft)
    return [at('/draft', `由步骤来发布的，新数据要从未发布的状态开始：把 ${usualField} 的 default 写成“${draft}”`)];
  return property.default === draft || property.default === published
    ? []
    : [at('', `${usualField} 的 default 要是“${draft}”或“${published}”，现在是“${String(property.default)}”`)];
}

/** A condition over fields that a form and a list have: of others it would always hold, or never. */
function checkUnready({ file, content, properties }: EntityPlace, { unready }: Words): Problem[] {
  if (!unready) return [];
  const when = unready.when as Json;
  const pointer = '/x-entity/publication/unready/when';
  const shown = Object.keys(properties).filter((name) => properties[name]?.['x-hidden'] !== true);
  const reason = expressionProblem({ expression: when, fields: new Set(shown) });
  if (reason !== undefined) return [{ file, pointer, reason }];
  const used = variablesOf(when);
  if (used.length === 0) return [{ file, pointer, reason: '条件没有用到字段，总是一样：写明哪个字段怎样时提醒' }];
  const lists = Object.entries((content['x-operations'] ?? {}) as Record<string, { does?: string; fields?: string[] }>);
  const fields = lists.find(([verb, { does = verb }]) => does === 'list')?.[1].fields;
  const left = fields && used.find((name) => !fields.includes(name));
  return left === undefined
    ? []
    : [{ file, pointer, reason: `列表没有“${left}”，从列表发布时不知道：把它写进 list 的 fields` }];
}

/** Verbs of the engine that give out records: those that fix conditions, and those that give out any. */
const narrowed = new Set(['list', 'options', 'tree', 'aggregate']);
const whole = new Set(['get', 'exportExcel', 'recycled', 'history', 'print']);

/** Who needs no code is told of published records alone (rule S22). */
function checkOpen({ file, content }: EntityPlace, { draft, published }: Words): Problem[] {
  const calls = Object.entries(
    (content['x-operations'] ?? {}) as Record<
      string,
      { does?: string; access?: string; where?: Record<string, unknown> }
    >,
  );
  return calls.flatMap(([name, { does = name, access, where = {} }]) => {
    if (access === undefined || access === 'code') return [];
    const pointer = `/x-operations/${name}/access`;
    const reason = '没有权限编码的人也会看到没有发布的';
    if (whole.has(does)) return [{ file, pointer, reason: `${reason}：改写权限编码 code` }];
    return narrowed.has(does) && [where[usualField] ?? draft].flat().includes(draft)
      ? [{ file, pointer, reason: `${reason}：写上 "where": { "${usualField}": "${published}" }，或改写 code` }]
      : [];
  });
}
