import { checkAccepts } from './accepts.ts';
import { slownessOf, type Slowness } from './backtracking.ts';
import { dataKindOf, kindOf, targetOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { systemFields } from '../system.ts';
import { codecs } from './codeNames.ts';
import { partReasons } from './drawn.ts';
import { expressionProblem } from './expressions.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';
import { valueProblem } from './values.ts';
import { typeName } from './wording.ts';

export interface FieldsPlace {
  file: string;
  properties: Record<string, Property>;
  known: Known;
}

/** What is wrong with the fields of an entity, each by itself and beside the others. */
export function checkFields(place: FieldsPlace): Problem[] {
  const { file, properties } = place;
  const titles = new Map<string, string>();
  return Object.entries(properties).flatMap(([name, property]) => {
    const pointer = `/properties/${name}`;
    const at = (reason: string, below = ''): Problem => ({ file, pointer: `${pointer}${below}`, reason });
    const { title } = property;
    const other = title === undefined || property['x-plainOf'] ? undefined : titles.get(title);
    if (title !== undefined && !property['x-plainOf']) titles.set(title, name);
    const reference = /^(.+)(?:Labels?|Marks)$/.exec(name)?.[1];
    return [
      ...(systemFields.has(name) ? [at('每条记录本来就有这个字段，不能再写')] : []),
      ...(taken.has(name) || name in Object.prototype ? [at(`“${name}”是列表或程序自己要用的名称，请换一个`)] : []),
      ...(reference !== undefined && targetOf(properties[reference] ?? {})
        ? [at(`引用“${reference}”的名称和标记会用到这个字段名，请换一个`)]
        : []),
      ...(title ? [] : [at('缺少标题 title')]),
      ...(other === undefined ? [] : [at(`标题“${title}”与字段“${other}”相同，填表和导入的人分不清`, '/title')]),
      ...checkProperty({ ...place, property, pointer, fields: new Set([...Object.keys(properties), ...systemFields]) }),
    ];
  });
}

/** What a list takes beside its conditions. */
const taken = new Set(['pageNum', 'pageSize', 'keyword', 'sort', 'ids']);

interface PropertyPlace extends FieldsPlace {
  property: Property;
  pointer: string;
  /** What a condition may read. */
  fields: ReadonlySet<string>;
}

function checkProperty(place: PropertyPlace): Problem[] {
  const { file, pointer, property } = place;
  const at = (reason: string, below = ''): Problem => ({ file, pointer: `${pointer}${below}`, reason });
  const unfit = wordsOfType(place);
  const own = [
    ...unfit,
    ...misplaced(place),
    ...limits(place),
    ...names(place),
    ...(unfit.length > 0 ? [] : [...kinds(place), ...checkAccepts(place)]),
  ];
  // A value is held against words that are in order.
  const values = own.length > 0 ? [] : givenValues(place);
  return [
    ...own,
    ...values,
    ...(property.type === 'array' && !property.items ? [at('列表要写明每一项 items')] : []),
    ...(property.type === 'array' && property.items?.type === 'array'
      ? [at('列表中的每一项不能又是列表', '/items/type')]
      : []),
    ...(property['x-ref'] && property['x-dict'] ? [at('引用和字典只能写一个', '/x-dict')] : []),
    ...(property.type === 'integer'
      ? (['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const).flatMap((word) =>
          Number.isInteger(property[word] ?? 0) ? [] : [at('整数的界限也应是整数', `/${word}`)],
        )
      : []),
    ...(property.items ? checkProperty({ ...place, property: property.items, pointer: `${pointer}/items` }) : []),
    ...Object.entries(property.properties ?? {}).flatMap(([name, inner]) =>
      checkProperty({
        ...place,
        property: inner,
        pointer: `${pointer}/properties/${name}`,
        fields: new Set([...place.fields, ...Object.keys(property.properties ?? {})]),
      }),
    ),
    ...(property.required ?? []).flatMap((name, index) =>
      name in (property.properties ?? {})
        ? []
        : [
            at(
              `没有“${name}”这个字段${suggestion({ name, among: Object.keys(property.properties ?? {}) })}`,
              `/required/${index}`,
            ),
          ],
    ),
  ];
}

const ofType: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  properties: ['object'],
  required: ['object'],
  'x-ref': ['string', 'array'],
  'x-dict': ['string', 'array'],
  'x-series': ['string'],
  'x-money': ['number'],
};

/** What a widget edits. */
const ofWidget: Readonly<Record<string, readonly string[]>> = {
  textarea: ['string'],
  richText: ['string'],
  image: ['string'],
  file: ['string'],
  password: ['string'],
  percent: ['number'],
  color: ['string'],
  json: ['object', 'array'],
  schema: ['object'],
};

/** A word or widget that means nothing for the type would be passed over. */
function wordsOfType({ file, pointer, property }: PropertyPlace): Problem[] {
  const { type = '', 'x-widget': widget = '' } = property;
  const wanted = [
    ...Object.keys(property).map((word) => ({ word, name: word, types: ofType[word] })),
    { word: 'x-widget', name: widget, types: ofWidget[widget] },
  ];
  return wanted.flatMap(({ word, name, types }) =>
    !types || types.includes(type)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/${word}`,
            reason: `“${name}”只能用于${types.map(typeName).join('、')}，这里的 type 是 ${type}${ofItems(property)}`,
          },
        ],
  );
}

/** Several files are a list of such texts. */
function ofItems({ type, 'x-widget': widget = '' }: Property): string {
  return type === 'array' && (widget === 'file' || widget === 'image')
    ? `；要放几个，把 "x-widget" 写在每一项里："items": { "type": "string", "x-widget": "${widget}" }`
    : '';
}

/** Words that mean something for an entity's own field alone. */
const ofOwnField = [
  'x-at',
  'x-copy',
  'x-copyOf',
  'x-copyWhile',
  'x-default',
  'x-private',
  'x-filter',
  'x-phase',
  'x-readOnlyWhen',
  'x-requiredWhen',
  'x-roll',
  'x-schemaOf',
  'x-series',
  'x-value',
  'x-read',
  'x-write',
  'x-mask',
] as const;

/** Nobody reads such a word inside of a list or an object. */
function misplaced({ file, pointer, property }: PropertyPlace): Problem[] {
  return pointer.split('/').length === ownDepth
    ? []
    : ofOwnField.flatMap((word) =>
        property[word] === undefined
          ? []
          : [
              {
                file,
                pointer: `${pointer}/${word}`,
                reason: `${word} 只能写在实体自己的字段上，不能写在列表或对象里面`,
              },
            ],
      );
}

/** Parts of the pointer of an entity's own field, `/properties/name`. */
const ownDepth = 3;

/** Where a reference may stand: one, or each of several. */
const ofReference = /^\/properties\/\w+(\/items)?$/;

/** Limits that no value keeps. */
function limits({ file, pointer, property }: PropertyPlace): Problem[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems, pattern } =
    property;
  const pairs = [
    ['minimum', minimum, 'maximum', maximum, false],
    ['minimum', minimum, 'exclusiveMaximum', exclusiveMaximum, true],
    ['exclusiveMinimum', exclusiveMinimum, 'maximum', maximum, true],
    ['exclusiveMinimum', exclusiveMinimum, 'exclusiveMaximum', exclusiveMaximum, true],
    ['minLength', minLength, 'maxLength', maxLength, false],
    ['minItems', minItems, 'maxItems', maxItems, false],
  ] as const;
  const crossed = pairs.flatMap(([lowName, low, highName, high, isStrict]) =>
    low !== undefined && high !== undefined && (isStrict ? low >= high : low > high)
      ? [
          {
            file,
            pointer: `${pointer}/${lowName}`,
            reason: `${lowName}（${low}）比 ${highName}（${high}）大，没有值能通过`,
          },
        ]
      : [],
  );
  const reason = pattern === undefined ? undefined : patternProblem({ pattern, maxLength });
  return reason === undefined ? crossed : [...crossed, { file, pointer: `${pointer}/pattern`, reason }];
}

/** Whether any text matches cannot be told of every pattern; these are the slips that are made. */
export function patternProblem({
  pattern,
  maxLength,
}: {
  pattern: string;
  maxLength: number | undefined;
}): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch {
    return '不是正确的正则表达式';
  }
  if (/[^\\(|[^]\^/.test(pattern) || /(?<!\\)\$[^)|]/.test(pattern))
    return '没有文字能符合：^ 只能在开头，$ 只能在结尾；要表示这两个字符本身请写 \\^ 和 \\$';
  const exact = /^\^(?:\[[^\]]+\]|\\.|[^\\()[\]{}|^$*+?.])\{(\d+)(?:,\d*)?\}\$$/.exec(pattern)?.[1];
  if (exact !== undefined && maxLength !== undefined && Number(exact) > maxLength)
    return `没有文字能符合：要求 ${exact} 个字符，但最多只能有 ${maxLength} 个`;
  const slowness = slownessOf({ pattern, maxLength });
  return slowness && slownessWords({ pattern, slowness });
}

function slownessWords({ pattern, slowness }: { pattern: string; slowness: Slowness }): string {
  switch (slowness.kind) {
    case 'repeated':
      return '有的文字要比对很久，会让服务停住：重复之中不要再有重复，重复的几种写法也不要互相包含，如 (a+)+ 写成 a+，(a+,?)+ 写成 a+(,a+)*,?';
    case 'long': {
      const begin = pattern.startsWith('^') ? '让相邻的几处重复不匹配同样的字' : '在开头写上 ^';
      return `长的文字要比对很久，会让服务停住：${begin}，或者把 maxLength 写成 ${slowness.mostCharacters} 以内`;
    }
    case 'undecided':
      return '写法太多，判断不了要比对多久：请写得简单一些，固定的几种值请改用字典（x-dict）';
  }
}

/** Words that are conditions over the record. */
const conditionWords = ['x-when', 'x-requiredWhen', 'x-readOnlyWhen'] as const;

/** Names of what stands elsewhere. */
function names({ file, pointer, property, properties, known, fields }: PropertyPlace): Problem[] {
  const at = (word: string, reason: string): Problem => ({ file, pointer: `${pointer}/${word}`, reason });
  const { 'x-dict': dict, 'x-ref': ref, 'x-plainOf': plainOf, 'x-part': part } = property;
  const { 'x-excel': excel } = property;
  const source = plainOf === undefined ? undefined : properties[plainOf];
  const codec = excel ? excel.codec : undefined;
  return [
    ...(dict !== undefined && !known.dictionaries.has(dict)
      ? [at('x-dict', `没有字典“${dict}”${suggestion({ name: dict, among: known.dictionaries.keys() })}`)]
      : []),
    ...(ref !== undefined && !known.entities.has(ref)
      ? [at('x-ref', `没有实体“${ref}”${suggestion({ name: ref, among: known.entities.keys() })}`)]
      : []),
    ...(ref !== undefined && property.type === 'array'
      ? [at('x-ref', `引用几条数据时，把 x-ref 写在每一项里："items": { "type": "string", "x-ref": "${ref}" }`)]
      : ref !== undefined && !ofReference.test(pointer)
        ? [
            at(
              'x-ref',
              '引用只能是实体自己的字段，一条，或一列引用的每一项（items）：放在别处没有人检查，会指向别的机构或已删除的数据；请另建一个实体来保存它们',
            ),
          ]
        : []),
    ...(plainOf !== undefined && source === undefined
      ? [at('x-plainOf', `没有字段“${plainOf}”${suggestion({ name: plainOf, among: Object.keys(properties) })}`)]
      : []),
    ...(source !== undefined && source['x-widget'] !== 'richText'
      ? [at('x-plainOf', `字段“${plainOf}”不是富文本（"x-widget": "richText"），没有纯文字可取`)]
      : []),
    ...partReasons({ part, kind: 'field', code: known.code }).map((reason) => at('x-part', reason)),
    ...(codec !== undefined && !codecs.has(codec)
      ? [at('x-excel/codec', `没有单元格写法“${codec}”${suggestion({ name: codec, among: codecs })}`)]
      : []),
    ...conditionWords.flatMap((word) => {
      const { [word]: expression } = property;
      const reason = expression === undefined ? undefined : expressionProblem({ expression, fields });
      return reason === undefined ? [] : [at(word, reason)];
    }),
  ];
}

/** What kinds of fields ask for. */
function kinds({ file, pointer, property }: PropertyPlace): Problem[] {
  const kind = dataKindOf(property);
  const problem = kind.problem?.(property);
  return [
    ...(kind.holdsFiles?.(property) === 'itself' &&
    !/^\/properties\/\w+(\/items\/properties\/\w+)?(\/items)?$/.test(pointer)
      ? [
          {
            file,
            pointer: `${pointer}/x-widget`,
            reason:
              '图片和文件只能是实体自己的一个字段、一列图片或文件，或列表中每一项的这样一个字段：放在别处没有人检查它是否还在，使用中的文件也会被删除',
          },
        ]
      : []),
    ...(problem === undefined ? [] : [{ file, pointer, reason: problem }]),
    ...(kindOf(property) === 'password' && !property['x-hidden'] && property['x-column'] !== false
      ? [{ file, pointer, reason: '密码会被查看和导出：要写上 "x-hidden": true' }]
      : []),
  ];
}

function givenValues({ file, pointer, property, known }: PropertyPlace): Problem[] {
  const values = [
    ...(property.default === undefined ? [] : [{ word: 'default', name: '默认值', value: property.default }]),
    ...(property.examples ?? []).map((value, index) => ({ word: `examples/${index}`, name: '示例', value })),
  ];
  return values.flatMap(({ word, name, value }) => {
    const reason = valueProblem({ value, property, known });
    return reason === undefined ? [] : [{ file, pointer: `${pointer}/${word}`, reason: `${name}不合要求：${reason}` }];
  });
}
