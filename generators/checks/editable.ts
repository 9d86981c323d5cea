import { usualField } from '#runtime/core/operations/stateField.ts';
import type { Property } from '../formats.ts';
import { decidingField, editableWords } from '../editable.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';
import { isServers } from './when.ts';

/** Whether anything brings a record from one state to another. */
function hasWays(content: EntityPlace['content']): boolean {
  const operations = Object.values((content['x-operations'] ?? {}) as Record<string, { transitions?: unknown }>);
  return Object.keys(stepWords(content)).length > 0 || operations.some(({ transitions }) => transitions !== undefined);
}

/** What is wrong with the fields that are edited in some states only. */
export function checkEditable({ file, content, properties, known }: EntityPlace): Problem[] {
  const words = editableWords(content);
  if (!words) return [];
  const at = (below: string, reason: string): Problem => ({ file, pointer: `/x-editable${below}`, reason });
  const field = decidingField(content);
  const fields = new Set(Object.values(stepWords(content)).map((step) => step.field ?? usualField));
  if (fields.size > 1 && !fields.has(usualField))
    return [at('', `有几个状态字段（${[...fields].join('、')}），不知道由哪个来定`)];
  const own = content['properties'] as Record<string, Property>;
  if (!hasWays(content))
    return [at('', '没有什么会改变状态：用 x-steps 写出步骤，或在 x-operations 中写 setState 和它的 transitions')];
  const codes = known.dictionaries.get(own[field]?.['x-dict'] ?? '');
  if (!codes) return [at('', `没有状态：要有一个名为 ${field}、有字典 x-dict 的字段`)];
  return Object.entries(words).flatMap(([state, named]) => [
    ...(codes.has(state)
      ? []
      : [
          at(
            `/${state}`,
            `字典“${own[field]?.['x-dict']}”中没有状态“${state}”${suggestion({ name: state, among: codes })}`,
          ),
        ]),
    ...(named === 'all' ? [] : named).flatMap((name, i) => {
      const property = properties[name];
      const reason = property
        ? isServers(property)
          ? `字段“${name}”不由人填写，不用列出`
          : undefined
        : fieldProblem({ field: name, properties });
      return reason === undefined ? [] : [at(`/${state}/${i}`, reason)];
    }),
  ]);
}
