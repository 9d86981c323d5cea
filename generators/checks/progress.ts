import { dictionaryOf } from '#kinds/data/index.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';
import type { EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';

/** What is wrong with the states that a detail says its records go through. */
export function checkProgress({ path, ...place }: EntityPlace & { path: readonly string[] | undefined }): Problem[] {
  const { file, properties, known } = place;
  if (path === undefined) return [];
  const pointer = '/x-screens/detail/progress';
  const field = stateField(place);
  const dict = field === undefined ? undefined : dictionaryOf(properties[field] ?? {});
  if (dict === undefined)
    return [
      { file, pointer, reason: '这个实体的数据没有状态的变化（x-steps，或操作的 transitions），没有进展可以显示' },
    ];
  const codes = known.dictionaries.get(dict) ?? new Set<string>();
  return path.flatMap((state, i) => {
    const at = (reason: string): Problem[] => [{ file, pointer: `${pointer}/${i}`, reason }];
    if (path.indexOf(state) !== i) return at(`“${state}”已经写过`);
    return codes.has(state) ? [] : at(`字典“${dict}”没有“${state}”${suggestion({ name: state, among: codes })}`);
  });
}

/** The field that steps or transitions change. */
function stateField({ content }: EntityPlace): string | undefined {
  const [step] = Object.values(stepWords(content));
  if (step) return step.field ?? usualField;
  const calls = Object.values(
    (content['x-operations'] ?? {}) as Record<string, { transitions?: Json; field?: string }>,
  );
  const change = calls.find(({ transitions }) => transitions !== undefined);
  return change && (change.field ?? usualField);
}
