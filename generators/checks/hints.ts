import type { DetailHint, FormHint, ListHint } from '#schemas/generated/words.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { tabsIn } from '../tabWords.ts';
import { checkProgress } from './progress.ts';
import { referredProblem, type ReferredUse } from './referred.ts';
import { checkTabs } from './tabs.ts';

/** What is wrong with what an entity says of its screens (`x-screens`). */
export function checkHints(place: EntityPlace & { name: string }): Problem[] {
  const { file, content, properties } = place;
  const hints = (content['x-screens'] ?? {}) as Record<string, Json>;
  const named = (pointer: string, field: Json | undefined, use: ReferredUse): Problem[] => {
    if (typeof field !== 'string') return [];
    const reason = field.includes('.')
      ? referredProblem({ place, name: field, use })
      : fieldProblem({ field, properties });
    return reason === undefined ? [] : [{ file, pointer: `/x-screens/${pointer}`, reason }];
  };
  const form = (hints['form'] ?? {}) as FormHint;
  const list = (hints['list'] ?? {}) as ListHint;
  return [
    ...(list.columns ?? []).flatMap((column, i) =>
      named(`list/columns/${i}`, Array.isArray(column) ? column[0] : column, 'column'),
    ),
    ...(list.filters ?? []).flatMap((field, i) => named(`list/filters/${i}`, field, 'filter')),
    ...(list.gathered?.by ?? []).flatMap((field, i) => named(`list/gathered/by/${i}`, field, 'filter')),
    ...named('list/gathered/count', list.gathered?.count, 'column'),
    ...named('list/gathered/title', list.gathered?.title, 'column'),
    ...(['form', 'detail'] as const).flatMap((kind) => {
      const hint = (hints[kind] ?? {}) as FormHint & DetailHint;
      const { groups = [], wide = [] } = hint;
      const placed = new Map<string, string>();
      const lists = [
        ...groups.map(({ name: owner, fields }, i) => ({ owner: `分组“${owner}”`, at: `groups/${i}`, fields })),
        ...tabsIn(hint).map(([tab, { fields = [] }]) => ({ owner: `页签“${tab}”`, at: `tabs/${tab}`, fields })),
      ];
      return [
        ...lists.flatMap(({ owner, at, fields }) =>
          fields.flatMap((field, i) => {
            const pointer = `${kind}/${at}/fields/${i}`;
            const former = placed.get(field);
            placed.set(field, owner);
            return former === undefined
              ? named(pointer, field, kind)
              : [{ file, pointer: `/x-screens/${pointer}`, reason: `字段“${field}”已经在${former}中` }];
          }),
        ),
        ...groups.flatMap(({ name: group }, i) =>
          groups.findIndex((other) => other.name === group) === i
            ? []
            : [{ file, pointer: `/x-screens/${kind}/groups/${i}/name`, reason: `已经有名为“${group}”的分组` }],
        ),
        ...wide.flatMap((field, i) => named(`${kind}/wide/${i}`, field, kind)),
        ...checkTabs({ ...place, kind, hint, groups: hint.groups ?? form.groups ?? [] }),
        ...checkProgress({ ...place, path: hint.progress }),
      ];
    }),
  ];
}
