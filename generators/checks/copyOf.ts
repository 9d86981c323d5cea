import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { dictionaryOf, dataKindOf, kindOf } from '#kinds/data/index.ts';
import { copiedFields, type Copied } from '#runtime/core/operations/copyOf.ts';
import { variablesOf } from '#runtime/core/expressions.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { systemProperties } from '../system.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { givenProblems } from './given.ts';
import type { Known } from './known.ts';
import { partWords } from '../parts.ts';
import { suggestion } from './suggestion.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with fields that are kept equal to those of a record referred to (`x-copyOf`). */
export function checkCopyOf(place: EntityPlace & { name: string }): Problem[] {
  const { file, content } = place;
  const own = content['properties'] as Record<string, Property>;
  const alone = Object.entries(own).flatMap(([field, property]) =>
    property['x-copyWhile'] !== undefined && property['x-copyOf'] === undefined
      ? [
          {
            file,
            pointer: `/properties/${field}/x-copyWhile`,
            reason: 'x-copyWhile 说照抄的字段什么时候跟着变：同时写上 x-copyOf',
          },
        ]
      : [],
  );
  const copies = copiedFields(own).flatMap((copied) => {
    const property = own[copied.field] ?? {};
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `/properties/${copied.field}/${word}`, reason }];
    return [
      ...givenProblems({ property, words: contradicting, what: '照抄的字段' }).flatMap(({ word, reason }) =>
        at(word, reason),
      ),
      ...at('x-copyOf', copyProblem({ place, own, copied, property })),
      ...whileProblems({ place, field: copied.field, follows: property['x-copyWhile'] ?? {} }),
      ...uses({ place, field: copied.field }),
    ];
  });
  return [...alone, ...copies];
}

/** What is wrong with when a copied field follows: values of its record, of a part those of the record that it is a part of. */
function whileProblems({
  place: { file, known, properties, words },
  field,
  follows,
}: {
  place: EntityPlace;
  field: string;
  follows: Record<string, Json>;
}): Problem[] {
  const parent = partWords(words)?.parent;
  const holder = known.entities.get(properties[parent ?? '']?.['x-ref'] ?? '');
  // That it is a part of nothing is said there.
  if (parent !== undefined && !holder) return [];
  const asked = holder ? (holder['properties'] as Record<string, Property>) : properties;
  return Object.entries(follows).flatMap(([name, value]) => {
    const pointer = `/properties/${field}/x-copyWhile/${name}`;
    const { title = name, 'x-copyOf': copy, 'x-value': made } = asked[name] ?? {};
    const reasons =
      copy !== undefined || made !== undefined
        ? [`“${title}”自己是照抄或算出来的，不能用来说什么时候跟着变`]
        : amongProblems({ field: name, value, properties: asked, known });
    return reasons.map((reason) => ({
      file,
      pointer,
      reason: holder ? `部件看上级“${String(holder['title'])}”的字段：${reason}` : reason,
    }));
  });
}

const contradicting = [
  'default',
  'x-plainOf',
  'x-column',
  'x-hidden',
  'x-series',
  'x-value',
  'x-roll',
  'x-when',
  'x-requiredWhen',
  'x-readOnlyWhen',
  'x-filter',
  'x-part',
] as const;

interface CopyPlace {
  place: EntityPlace & { name: string };
  own: Record<string, Property>;
  copied: Copied;
  property: Property;
}

function copyProblem({ place, own, copied, property }: CopyPlace): string | undefined {
  const { known, words, name } = place;
  const { reference, source: field } = copied;
  const references = Object.keys(own).filter((each) => own[each]?.['x-ref'] !== undefined);
  const referring = own[reference];
  if (!referring) return `没有字段“${reference}”${suggestion({ name: reference, among: references })}`;
  if (referring['x-ref'] === undefined)
    return `“${referring.title ?? reference}”不是引用${references.length > 0 ? `，引用是 ${references.join('、')}` : ''}`;
  if (referring['x-at'] !== undefined)
    return `“${referring.title ?? reference}”看的是选它时的版本（x-at），那边改了也不变，不能照抄；要显示它的字段，在列表和详情中写 ${reference}.${field}`;
  if ((words['partOf'] as { parent?: string } | undefined)?.parent === reference)
    return '随上级一起保存的数据不能照抄上级的字段：它和上级总是一起看到的';
  const target = known.entities.get(copied.entity);
  if (!target) return undefined;
  if (words['scope'] === 'tenant' && (target['x-entity'] as Record<string, Json>)['scope'] === 'platform')
    return `只能照抄同一机构的数据，“${String(target['title'])}”属于平台`;
  const sources = {
    ...(target['properties'] as Record<string, Property>),
    ...systemProperties({ isAppend: false, hasRecycle: false, isTenant: false }),
  };
  const missing = fieldProblem({ field, properties: sources });
  if (missing !== undefined) return `“${String(target['title'])}”${missing}`;
  return (
    sourceProblem({ source: sources[field] ?? {}, field, property }) ??
    circleProblem({ known, name, field: copied.field })
  );
}

