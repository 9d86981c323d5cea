import { dataKinds } from '#kinds/data/index.ts';
import { footerNames, namedFields } from '#runtime/core/operations/printText.ts';
import type { PrintWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from '../files.ts';
import type { Json, Property } from '../formats.ts';
import { partWords } from '../parts.ts';
import {
  blockKinds,
  blockWords,
  columnOf,
  innerKinds,
  isPrintable,
  listNames,
  printVerb,
  printWords,
} from '../print.ts';
import type { BlockKind, BlockWords } from '../print.ts';
import type { Problem } from '../problem.ts';
import { systemProperties } from '../system.ts';
import { codeProblem } from './codes.ts';
import { fieldProblem } from './entityPlace.ts';
import type { Known } from './known.ts';
import { fieldReason } from './referred.ts';
import { templateProblems } from './notices.ts';
import { suggestion } from './suggestion.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with a template: whose data it prints, who may, and the fields that its blocks name. */
export function checkPrint({ source, known }: { source: CatalogueSource; known: Known }): Problem[] {
  const { file, name, content } = source;
  const { entity, title, of, code, fileName = '', footer = '', groupBy, blocks } = printWords(content);
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const target = known.entities.get(entity);
  if (!target)
    return [at('/entity', `没有实体“${entity}”${suggestion({ name: entity, among: known.entities.keys() })}`)];
  const words = target['x-entity'] as { code?: string };
  const whole = partWords(words);
  if (whole)
    return [at('/entity', `“${entity}”是明细，随所属的数据打印：模板写那个实体，用 "parts": "${whole.as}" 列出`)];
  const place: Place = { known, entity, of, isGrouped: groupBy !== undefined, properties: propertiesOf(target) };
  const same = [...known.prints].find(
    ([other, each]) => other < name && printWords(each).entity === entity && printWords(each).title === title,
  );
  const written = (target['x-operations'] as Record<string, { does?: string }> | undefined)?.[printVerb(name)];
  const wrongCode = code === undefined ? undefined : codeProblem({ code, known });
  const rows = blocks.filter(({ table, parts, labels }) => labels ?? (table !== undefined && parts === undefined));
  return [
    ...(title.trim() === '' ? [at('/title', '标题是空的，按钮上就没有字')] : []),
    ...(same ? [at('/title', `和模板“${same[0]}”的标题相同，按钮分不清是哪一个`)] : []),
    ...(written !== undefined && written.does !== 'print'
      ? [at('', `实体“${entity}”已有操作“${printVerb(name)}”，模板换个文件名`)]
      : []),
    ...(code === undefined && words.code === undefined
      ? [at('', `实体“${entity}”没有 code，模板要写明有哪个编码的人可以打印`)]
      : []),
    ...(wrongCode === undefined ? [] : [at('/code', wrongCode)]),
    ...(of === 'list' && fileName.includes('{')
      ? [at('/fileName', '清单没有一条自己的数据，文件名里不能写字段')]
      : textProblems({ place, text: fileName, names: [] }).map((reason) => at('/fileName', reason))),
    ...(/[\\/:*?"<>|]/.test(fileName) ? [at('/fileName', '文件名里不能有 \\ / : * ? " < > |')] : []),
    ...textProblems({ place, text: footer, names: footerNames }).map((reason) => at('/footer', reason)),
    ...(of === 'list' && rows.length !== 1 && !(groupBy && rows.length === 0)
      ? [at('/blocks', `清单正好要有一个不写 parts 的 table，或者 labels，列出每条数据；这里有 ${rows.length} 个`)]
      : []),
    ...listWordProblems({ words: printWords(content), place }).map(([below, reason]) => at(below, reason)),
    ...blocks.flatMap((block, index) =>
      blockProblems({ block, place }).map(([below, reason]) => at(`/blocks/${index}${below}`, reason)),
    ),
  ];
}

/** Whether a call of an entity is given by a template; one that is written by hand is told. */
export function handMadePrint({ area, verb, known }: { area: string; verb: string; known: Known }): string | undefined {
  const isGiven = [...known.prints].some(
    ([name, content]) => printVerb(name) === verb && printWords(content).entity === area,
  );
  return isGiven ? undefined : '打印由模板给出：在 schemas/prints 中写一个模板，这里不用写';
}

interface Place {
  known: Known;
  entity: string;
  of: 'record' | 'list';
  /** A list whose rows agree in some fields. */
  isGrouped: boolean;
  properties: Record<string, Property>;
  /** Within which blocks it stands, where it does in one. */
  within?: readonly BlockKind[];
}

type Found = [below: string, reason: string];

function propertiesOf(content: CatalogueSource['content']): Record<string, Property> {
  const {
    scope,
    append = false,
    recycle = false,
  } = content['x-entity'] as {
    scope: string;
    append?: boolean;
    recycle?: boolean;
  };
  return {
    ...(content['properties'] as Record<string, Property>),
    ...systemProperties({ isAppend: append, hasRecycle: recycle, isTenant: scope === 'tenant' }),
  };
}

/** What is left out, groups and their order are by fields of its own that are stored; groups are of a list. */
function listWordProblems({ words, place }: { words: PrintWords; place: Place }): Found[] {
  const { where = {}, needs = [], groupBy, sort, of } = words;
  if (groupBy && of === 'record') return [['/groupBy', '一条数据一份，没有可以分开的：只用于清单']];
  const own = (field: string, below: string): Found[] => {
    const missing = fieldProblem({ field, properties: place.properties });
    if (missing !== undefined) return [[below, missing]];
    const property = place.properties[field] ?? {};
    return property['x-column'] === false || property['x-parts']
      ? [[below, `“${property.title ?? field}”没有保存，不能用`]]
      : [];
  };
  const { properties, known } = place;
  return [
    ...Object.entries(where).flatMap(([field, value]) =>
      amongProblems({ field, value: value as Json, properties, known }).map(
        (reason): Found => [`/where/${field}`, reason],
      ),
    ),
    ...needs.flatMap((field, index) => own(field, `/needs/${index}`)),
    ...(groupBy ?? []).flatMap((field, index) => own(field, `/groupBy/${index}`)),
    ...(sort === undefined ? [] : own(sort.replace(/^-/, ''), '/sort')),
  ];
}

function blockProblems({ block, place }: { block: BlockWords; place: Place }): Found[] {
  const said = blockKinds.filter((kind) => block[kind] !== undefined);
  const [kind] = said;
  if (kind === undefined) return [['', `没有说明是什么：${blockKinds.join('、')} 中写一个`]];
  if (said.length > 1) return [['', `一块只能是一样：${said.join('、')} 分成几块写`]];
  const strange = (Object.keys(block) as (keyof BlockWords)[]).filter(
    (word) => word !== kind && !blockWords[kind].includes(word),
  );
  const { heading, text, fields, table, picture, qr, beside, labels, parts } = block;
  const isWithoutRecord = place.of === 'list' && !place.within?.includes('labels');
  const fitting = place.within && [...innerKinds, ...(place.within.at(-1) === 'labels' ? (['beside'] as const) : [])];
  return [
    ...strange.map((word): Found => [`/${word}`, `“${word}”不能和“${kind}”写在一起`]),
    ...(fitting && !fitting.includes(kind)
      ? [[`/${kind}`, `${place.within?.at(-1)} 里面只能写 ${fitting.join('、')}`] satisfies Found]
      : []),
    ...(labels && place.of === 'record'
      ? [['/labels', '标签一条数据一格：模板要是清单（"of": "list"）'] satisfies Found]
      : []),
    ...[heading, text, qr]
      .filter((template) => template !== undefined)
      .flatMap((template) => textProblems({ place, text: template, names: isWithoutRecord ? listNames : [] }))
      .map((reason): Found => [`/${kind}`, reason]),
    ...(isWithoutRecord && (kind === 'picture' || (kind === 'fields' && !place.isGrouped))
      ? [['', `清单没有一条自己的数据，不能写 ${kind}；列在 table 里`] satisfies Found]
      : [
          ...(fields ?? []).flatMap((field, index) => fieldProblems({ field, place, below: `/fields/${index}` })),
          ...(picture === undefined ? [] : pictureProblems({ picture, place })),
        ]),
    ...(table === undefined ? [] : tableProblems({ table, parts, place })),
    ...(beside ?? []).flatMap(({ blocks }, index) =>
      innerProblems({
        blocks,
        place: { ...place, within: [...(place.within ?? []), 'beside'] },
        below: `/beside/${index}/blocks`,
      }),
    ),
    ...innerProblems({ blocks: labels ?? [], place: { ...place, within: ['labels'] }, below: '/labels' }),
  ];
}

function innerProblems({
  blocks,
  place,
  below,
}: {
  blocks: readonly BlockWords[];
  place: Place;
  below: string;
}): Found[] {
  return blocks.flatMap((block, index) =>
    blockProblems({ block, place }).map(([pointer, reason]): Found => [`${below}/${index}${pointer}`, reason]),
  );
}

/** A text names fields of the record; that of a list those that its rows share. */
function textProblems({ place, text, names }: { place: Place; text: string; names: readonly string[] }): string[] {
  const named = namedFields(text);
  const ways = named.filter((name) => name.includes('.'));
  const unknown = templateProblems({ template: text, properties: place.properties, others: [...ways, ...names] });
  if (unknown.length > 0) return unknown;
  return named
    .filter((name) => !names.includes(name))
    .flatMap((field) => fieldProblems({ field, place, below: '' }).map(([, reason]) => reason));
}

type Fields = Pick<Place, 'known' | 'properties'>;

/** The property at the end of a way over references, or why there is none. */
function propertyAt({ field, place: { known, properties } }: { field: string; place: Fields }): Property | string {
  const [name = '', ...rest] = field.split('.');
  const missing = fieldProblem({ field: name, properties });
  if (missing !== undefined) return missing;
  const property = properties[name] ?? {};
  if (rest.length === 0) return property;
  const { title = name, 'x-ref': target } = property;
  if (target === undefined) return `“${title}”（${name}）不是引用（x-ref），没有字段“${rest.join('.')}”`;
  if (property['x-column'] === false) return `引用“${title}”没有保存（x-column），不能打印它引用的数据的字段`;
  if (property['x-at'] !== undefined) return `引用“${title}”固定在一个版本（x-at），不能打印它引用的数据的字段`;
  const referred = known.entities.get(target);
  if (!referred) return `“${title}”引用的实体“${target}”不存在`;
  const reason = fieldReason({ referred, target, field: rest[0] ?? '', use: 'detail' });
  return reason ?? propertyAt({ field: rest.join('.'), place: { known, properties: propertiesOf(referred) } });
}

function fieldProblems({ field, place, below }: { field: string; place: Fields; below: string }): Found[] {
  const property = propertyAt({ field, place });
  if (typeof property === 'string') return [[below, property]];
  const { title = field } = property;
  const kind = Object.values(dataKinds).find((each) => each.fits(property));
  if (kind === dataKinds.image || kind === dataKinds.images) return [[below, `“${title}”是图片：用 picture 打印`]];
  return isPrintable(property) && kind?.cell !== undefined && !kind.cell.needsCodec
    ? []
    : [[below, `“${title}”不能打印成文字`]];
}

function pictureProblems({ picture, place }: { picture: string; place: Fields }): Found[] {
  const property = propertyAt({ field: picture, place });
  if (typeof property === 'string') return [['/picture', property]];
  return dataKinds.image.fits(property) && isPrintable(property)
    ? []
    : [['/picture', `“${property.title ?? picture}”不是图片字段（"x-widget": "image"）`]];
}

function tableProblems({
  table,
  parts,
  place,
}: {
  table: NonNullable<BlockWords['table']>;
  parts: string | undefined;
  place: Place;
}): Found[] {
  const { known, entity, of } = place;
  const groups = partsOf({ known, entity });
  if (of === 'list' && parts !== undefined) return [['/parts', '清单的表格一行是一条数据，不能列它的明细：去掉 parts']];
  if (of === 'record' && parts === undefined)
    return [
      [
        '/table',
        `表格列的是明细，要用 parts 写明是哪一组${groups.size > 0 ? `：${[...groups.keys()].join('、')}` : `；“${entity}”没有明细`}`,
      ],
    ];
  const part = groups.get(parts ?? '');
  if (parts !== undefined && !part)
    return [['/parts', `“${entity}”没有明细“${parts}”${suggestion({ name: parts, among: groups.keys() })}`]];
  const properties = part ? propertiesOf(part) : place.properties;
  const names = table.map((column) => columnOf(column).field);
  return names.flatMap((field, index): Found[] => {
    if (field === undefined) return [];
    const at = `/table/${index}`;
    if (part && field.includes('.')) return [[at, `明细的列不能写引用的数据的字段（${field}）`]];
    return [
      ...fieldProblems({ field, place: { known, properties }, below: at }),
      ...(names.indexOf(field) < index ? [[at, `“${field}”已经是一列了`] satisfies Found] : []),
    ];
  });
}

/** What an entity's parts are written as, with what stands in the file of each. */
function partsOf({ known, entity }: { known: Known; entity: string }): Map<string, Record<string, Json>> {
  return new Map(
    [...known.entities.values()].flatMap((content): [string, Record<string, Json>][] => {
      const words = partWords(content['x-entity'] as object);
      const { 'x-ref': parent } = (content['properties'] as Record<string, Property>)[words?.parent ?? ''] ?? {};
      return words && parent === entity ? [[words.as, content]] : [];
    }),
  );
}
