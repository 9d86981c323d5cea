import type { EntityWords } from '#schemas/generated/words.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { departmentMembers } from '../reach.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';

/** What is wrong with which rows a role reaches (`x-entity.reach`). */
export function checkReach(place: EntityPlace & { name: string }): Problem[] {
  const { file, words, known, name } = place;
  const { reach } = words as unknown as Pick<EntityWords, 'reach'>;
  if (!reach) return [];
  const own = place.properties;
  const at = (pointer: string, reason: string | undefined): Problem[] =>
    reason === undefined ? [] : [{ file, pointer: `/x-entity/reach${pointer}`, reason }];
  const { department, own: mine, assigned } = reach;
  // Departments are reached with what is below them, so a part of their tree is a tree.
  const isDepartmentItself = name === departmentMembers.target && department === 'id';
  return [
    ...(department === undefined && mine === undefined && assigned === undefined
      ? at('', '要写明怎样算范围内：department、own、assigned 至少写一个')
      : []),
    ...unfit.flatMap(([word, reason]) =>
      words[word] === undefined || words[word] === false || (word === 'tree' && isDepartmentItself)
        ? []
        : at('', reason),
    ),
    ...(words['scope'] === 'platform' ? at('', '数据范围只用于机构的数据，这里的 scope 是 platform') : []),
    ...(typeof department === 'string' && !isDepartmentItself
      ? at('/department', departmentProblem({ field: department, own }))
      : []),
    ...(typeof department === 'object'
      ? [
          ...at('/department/person', holderProblem({ name, field: department.person, own })),
          ...(known.entities.has(departmentMembers.entity)
            ? []
            : at('/department/person', `没有实体 ${departmentMembers.entity}，不知道人员属于哪个部门`)),
          ...(name === departmentMembers.entity
            ? at('/department/person', '部门成员自己有部门，写成 "department": "departmentId"')
            : []),
        ]
      : []),
    ...(mine === undefined ? [] : at('/own', holderProblem({ name, field: mine, own }))),
    ...(assigned === undefined ? [] : assignedProblems({ place, assigned, at })),
    ...publicCalls(place),
  ];
}

/** Words that look at rows which somebody may not reach. */
const unfit: readonly (readonly [word: string, reason: string])[] = [
  ['tree', '树的上下级要一起看，不能只看到其中一部分（tree）'],
  ['partOf', '部件的范围就是上级的范围，写在上级中'],
  ['shared', '写了 shared 的数据人人可以看，没有范围'],
  ['singleton', '只有一条的数据没有范围（singleton）'],
  ['max', '最多多少条要数全部的数据，不能只数看得到的（max）'],
];

function departmentProblem({ field, own }: { field: string; own: Record<string, Property> }): string | undefined {
  const missing = fieldProblem({ field, properties: own });
  if (missing !== undefined) return missing;
  return own[field]?.['x-ref'] === 'department'
    ? undefined
    : `“${own[field]?.title ?? field}”不引用部门（"x-ref": "department"）；数据自己没有部门时，写成 { "person": "字段" }`;
}

/** A field that says whose: a person, or the user by their id. */
function holderProblem({
  name,
  field,
  own,
}: {
  name: string;
  field: string;
  own: Record<string, Property>;
}): string | undefined {
  if (name === 'person' && field === 'id') return undefined;
  const missing = fieldProblem({ field, properties: own });
  if (missing !== undefined) return missing;
  const property = own[field] ?? {};
  const isHolder =
    ['person', 'user'].includes(property['x-ref'] ?? '') || (property['x-id'] === true && !property['x-ref']);
  if (!isHolder || property['x-column'] === false)
    return `“${property.title ?? field}”不是人：要引用 person 或 user，或保存用户编号（"x-id": true）`;
  return undefined;
}

function assignedProblems({
  place: { known, name },
  assigned: { entity, record, person },
  at,
}: {
  place: EntityPlace & { name: string };
  assigned: { entity: string; record: string; person: string };
  at: (pointer: string, reason: string | undefined) => Problem[];
}): Problem[] {
  const other = known.entities.get(entity);
  if (!other)
    return at('/assigned/entity', `没有实体“${entity}”${suggestion({ name: entity, among: known.entities.keys() })}`);
  const properties = other['properties'] as Record<string, Property>;
  const missing = fieldProblem({ field: record, properties });
  const words = other['x-entity'] as Record<string, Json>;
  return [
    ...(words['reach'] === undefined ? [] : at('/assigned/entity', `“${entity}”自己也有数据范围，会互相依赖`)),
    ...at(
      '/assigned/record',
      missing ??
        (properties[record]?.['x-ref'] === name ? undefined : `“${record}”不引用 ${name}，说不出分配的是哪一条`),
    ),
    ...at('/assigned/person', holderProblem({ name: entity, field: person, own: properties })),
  ];
}

/** Nobody who is not signed in has a role, and so no reach. */
function publicCalls({ file, content }: EntityPlace): Problem[] {
  const operations = (content['x-operations'] ?? {}) as Record<string, { access?: string }>;
  return Object.entries(operations).flatMap(([verb, { access }]) =>
    access === 'public'
      ? [
          {
            file,
            pointer: `/x-operations/${verb}/access`,
            reason: '有数据范围的数据，不登录的人没有范围，什么也看不到',
          },
        ]
      : [],
  );
}