/** Why a field of the other record cannot stand in this one. */
function sourceProblem({
  source,
  field,
  property,
}: {
  source: Property;
  field: string;
  property: Property;
}): string | undefined {
  const { title = field } = source;
  if (field in systemProperties({ isAppend: false, hasRecycle: false, isTenant: false }) && field !== 'id')
    return `“${title}”每次保存都会变，不能照抄`;
  if (source['x-column'] === false || isMadeOnReading(source) || source['x-plainOf'])
    return `“${title}”没有保存在数据里，不能照抄`;
  if (source['x-hidden'] || kindOf(source) === 'password') return `“${title}”不离开服务器，不能照抄`;
  if (source['x-read'] !== property['x-read'] || source['x-mask'] !== property['x-mask'])
    return `“${title}”能看的人不同：x-read 和 x-mask 要与那边写得一样`;
  const isSame =
    kindOf(source) === kindOf(property) &&
    dataKindOf(source).columnType(source) === dataKindOf(property).columnType(property) &&
    dictionaryOf(source) === dictionaryOf(property) &&
    source['x-ref'] === property['x-ref'] &&
    source['x-money'] === property['x-money'];
  return isSame ? undefined : `与“${title}”不是一类：type、format、x-widget、x-dict、x-ref 和数的范围要与那边写得一样`;
}

/** A field that comes round to itself is nobody's. */
function circleProblem({ known, name, field }: { known: Known; name: string; field: string }): string | undefined {
  const way = [`${name}.${field}`];
  for (;;) {
    const [entity = '', last = ''] = way.at(-1)?.split('.') ?? [];
    const properties = (known.entities.get(entity)?.['properties'] ?? {}) as Record<string, Property>;
    const next = copiedFields(properties).find((each) => each.field === last);
    if (!next) return undefined;
    const place = `${next.entity}.${next.source}`;
    if (place === way[0]) return `照抄来照抄去又回到了它自己：${[...way, place].join(' → ')}`;
    if (way.includes(place)) return undefined;
    way.push(place);
  }
}

/** Words that look at a record before it is stored, when what is copied is not known yet. */
function uses({ place: { file, content, words }, field }: { place: EntityPlace; field: string }): Problem[] {
  const unfit = `“${field}”是照抄的，保存时才知道，不能用在这里`;
  const required = ((content['required'] ?? []) as string[]).indexOf(field);
  const identity = ((words['identity'] ?? []) as string[]).indexOf(field);
  const rules = ((words['rules'] ?? []) as { when: Json }[]).flatMap(({ when }, i) =>
    variablesOf(when).includes(field) ? [{ file, pointer: `/x-entity/rules/${i}/when`, reason: unfit }] : [],
  );
  const needed = Object.entries(content['properties'] as Record<string, Property>).flatMap(
    ([name, { 'x-requiredWhen': when }]) =>
      when !== undefined && variablesOf(when).includes(field)
        ? [{ file, pointer: `/properties/${name}/x-requiredWhen`, reason: unfit }]
        : [],
  );
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string; fields?: string[] }>;
  const saves = Object.entries(operations).flatMap(([verb, { does = verb, fields = [] }]) =>
    does === 'save' && fields.includes(field)
      ? [
          {
            file,
            pointer: `/x-operations/${verb}/fields/${fields.indexOf(field)}`,
            reason: `“${field}”是照抄的，不能由人保存`,
          },
        ]
      : [],
  );
  return [
    ...(required < 0 ? [] : [{ file, pointer: `/required/${required}`, reason: unfit }]),
    ...(identity < 0 ? [] : [{ file, pointer: `/x-entity/identity/${identity}`, reason: unfit }]),
    ...rules,
    ...needed,
    ...saves,
  ];
}
