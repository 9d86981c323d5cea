import { dataKindOf, isRefList, kindOf, targetOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { CatalogueSource } from '../files.ts';
import type { Json, Property, Rule } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { systemProperties } from '../system.ts';
import { isStoredText } from '../storedText.ts';
import { uniqueWords } from '../unique.ts';
import { codeProblem } from './codes.ts';
import { checkConditions } from './conditions.ts';
import { checkCopy } from './copy.ts';
import { expressionProblem } from './expressions.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { checkEditable } from './editable.ts';
import { checkFields } from './fields.ts';
import { checkFilter } from './filter.ts';
import { checkFormerEntity, checkFormerFields } from './formerNames.ts';
import { checkHints } from './hints.ts';
import { isListed, type Known } from './known.ts';
import { checkLimit } from './limit.ts';
import { extensibleOf, ownProperties } from '../ownFields.ts';
import { checkOwnFields } from './ownFields.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import { checkLink } from './link.ts';
import { checkOperations } from './operations.ts';
import { checkParts, fieldsOfParts } from './parts.ts';
import { checkProtection } from './protection.ts';
import { checkReach } from './reach.ts';
import { checkRefLists } from './refList.ts';
import { checkPhase } from './phase.ts';
import { checkRoll } from './roll.ts';
import { checkSeries } from './series.ts';
import { checkSteps } from './steps.ts';
import { checkTree } from './tree.ts';
import { checkWays } from './ways.ts';
import { checkWhen } from './when.ts';
import { checkImport } from './import.ts';
import { checkPublication } from './publication.ts';
import { unfitIndexed, unfitKey } from './indexed.ts';
import { checkPrivateFiles } from './privateFiles.ts';
import { checkCopyOf } from './copyOf.ts';
import { checkAbout } from './about.ts';
import { checkErase } from './erase.ts';
import { checkPins } from './pin.ts';
import { checkAnswers } from './schemaOf.ts';
import { checkExtensible } from './extensible.ts';
import { checkNoOverlap } from './noOverlap.ts';
import { checkUnique } from './unique.ts';
import { checkUsual } from './usual.ts';
import { checkValue } from './value.ts';
import { decidingProblem } from './values.ts';

/** What is wrong with an entity: its fields, words, calls and screens. */
export function checkEntity({ source, known }: { source: CatalogueSource; known: Known }): Problem[] {
  const { file, name, content } = source;
  const own = content['properties'] as Record<string, Property>;
  const words = content['x-entity'] as Record<string, Json>;
  const place: EntityPlace = {
    file,
    name,
    content,
    words,
    properties: {
      ...own,
      ...fieldsOfParts({ known, name }),
      ...ownProperties(extensibleOf(words as Pick<EntityWords, 'extensible'>)),
      ...systemProperties({ isAppend: false, hasRecycle: true, isTenant: words['scope'] === 'tenant' }),
    },
    known,
  };
  return [
    ...(reserved.has(name) || name in Object.prototype
      ? [{ file, pointer: '/$id', reason: `“${name}”是系统自己要用的名称，请换一个` }]
      : []),
    ...sameTitle({ source, known }),
    ...checkFields({ file, properties: own, known }),
    ...checkFormerEntity({ file, name, known }),
    ...checkFormerFields({ file, properties: own, identity: (words['identity'] ?? []) as string[] }),
    ...checkReferences({ ...place, name }),
    ...checkTree({ ...place, name }),
    ...checkParts({ ...place, name }),
    ...checkLink({ ...place, name }),
    ...checkWords(place),
    ...checkUnique(place),
    ...checkExtensible(place),
    ...checkAbout(place),
    ...checkErase(place),
    ...checkNoOverlap(place),
    ...checkLimit(place),
    ...checkOwnFields(place),
    ...checkCopyOf({ ...place, name }),
    ...checkPins(place),
    ...checkAnswers(place),
    ...checkPrivateFiles(place),
    ...checkRequired(place),
    ...checkRules(place),
    ...checkCopy(place),
    ...checkFilter(place),
    ...checkRefLists(place),
    ...checkProtection(place),
    ...checkReach({ ...place, name }),
    ...checkRoll({ ...place, name }),
    ...checkPhase(place),
    ...checkSeries(place),
    ...checkSteps(place),
    ...checkWays(place),
    ...checkEditable(place),
    ...checkPublication(place),
    ...checkUsual(place),
    ...checkValue(place),
    ...checkWhen(place),
    ...checkConditions(place),
    ...checkOperations({
      source,
      known,
      pointer: '/x-operations',
      words: content['x-operations'] ?? {},
      entity: place,
    }),
    ...checkHints({ ...place, name }),
  ];
}

/** Two entities of one title: menus, messages and the history could not be told apart. */
function sameTitle({ source: { file, name, content }, known }: { source: CatalogueSource; known: Known }): Problem[] {
  const other = [...known.entities].find(([each, { title }]) => each < name && title === content['title'])?.[0];
  return other === undefined
    ? []
    : [{ file, pointer: '/title', reason: `标题“${String(content['title'])}”与实体“${other}”相同` }];
}

/** References that cannot be kept: to the records of one tenant from those of all, and to a record before the first. */
function checkReferences({ file, content, words, known, name }: EntityPlace & { name: string }): Problem[] {
  const required = (content['required'] ?? []) as string[];
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([field, property]) => {
    const target = targetOf(property);
    if (target === undefined) return [];
    const other = known.entities.get(target)?.['x-entity'] as Record<string, Json> | undefined;
    const pointer = `/properties/${field}${isRefList(property) ? '/items' : ''}/x-ref`;
    return [
      ...(words['scope'] === 'platform' && other?.['scope'] === 'tenant'
        ? [{ file, pointer, reason: `平台的数据不能引用某个机构的数据（${target} 属于机构）` }]
        : []),
      ...(target === name && required.includes(field)
        ? [{ file, pointer, reason: '引用自己的字段不能必填：第一条记录没有可以引用的' }]
        : []),
    ];
  });
}

