import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { kindOf } from '#kinds/data/index.ts';
import { variablesOf } from '#runtime/core/expressions.ts';
import { rollOf } from '#runtime/core/operations/roll.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';
import { codeProblem } from './codes.ts';

/** What is wrong with fields that not everybody reads or writes (`x-read`, `x-write`, `x-mask`). */
export function checkProtection(place: EntityPlace): Problem[] {
  const { content } = place;
  const own = content['properties'] as Record<string, Property>;
  return [
    ...Object.entries(own).flatMap(([name, property]) => [
      ...wordProblems({ place, name, property }),
      ...leaks({ place, own, name, property }),
    ]),
    ...uses({ place, own }),
  ];
}

interface FieldPlace {
  place: EntityPlace;
  name: string;
  property: Property;
}

function wordProblems({ place: { file, content, known }, name, property }: FieldPlace): Problem[] {
  const at = (word: string, reason: string): Problem => ({ file, pointer: `/properties/${name}/${word}`, reason });
  const { 'x-read': read, 'x-write': write, 'x-mask': mask, title = name } = property;
  const codes = (['x-read', 'x-write'] as const).flatMap((word) => {
    const code = property[word];
    return code === undefined || known.codes.has(code) ? [] : [at(word, codeProblem({ code, known }) ?? '')];
  });
  const word = read === undefined ? 'x-write' : 'x-read';
  const isAsked = ((content['required'] ?? []) as string[]).includes(name) && property.default === undefined;
  return [
    ...codes,
    ...(read !== undefined && read === write ? [at('x-write', '与 x-read 相同，不用写：看得到的人才能填写')] : []),
    ...(mask !== undefined && read === undefined ? [at('x-mask', '没有写 x-read，人人都看得到，不会遮盖')] : []),
    ...(mask !== undefined && !maskable.has(kindOf(property))
      ? [at('x-mask', `只有一行文字可以遮盖，“${title}”不是；去掉它，没有编码的人就看不到这个字段`)]
      : []),
    ...(write !== undefined && isGiven(property) ? [at('x-write', `“${title}”不由人填写，没有谁可以填写的问题`)] : []),
    ...((read ?? write) !== undefined && isAsked && !isGiven(property)
      ? [at(word, `“${title}”必填，没有编码的人就不能保存任何数据：写上默认值，或从 required 中去掉`)]
      : []),
    ...((read ?? write) !== undefined && property['x-hidden']
      ? [at(word, '这个字段本来就不离开服务器（x-hidden）')]
      : []),
  ];
}

const maskable: ReadonlySet<string> = new Set(['text', 'longText']);

function isGiven(property: Property): boolean {
  return property.readOnly === true || isMadeOnReading(property) || property['x-value'] !== undefined;
}

/** What is made of a protected field tells of it, unless whoever reads the one may read the other. */
function leaks({
  place: { file, known },
  own,
  name,
  property,
}: FieldPlace & { own: Record<string, Property> }): Problem[] {
  const { 'x-value': value, 'x-plainOf': plainOf, title = name } = property;
  const reason = (source: string, code: string): string =>
    `用到了不是人人都能看的“${source}”，会把它透露出来：“${title}”也要写 "x-read": "${code}"`;
  const of = (word: string, sources: readonly (Property | undefined)[]): Problem[] =>
    sources.flatMap((source) =>
      source?.['x-read'] === undefined || source['x-read'] === property['x-read']
        ? []
        : [{ file, pointer: `/properties/${name}/${word}`, reason: reason(source.title ?? '', source['x-read']) }],
    );
  const roll = rollOf(property);
  const rolled = (known.entities.get(roll?.entity ?? '')?.['properties'] ?? {}) as Record<string, Property>;
  return [
    ...(value === undefined
      ? []
      : of(
          'x-value',
          variablesOf(value).map((field) => own[field]),
        )),
    ...(plainOf === undefined ? [] : of('x-plainOf', [own[plainOf]])),
    ...(roll?.field === undefined ? [] : of(`x-roll/${roll.word}`, [rolled[roll.field]])),
    // Whose a record is, and which are counted, can be told from the figure.
    ...(roll ? of('x-roll/by', [rolled[roll.by]]) : []),
    ...Object.keys(roll?.where ?? {}).flatMap((field) => of(`x-roll/where/${field}`, [rolled[field]])),
  ];
}

/** Words of the entity that need a field of everybody, and filters of references that would tell of one. */
function uses({
  place: { file, content, words, known },
  own,
}: {
  place: EntityPlace;
  own: Record<string, Property>;
}): Problem[] {
  const isProtected = (name: string): boolean => own[name]?.['x-read'] !== undefined;
  const titleOf = (name: string): string => own[name]?.title ?? name;
  const of = (word: string, name: string, reason: string): Problem[] =>
    isProtected(name)
      ? [{ file, pointer: `/x-entity/${word}`, reason: `“${titleOf(name)}”不是人人都能看，${reason}` }]
      : [];
  const sort = typeof words['sort'] === 'string' ? words['sort'].replace(/^-/, '') : '';
  const operations = (content['x-operations'] ?? {}) as Record<
    string,
    { does?: string; access?: string; fields?: string[]; field?: string }
  >;
  return [
    ...((words['identity'] ?? []) as string[]).flatMap((name, i) =>
      of(`identity/${i}`, name, '不能决定两条数据是不是同一条'),
    ),
    ...of('sort', sort, '不能用来排列所有人的列表'),
    ...of('own', String(words['own'] ?? ''), '不能决定数据是谁的'),
    ...of(
      'shared/field',
      String((words['shared'] as Record<string, Json> | undefined)?.['field'] ?? ''),
      '不能决定谁能看',
    ),
    ...of(
      'tree/parent',
      String((words['tree'] as Record<string, Json> | undefined)?.['parent'] ?? ''),
      '不能决定数据的上下级',
    ),
    ...Object.entries(operations).flatMap(([verb, { does = verb, access, fields = [], field = 'state' }]) => [
      ...(does === 'setState' && (isProtected(field) || own[field]?.['x-write'] !== undefined)
        ? [
            {
              file,
              pointer: `/properties/${field}/${isProtected(field) ? 'x-read' : 'x-write'}`,
              reason: `“${titleOf(field)}”由操作“${verb}”更改，谁能改由那个操作的编码决定`,
            },
          ]
        : []),
      ...(access === undefined
        ? []
        : fields.flatMap((name, i) =>
            isProtected(name)
              ? [
                  {
                    file,
                    pointer: `/x-operations/${verb}/fields/${i}`,
                    reason: `“${titleOf(name)}”不是人人都能看，不能由不要编码的操作给出`,
                  },
                ]
              : [],
          )),
    ]),
    ...Object.entries(own).flatMap(([field, property]) => {
      const target = (known.entities.get(property['x-ref'] ?? '')?.['properties'] ?? {}) as Record<string, Property>;
      return Object.keys(property['x-filter'] ?? {}).flatMap((name) =>
        target[name]?.['x-read'] === undefined
          ? []
          : [
              {
                file,
                pointer: `/properties/${field}/x-filter/${name}`,
                reason: `“${target[name].title ?? name}”不是人人都能看，按它限定会把它透露出来`,
              },
            ],
      );
    }),
  ];
}
