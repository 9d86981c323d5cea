import { dataKindOf } from '#kinds/data/index.ts';
import { longestNumber, numberText, ownPatternProblem, patternProblem } from '#runtime/core/operations/series.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { ruleEntity } from '../series.ts';
import { uniqueWords } from '../unique.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';

/** What is wrong with numbers that the server gives one after the other (`x-series`). */
export function checkSeries(place: EntityPlace): Problem[] {
  const { file, content, words, known } = place;
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    const { 'x-series': series, maxLength } = property;
    // That it has to be a text is said of the type.
    if (series === undefined || property.type !== 'string') return [];
    const pointer = `/properties/${name}`;
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `${pointer}/${word}`, reason }];
    const pattern = series.ruled ? ownPatternProblem(series.pattern) : patternProblem(series.pattern);
    const length = pattern === undefined ? numberText({ pattern: series.pattern, count: 1, day }).length : 0;
    return [
      ...(words['scope'] === 'platform' ? at('x-series', '流水号按机构编，平台的数据不能用') : []),
      ...(property.readOnly ? [] : at('x-series', '流水号由系统给出，不能由人填写：写上 "readOnly": true')),
      ...contradicting.flatMap((word) =>
        property[word] === undefined ? [] : at(word, `流水号由系统给出，不能再写 ${word}`),
      ),
      ...at('x-series/pattern', pattern),
      ...(maxLength !== undefined && maxLength < length
        ? at('maxLength', `不够长：按“${series.pattern}”编出来有 ${length} 个字符`)
        : []),
      ...(series.ruled && !known.entities.has(ruleEntity)
        ? at('x-series/ruled', `目录中没有实体“${ruleEntity}”，机构无处写自己的编号规则`)
        : []),
      ...(series.taken && !(series.ruled && series.gapless)
        ? at('x-series/taken', '存得进别处给的号的流水号，要写 "ruled": true 和 "gapless": true')
        : []),
      ...(series.ruled && maxLength !== undefined && maxLength < longestNumber
        ? at('maxLength', `不够长：机构自己的写法可以编出 ${longestNumber} 个字符的号`)
        : []),
      ...(series.per ?? []).flatMap((field, i) => at(`x-series/per/${i}`, perProblem({ place, name, field }))),
      ...((series.per ?? []).length > 0 && isAlone({ place, name })
        ? at(
            'x-series/per',
            `x-entity.unique 说“${name}”不能重复，但分开编号会编出相同的号：去掉 per，或去掉 unique 中的它`,
          )
        : []),
    ];
  });
}

const contradicting = ['default', 'x-ref', 'x-dict', 'x-plainOf', 'x-column', 'x-when', 'x-widget', 'format'] as const;

/** Any day: all are written with as many characters. */
const day = '2000-01-01';

/** A record counts for one value of each such field, and the database tells them apart as texts. */
function perProblem({ place, name, field }: { place: EntityPlace; name: string; field: string }): string | undefined {
  const { content } = place;
  const own = content['properties'] as Record<string, Property>;
  const missing = fieldProblem({ field, properties: own });
  if (missing !== undefined) return missing;
  if (field === name) return '不能按它自己分开编号';
  const property = own[field] ?? {};
  const { title = field } = property;
  if (property['x-column'] === false || property['x-plainOf'] || dataKindOf(property).columnType(property) !== 'text')
    return `不能按“${title}”分开编号：只能用保存为文字的字段，如引用和字典`;
  const isAlways = ((content['required'] ?? []) as string[]).includes(field) || typeof property.default === 'string';
  return isAlways && property['x-when'] === undefined
    ? undefined
    : `“${title}”可以不填，那时不知道按什么编号：把它写进 required`;
}

function isAlone({ place: { words }, name }: { place: EntityPlace; name: string }): boolean {
  return uniqueWords(words).some(
    ({ fields, where }) => Object.keys(where).length === 0 && fields.length === 1 && fields[0] === name,
  );
}