/** Tables that the server makes for itself (`server/database/migrate.ts`). */
const reserved = new Set(['migration', 'catalogueState']);

function checkWords(place: EntityPlace): Problem[] {
  const { file, words, properties, known } = place;
  const at = (pointer: string, reason: string): Problem => ({ file, pointer: `/x-entity/${pointer}`, reason });
  /** The field is there and, where it is, fit for what it is named for. */
  const named = (pointer: string, field: Json | undefined, unfit?: (property: Property) => string | undefined) => {
    if (typeof field !== 'string') return [];
    const property = properties[field];
    const reason = property ? unfit?.(property) : fieldProblem({ field, properties });
    return reason === undefined ? [] : [at(pointer, reason)];
  };
  const group = (pointer: string, fields: readonly string[]) =>
    fields.flatMap((field, i) => named(`${pointer}/${i}`, field, unfitIndexed));
  const index = (words['index'] ?? []) as string[][];
  const each = (word: 'search' | 'identity' | 'distinguish', unfit?: (property: Property) => string | undefined) =>
    ((words[word] ?? []) as string[]).flatMap((field, i) => named(`${word}/${i}`, field, unfit));
  const sort = typeof words['sort'] === 'string' ? words['sort'].replace(/^-/, '') : undefined;
  const shared = words['shared'] as { field: string; value: string } | undefined;
  const sharedField = shared && properties[shared.field];
  const sharedProblem = shared && sharedField && decidingProblem({ value: shared.value, property: sharedField, known });
  const code = words['code'];
  const wrongCode =
    typeof code === 'string' ? (sharedCode({ ...place, code }) ?? placeless({ ...place, code })) : undefined;
  return [
    ...named('label', words['label'], unfitLabel),
    ...named('own', words['own'], ({ type }) => (type === 'string' ? undefined : '应是保存用户编号的文字字段')),
    ...named('shared/field', shared?.field),
    ...(sharedProblem ? [at('shared/value', sharedProblem)] : []),
    ...named('sort', sort, (property) =>
      property['x-column'] === false || !dataKindOf(property).isSortable ? `不能按“${sort}”排序` : undefined,
    ),
    ...uniqueWords(words).flatMap(({ fields }, i) =>
      group(`unique/${i}${Array.isArray((words['unique'] as Json[])[i]) ? '' : '/fields'}`, fields),
    ),
    ...index.flatMap((fields, i) => [
      ...(index.findIndex((other) => other.join() === fields.join()) < i
        ? [at(`index/${i}`, `“${fields.join('、')}”这一组写了两次`)]
        : []),
      ...group(`index/${i}`, fields),
    ]),
    ...each('search', (property) =>
      property['x-ref']
        ? unsought({ property, known })
        : property['x-dict']
          ? '字典字段中保存的是代码，关键词找的是看到的文字：请去掉它，让列表按这个字段筛选'
          : isStoredText(property) && property['x-column'] !== false && !property['x-hidden']
            ? undefined
            : '关键词只能在保存为文字且可以看到的字段中查找',
    ),
    ...each('identity', unfitKey),
    ...checkImport(place),
    ...each('distinguish', unfitLabel),
    ...(wrongCode === undefined ? [] : [at('code', wrongCode)]),
    ...(['recycle', 'versions'] as const).flatMap((word) =>
      words['append'] === true && words[word] === true
        ? [at(word, `写了 append 的实体只增加记录，不修改也不删除，不能再写 ${word}`)]
        : [],
    ),
    ...(words['versions'] === true && words['history'] !== true
      ? [at('versions', '版本保存在历史中，要同时写上 "history": true')]
      : []),
  ];
}

