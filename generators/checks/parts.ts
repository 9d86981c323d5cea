import { kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { Property } from '../formats.ts';
import { partWords, placeInParent } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { systemFields } from '../system.ts';
import { isEngineVerb, verbDefaults } from '../verbs.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import type { Known } from './known.ts';

/** What is wrong with an entity whose records are parts of another's. */
export function checkParts(place: EntityPlace & { name: string }): Problem[] {
  const { file, name, content, words, known } = place;
  const part = partWords(words);
  if (!part) return [];
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const own = content['properties'] as Record<string, Property>;
  const reference = own[part.parent];
  const missing = fieldProblem({ field: part.parent, properties: own });
  const target = reference?.['x-ref'];
  const parent = known.entities.get(target ?? '');
  return [
    ...(missing !== undefined
      ? [at('/x-entity/partOf/parent', missing)]
      : target === undefined
        ? [at('/x-entity/partOf/parent', `“${part.parent}”没有引用上级，写上 "x-ref"`)]
        : target === name
          ? [at('/x-entity/partOf/parent', '不能是自己的部件；有上下级的用 tree')]
          : []),
    ...(reference && !((content['required'] ?? []) as string[]).includes(part.parent)
      ? [at('/x-entity/partOf/parent', `部件总有上级：把“${part.parent}”写进 required`)]
      : []),
    ...(reference && (reference['x-filter'] || reference['x-when'])
      ? [at(`/properties/${part.parent}`, '引用上级的字段由系统填写，不能再写条件')]
      : []),
    ...(parent && target !== undefined ? checkParent({ ...place, target, parent, part }) : []),
    ...forbidden.flatMap((word) =>
      words[word] === undefined || words[word] === false
        ? []
        : [at(`/x-entity/${word}`, `部件随上级一起保存、删除和恢复，不能写 ${word}`)],
    ),
    ...Object.entries(own).flatMap(([field, property]) => [
      ...(field in placeInParent ? [at(`/properties/${field}`, '部件的位置由系统记录在这个名称下，请换一个')] : []),
      ...(field === 'id' || field === part.parent ? [] : checkField({ file, field, property })),
    ]),
    ...Object.entries((content['x-operations'] ?? {}) as Record<string, { does?: string }>).flatMap(
      ([operation, { does = operation }]) =>
        isEngineVerb(does) && !(verbDefaults[does].isRead && !binned.has(does))
          ? [at(`/x-operations/${operation}`, `部件由上级的保存一起保存，不能单独做“${verbDefaults[does].title}”`)]
          : [],
    ),
  ];
}

/** Words about a life of its own. */
const forbidden = ['recycle', 'versions', 'append', 'singleton', 'tree', 'own', 'shared', 'identity', 'max'] as const;

/** Calls that read what a part has none of. */
const binned: ReadonlySet<string> = new Set(['recycled', 'tree', 'excelTemplate', 'importErrors']);

const unfit = ['x-when', 'x-filter', 'x-plainOf', 'x-column', 'x-part', 'x-hidden'] as const;

/** A part is filled in as an entry of a list, where some words have no meaning. */
function checkField({ file, field, property }: { file: string; field: string; property: Property }): Problem[] {
  const kind = kindNamed(kindOf(property));
  return [
    ...unfit.flatMap((word) =>
      property[word] === undefined
        ? []
        : [{ file, pointer: `/properties/${field}/${word}`, reason: `部件在上级的表单中一行一行填写，不能用 ${word}` }],
    ),
    ...(kind.isNested || kind.isSecret || property.type === 'object'
      ? [{ file, pointer: `/properties/${field}`, reason: '部件的字段不能是对象、对象的列表或密码' }]
      : []),
  ];
}

function checkParent({
  file,
  name,
  words,
  known,
  target,
  parent,
  part: { as, title },
}: EntityPlace & {
  name: string;
  target: string;
  parent: Record<string, unknown>;
  part: NonNullable<ReturnType<typeof partWords>>;
}): Problem[] {
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const its = parent['x-entity'] as Record<string, unknown>;
  const fields = parent['properties'] as Record<string, Property>;
  const titles = Object.values(fields).map((property) => property.title);
  const called = title ?? known.entities.get(name)?.['title'];
  const sameName = partsOf({ known, target }).find((other) => other.name < name && other.words.as === as);
  return [
    ...(partWords(its) ? [at('/x-entity/partOf/parent', `“${target}”自己也是部件，部件不能再有部件`)] : []),
    ...(its['scope'] === words['scope']
      ? []
      : [at('/x-entity/scope', `部件与上级要属于同一处：“${target}”是 ${String(its['scope'])}`)]),
    ...(its['append'] === true ? [at('/x-entity/partOf/parent', `“${target}”只增加不修改（append），不能有部件`)] : []),
    ...(as in fields || systemFields.has(as) || as in Object.prototype
      ? [at('/x-entity/partOf/as', `“${target}”已经有字段“${as}”，请换一个名称`)]
      : []),
    ...(sameName ? [at('/x-entity/partOf/as', `“${target}”的部件“${sameName.name}”已经叫“${as}”，请换一个名称`)] : []),
    ...(titles.includes(String(called))
      ? [at('/x-entity/partOf/title', `“${target}”已经有标题为“${String(called)}”的字段，填表的人分不清`)]
      : []),
  ];
}

interface PartPlace {
  name: string;
  words: NonNullable<ReturnType<typeof partWords>>;
}

/** The parts that name an entity as their parent. */
function partsOf({ known, target }: { known: Known; target: string }): PartPlace[] {
  return [...known.entities].flatMap(([name, content]) => {
    const words = partWords(content['x-entity'] as object);
    const fields = content['properties'] as Record<string, Property> | undefined;
    return words && fields?.[words.parent]?.['x-ref'] === target ? [{ name, words }] : [];
  });
}

/** The fields an entity has by its parts, as far as checks of names go. */
export function fieldsOfParts({ known, name }: { known: Known; name: string }): Record<string, Property> {
  const fields = partsOf({ known, target: name }).map(({ words }): [string, Property] => [
    words.as,
    { type: 'array', items: { type: 'object' }, 'x-column': false },
  ]);
  return Object.fromEntries(fields);
}
