import type { Json, Property } from '../formats.ts';
import { linkWords } from '../link.ts';
import { partWords } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { systemFields } from '../system.ts';
import { uniqueWords } from '../unique.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';

/** What is wrong with an entity whose records link one of each of two others. */
export function checkLink(place: EntityPlace & { name: string }): Problem[] {
  const { file, content, words } = place;
  const sides = Object.entries(linkWords(words));
  const fields = sides.map(([field]) => field);
  if (sides.length === 0) return [];
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const own = content['properties'] as Record<string, Property>;
  const hasTransfer = 'transfer' in ((content['x-operations'] ?? {}) as object);
  const [one, other] = fields.map((field) => own[field]?.['x-ref']);
  return [
    ...sides.flatMap(([field, { as }]) => checkSide({ ...place, field, as, own })),
    ...reserved.flatMap((field) =>
      own[field] ? [at(`/properties/${field}`, `“${field}”在加入和移动时另有意思，请换一个名称`)] : [],
    ),
    ...(hasTransfer
      ? Object.entries(own).flatMap(([field, { 'x-series': series }]) =>
          series?.per?.some((counted) => fields.includes(counted))
            ? [at(`/properties/${field}/x-series/per`, '按连接的一边编号的，不能再移到别处：去掉 per，或去掉 transfer')]
            : [],
        )
      : []),
    ...(one !== undefined && one === other
      ? [at('/x-entity/link', `两边都引用“${one}”：连接的两边要是不同的实体，同一实体的上下级用 tree`)]
      : []),
    ...forbidden.flatMap((word) =>
      words[word] === undefined || words[word] === false
        ? []
        : [at(`/x-entity/${word}`, `连接两边的数据要能加入、移动和移出，不能写 ${word}`)],
    ),
    ...uniqueWords(words).flatMap(({ fields: group, where }, i) =>
      Object.keys(where).length === 0 && [...group].sort().join() === [...fields].sort().join()
        ? [at(`/x-entity/unique/${i}`, '连接的同一对本来就不能重复（link），这一组不用写')]
        : [],
    ),
  ];
}

/** Words of records that are not made, moved and removed by themselves. */
const forbidden = ['append', 'singleton', 'tree', 'partOf', 'identity', 'shared'] as const;

/** What the calls of a link take besides its fields. */
const reserved = ['ids', 'matching', 'count'] as const;

/** Words of a field that not every link would have. */
const unfit = [
  'x-when',
  'x-readOnlyWhen',
  'x-hidden',
  'x-column',
  'x-value',
  'x-copyOf',
  'readOnly',
  'default',
] as const;

interface SidePlace extends EntityPlace {
  name: string;
  field: string;
  as: string;
  own: Record<string, Property>;
}

/** A side is a field that every link has, and that a person sets; the other side's records have to be found. */
function checkSide({ file, name, content, known, field, as, own }: SidePlace): Problem[] {
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const pointer = `/x-entity/link/${field}`;
  const missing = fieldProblem({ field, properties: own });
  if (missing !== undefined) return [at(pointer, missing)];
  const property: Property = own[field] ?? {};
  const target = property['x-ref'];
  if (target === undefined) return [at(pointer, `“${field}”没有引用哪个实体，写上 "x-ref"`)];
  const words = property as Record<string, unknown>;
  const entity = known.entities.get(target);
  return [
    ...(((content['required'] ?? []) as string[]).includes(field)
      ? []
      : [at(pointer, `连接总有两边：把“${field}”写进 required`)]),
    ...unfit.flatMap((word) =>
      words[word] === undefined || words[word] === false || (word === 'x-column' && words[word] === true)
        ? []
        : [at(`/properties/${field}/${word}`, `“${field}”是连接的一边，由加入的人选择，不能写 ${word}`)],
    ),
    ...(entity ? checkTarget({ file, name, known, field, as, target, entity }) : []),
  ];
}

function checkTarget({
  file,
  name,
  known,
  field,
  as,
  target,
  entity,
}: Pick<SidePlace, 'file' | 'name' | 'known' | 'field' | 'as'> & {
  target: string;
  entity: Record<string, unknown>;
}): Problem[] {
  const pointer = `/x-entity/link/${field}`;
  const operations = (entity['x-operations'] ?? {}) as Record<string, Json>;
  const taken =
    as in (entity['properties'] as object) || systemFields.has(as) || as in Object.prototype
      ? '字段'
      : [...known.entities].some(([part, content]) => nameOfParts({ content, target }) === as && part !== name)
        ? '部件'
        : [...known.entities].some(([each, content]) => each < name && namesFrom({ content, target }).includes(as))
          ? '连接'
          : undefined;
  return [
    ...(partWords(entity['x-entity'] as object)
      ? [{ file, pointer, reason: `“${target}”是别的数据的部件，没有自己的详情，不能用来连接` }]
      : []),
    ...('list' in operations || 'tree' in operations || 'options' in operations
      ? []
      : [{ file, pointer, reason: `“${target}”没有 list 也没有 options，加入时没有办法选择` }]),
    ...(taken === undefined
      ? []
      : [{ file, pointer: `${pointer}/as`, reason: `“${target}”已经有${taken}叫“${as}”，请换一个名称` }]),
  ];
}

/** What the records of an entity are called where they are parts of the target's. */
function nameOfParts({ content, target }: { content: Record<string, unknown>; target: string }): string | undefined {
  const part = partWords(content['x-entity'] as object);
  const own = content['properties'] as Record<string, Property>;
  return part && own[part.parent]?.['x-ref'] === target ? part.as : undefined;
}

/** What the records of an entity are called where they link the target's. */
function namesFrom({ content, target }: { content: Record<string, unknown>; target: string }): string[] {
  const own = content['properties'] as Record<string, Property>;
  return Object.entries(linkWords(content['x-entity'] as object)).flatMap(([field, { as }]) =>
    own[field]?.['x-ref'] === target ? [as] : [],
  );
}