/** Two entities with a list at a code whose menu does not say which of them it opens. */
function sharedCode({ name, code, content, known }: EntityPlace & { code: string }): string | undefined {
  if (!isListed(content) || !known.unnamed.has(code)) return undefined;
  const other = [...known.entities].find(
    ([each, one]) => each < name && isListed(one) && (one['x-entity'] as { code?: string }).code === code,
  )?.[0];
  return other === undefined
    ? undefined
    : `编码“${code}”已经是实体“${other}”的，不知道菜单打开哪一个的列表：换一个编码；要共用的，在 schemas/modules.json 的“${code}”中写上 label、route 和 screen，如 "screen": "${other}.list"`;
}

/** Why a code is none of the product's; a new one below a group makes a menu only where there is a list to open. */
function placeless({ words, code, content, known }: EntityPlace & { code: string }): string | undefined {
  const group = known.groups.get(code.replace(/\.\d+$/, ''));
  return known.codes.has(code) || group === undefined || isListed(content)
    ? codeProblem({ code, known })
    : `“${group}”之下的新编码“${code}”没有菜单：列表打开的菜单自动就有，在 x-operations 中写上 ${words['tree'] === undefined ? '"list": {}' : '"tree": {}，有上下级的列表就是它'}；不要列表的，在 schemas/modules.json 中写出这个菜单`;
}

/** Why keywords cannot find what a reference refers to. */
function unsought({ property, known }: { property: Property; known: EntityPlace['known'] }): string | undefined {
  const { 'x-ref': target = '', 'x-at': isPinned, 'x-column': isStored } = property;
  if (isStored === false || property['x-hidden']) return '关键词只能在保存且可以看到的引用中查找';
  if (isPinned) return '这个引用是当时的版本（x-at），关键词不能在其中查找';
  const referred = known.entities.get(target);
  // That there is no such entity is said of x-ref.
  if (!referred) return undefined;
  const { label } = referred['x-entity'] as { label?: string };
  const name = (referred['properties'] as Record<string, Property>)[label ?? ''];
  return name && isStoredText(name) ? undefined : `实体“${target}”的称呼（label）不是自己的文字，关键词不能在其中查找`;
}

function unfitLabel(property: Property): string | undefined {
  if (property['x-hidden']) return '这个字段不显示（x-hidden），不能用来称呼记录';
  if (property['x-column'] === false) return '这个字段没有保存（x-column），不能用来称呼记录';
  if (kindNamed(kindOf(property)).isMarkup) return '带格式的文字不能用来称呼记录，请用取出它纯文字的字段（x-plainOf）';
  return property.type === 'array' || property.type === 'object' ? '列表和对象不能用来称呼记录' : undefined;
}

/** Fields a save must carry: there, and something that a save may carry. */
function checkRequired({ file, content }: EntityPlace): Problem[] {
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string }>;
  const isEngines = (verb: string): boolean =>
    operations[verb] !== undefined && (operations[verb].does ?? verb) === verb;
  const isTyped = isEngines('save') || isEngines('add');
  const isSavedByEngine = isTyped || isEngines('importExcel');
  const own = content['properties'] as Record<string, Property>;
  return [
    ...((content['required'] ?? []) as string[]).flatMap((field, i) => {
      const property = own[field];
      const reason = property
        ? isSavedByEngine &&
          (property.readOnly || property['x-hidden']) &&
          property.default === undefined &&
          !property['x-series']
          ? '必填又只读（readOnly）或不显示（x-hidden），也没有默认值：没有人能保存这样的记录'
          : undefined
        : fieldProblem({ field, properties: own });
      return reason === undefined ? [] : [{ file, pointer: `/required/${i}`, reason }];
    }),
    ...Object.entries(own).flatMap(([name, property]) =>
      (property['x-excel'] === false ? isTyped : isSavedByEngine) &&
      property['x-column'] === false &&
      !property.readOnly
        ? [
            {
              file,
              pointer: `/properties/${name}/x-column`,
              reason: '填写了也不会保存：写上 "readOnly": true，或让处理程序（does）来保存',
            },
          ]
        : [],
    ),
  ];
}

function checkRules({ file, words, properties }: EntityPlace): Problem[] {
  const fields = new Set(Object.keys(properties));
  return ((words['rules'] ?? []) as unknown as Rule[]).flatMap(({ when, path }, i) => {
    const pointer = `/x-entity/rules/${i}`;
    const condition = expressionProblem({ expression: when, fields });
    const [, field = ''] = path.split('/');
    const place = path.startsWith('/') ? fieldProblem({ field, properties }) : '要写成“/字段”';
    return [
      ...(condition === undefined ? [] : [{ file, pointer: `${pointer}/when`, reason: condition }]),
      ...(place === undefined ? [] : [{ file, pointer: `${pointer}/path`, reason: place }]),
    ];
  });
}
