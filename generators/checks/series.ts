import { dataKindOf } from '#kinds/data/index.ts';
import {
  dayWords,
  longestNumber,
  numberText,
  ownPatternProblem,
  patternProblem,
} from '#runtime/core/operations/series.ts';
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
    const tokens = Object.entries(series.tokens ?? {}).map(([token, path]) => ({
      token,
      path,
      ...tokenProblem({ place, name, path }),
    }));
    const names = tokens.map(({ token }) => token);
    const pattern = series.ruled ? ownPatternProblem(series.pattern, names) : patternProblem(series.pattern, names);
    const longest = tokens.reduce((sum, { token, length = 0 }) => sum + length - `{${token}}`.length, longestNumber);
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
      ...(series.ruled && maxLength !== undefined && maxLength < longest
        ? at('maxLength', `不够长：机构自己的写法可以编出 ${longest} 个字符的号`)
        : []),
      ...(tokens.length > 0 && !(series.ruled && series.gapless)
        ? at('x-series/tokens', '写了 tokens 的流水号，要写 "ruled": true 和 "gapless": true')
        : []),
      ...(tokens.length > 0 && series.per
        ? at('x-series/tokens', '写了 tokens，不能再写 per：每种文字已经各编各的')
        : []),
      ...tokens.flatMap(({ token, reason }) =>
        at(`x-series/tokens/${token}`, isDay(token) ? '这个名称是日期的写法，换一个' : reason),
      ),
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

const contradicting = [
  'default',
  'enum',
  'minLength',
  'pattern',
  'format',
  'x-ref',
  'x-dict',
  'x-plainOf',
  'x-column',
  'x-when',
  'x-widget',
] as const;

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

function isDay(token: string): boolean {
  return (dayWords as readonly string[]).includes(`{${token}}`);
}

interface Token {
  reason?: string;
  /** The most characters of it. */
  length?: number;
}

/** Why a token names no text that is always there; how long it is where it does. */
function tokenProblem({ place, name, path }: { place: EntityPlace; name: string; path: string }): Token {
  const { content, known } = place;
  const [first = '', second] = path.split('.');
  const own = content['properties'] as Record<string, Property>;
  if (first === name) return { reason: '号中不能写它自己' };
  const missing = fieldProblem({ field: first, properties: own });
  if (missing !== undefined) return { reason: missing };
  const lackingOwn = absentProblem({ content, field: first });
  if (lackingOwn !== undefined) return { reason: lackingOwn };
  if (second === undefined) return textProblem({ property: own[first] ?? {}, field: first });
  const target = known.entities.get(own[first]?.['x-ref'] ?? '');
  if (!target) return { reason: `“${own[first]?.title ?? first}”不是对一条数据的引用，没有字段“${second}”` };
  const words = target['x-entity'] as Record<string, unknown>;
  if (words['scope'] !== 'tenant') return { reason: '只能用机构数据的字段' };
  const properties = target['properties'] as Record<string, Property>;
  const lacking = fieldProblem({ field: second, properties }) ?? absentProblem({ content: target, field: second });
  return lacking === undefined
    ? textProblem({ property: properties[second] ?? {}, field: second })
    : { reason: lacking };
}

/** Why a field is not there in every record. */
function absentProblem({ content, field }: Pick<EntityPlace, 'content'> & { field: string }): string | undefined {
  const { title = field, 'x-when': when } = (content['properties'] as Record<string, Property>)[field] ?? {};
  const isRequired = ((content['required'] ?? []) as string[]).includes(field);
  if (isRequired && when === undefined) return undefined;
  return `“${String(content['title'])}”的“${title}”可以不填，那时号中没有它：${isRequired ? '去掉它的 x-when' : '把它写进 required'}`;
}

/** Numbers are seen by everybody who sees their record, and by whoever verifies one. */
function textProblem({ property, field }: { property: Property; field: string }): Token {
  const { title = field, maxLength } = property;
  if (property['x-read'] !== undefined || property['x-mask'] !== undefined || property['x-hidden'])
    return { reason: `“${title}”不是人人都能看，不能写进号中` };
  const isText = property['x-column'] !== false && dataKindOf(property).columnType(property) === 'text';
  return isText && maxLength !== undefined
    ? { length: maxLength }
    : {
        reason: `“${title}”不能写进号中：只能用有 maxLength 的文字${property['x-ref'] === undefined ? '' : `；要用它引用的数据的，写“${field}.那边的字段”`}`,
      };
}

function isAlone({ place: { words }, name }: { place: EntityPlace; name: string }): boolean {
  return uniqueWords(words).some(
    ({ fields, where }) => Object.keys(where).length === 0 && fields.length === 1 && fields[0] === name,
  );
}
