import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { engineVerbOf, impliedCodes, isEngineVerb, verbDefaults } from '../verbs.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import type { Known } from './known.ts';
import { codeProblem } from './codes.ts';
import { checkAggregate } from './aggregate.ts';
import { checkEvery } from './every.ts';
import { checkChooses } from './chooses.ts';
import { checkJob } from './job.ts';
import { patternProblem } from './fields.ts';
import { handMadePrint } from './print.ts';
import { suggestion } from './suggestion.ts';
import { conditionProblem } from './values.ts';
import { wordingOf } from './wording.ts';

interface OperationsPlace {
  source: CatalogueSource;
  known: Known;
  /** Where the operations stand in the file. */
  pointer: string;
  words: Json | undefined;
  /** The entity they belong to, if they do. */
  entity?: EntityPlace;
}

/** What is wrong with calls: what they do, who may, and what they say of fields and states. */
export function checkOperations({
  source: { file, name: area },
  known,
  pointer,
  words,
  entity,
}: OperationsPlace): Problem[] {
  return Object.entries((words ?? {}) as Record<string, Record<string, Json>>).flatMap(([verb, operation]) => {
    const does = String(operation['does'] ?? (entity ? verb : `${area}/${verb}`));
    const place = { file, known, pointer: `${pointer}/${verb}`, verb, does, operation, entity };
    if (entity && does === 'print') {
      const reason = handMadePrint({ area, verb, known });
      return reason === undefined ? [] : [{ file, pointer: place.pointer, reason }];
    }
    const siblings = words as Record<string, Record<string, Json>>;
    return [
      ...checkDoing(place),
      ...checkOpen(place),
      ...checkCodes(place),
      ...checkShapes(place),
      ...checkEvery(place),
      ...checkJob(place),
      ...checkChooses(place),
      ...checkAggregate(place),
      ...(does === 'change' && !isPlainSave(siblings)
        ? [
            {
              file,
              pointer: place.pointer,
              reason: '批量修改按引擎的方式逐条保存，所以要有 save，并且不能由处理程序来做',
            },
          ]
        : []),
      ...(entity ? [...checkFit({ ...place, entity }), ...checkFieldNames({ ...place, entity })] : []),
      ...(entity ? checkStates({ ...place, entity }) : []),
    ];
  });
}

interface OperationPlace {
  file: string;
  known: Known;
  pointer: string;
  verb: string;
  /** A verb of the engine, or a handler: that of its own area and name where nothing is said of no entity's. */
  does: string;
  operation: Record<string, Json>;
  entity: EntityPlace | undefined;
}

type OfEntity = OperationPlace & { entity: EntityPlace };

/** A verb of the engine, or a handler that is there. */
function checkDoing({ file, known, pointer, does, operation, entity }: OperationPlace): Problem[] {
  const at = (reason: string): Problem => ({
    file,
    pointer: operation['does'] === undefined ? pointer : `${pointer}/does`,
    reason,
  });
  if (does.includes('/')) {
    const { handlers } = known.code;
    return !handlers || handlers.has(does)
      ? []
      : [
          at(
            `${operation['does'] === undefined ? '没有写明由哪个处理程序来做（does），就是区域和名称：' : ''}server/domain 中没有处理程序“${does}”${suggestion({ name: does, among: handlers })}`,
          ),
        ];
  }
  if (entity && isEngineVerb(does)) return [];
  return entity
    ? [
        at(
          `引擎没有“${does}”这个操作${suggestion({ name: does, among: Object.keys(verbDefaults) })}；由处理程序来做的要写 "does": "区域/名称"`,
        ),
      ]
    : [at('不属于任何实体的操作要写明由哪个处理程序来做："does": "区域/名称"')];
}

/** What anyone may call without a log-in changes nothing by the engine's hand. */
function checkOpen({ file, pointer, does, operation }: OperationPlace): Problem[] {
  return operation['access'] === 'public' && isEngineVerb(does) && !verbDefaults[does].isRead
    ? [{ file, pointer: `${pointer}/access`, reason: '没有登录的人不能修改数据，也不能导入和导出' }]
    : [];
}

function checkCodes({ file, known, pointer, verb, does, operation, entity }: OperationPlace): Problem[] {
  const menuCode = entity?.words['code'];
  // A menu that is not there is told once, at the entity.
  const isTold = typeof menuCode === 'string' && !known.codes.has(menuCode);
  const reason = isTold
    ? undefined
    : whoMayCall({
        operation,
        known,
        isBySteps: entity !== undefined && does === 'step',
        implied: typeof menuCode === 'string' ? impliedCodes({ menuCode, verb: engineVerbOf({ verb, does }) }) : [],
      });
  return [
    ...([operation['code'] ?? []].flat() as string[]).flatMap((code) =>
      known.codes.has(code)
        ? []
        : [
            {
              file,
              pointer: `${pointer}/code`,
              reason: codeProblem({ code, known }) ?? '',
            },
          ],
    ),
    ...(reason === undefined ? [] : [{ file, pointer, reason }]),
  ];
}

/** What is wrong with how an operation says who may call it. */
function whoMayCall({
  operation: { code, access },
  known,
  isBySteps,
  implied,
}: {
  operation: Record<string, Json>;
  known: Known;
  /** Its steps say it, each for itself. */
  isBySteps: boolean;
  implied: string[];
}): string | undefined {
  if (code !== undefined && access !== undefined)
    return '同时写了 code 和 access，只能写一个：需要权限编码写 code，不需要写 access';
  if (isBySteps || code !== undefined || access !== undefined) return undefined;
  if (implied.length === 0)
    return '没有写明谁可以调用：请写上权限编码 code；任何登录的人都可以用时写 "access": "signedIn"，不登录也可以用时写 "access": "public"';
  const missing = implied.filter((each) => !known.codes.has(each));
  return missing.length > 0
    ? `需要的权限编码不在 schemas/modules.json 中，没有人能用它：${missing.join('、')}`
    : undefined;
}

/** What a call takes and answers, where it says so itself, is JSON Schema. */
function checkShapes({ file, pointer, operation }: OperationPlace): Problem[] {
  return (['input', 'output'] as const).flatMap((word) => {
    const schema = operation[word];
    if (schema === undefined) return [];
    // What it answers is the product's own text, what it takes is anybody's.
    if (ajv.validateSchema(schema as object))
      return word === 'input'
        ? patternsIn({ schema, below: '' }).flatMap(({ below, reason }) => ({
            file,
            pointer: `${pointer}/${word}${below}`,
            reason,
          }))
        : [];
    const [error] = ajv.errors ?? [];
    return error
      ? [{ file, pointer: `${pointer}/${word}${error.instancePath}`, reason: `不是 JSON Schema：${wordingOf(error)}` }]
      : [];
  });
}

/** What is wrong with the patterns of a schema and of those inside it. */
function patternsIn({ schema, below }: { schema: Json; below: string }): { below: string; reason: string }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, i) => patternsIn({ schema: each, below: `${below}/${i}` }));
  const { pattern, maxLength } = schema;
  const reason =
    typeof pattern === 'string'
      ? patternProblem({ pattern, maxLength: typeof maxLength === 'number' ? maxLength : undefined })
      : undefined;
  return [
    ...(reason === undefined ? [] : [{ below: `${below}/pattern`, reason }]),
    ...Object.entries(schema).flatMap(([word, inner]) => patternsIn({ schema: inner, below: `${below}/${word}` })),
  ];
}

const ajv = new Ajv2020({ strict: false, verbose: true });

function isPlainSave(operations: Record<string, Record<string, Json>>): boolean {
  const save = operations['save'];
  return save !== undefined && (save['does'] ?? 'save') === 'save';
}

const noLink = '没有连接两边：要在 x-entity 中写上 link，写明连接哪两个字段';

/** What an entity must be for the engine to do this with it. */
function checkFit({ file, pointer, does, entity: { words, properties } }: OfEntity): Problem[] {
  const reasons: Readonly<Record<string, string | false>> = {
    recycled: words['recycle'] !== true && '没有回收站：要在 x-entity 中写上 "recycle": true',
    restore: words['recycle'] !== true && '没有回收站：要在 x-entity 中写上 "recycle": true',
    history: words['history'] !== true && '没有历史：要在 x-entity 中写上 "history": true',
    add: words['link'] === undefined && noLink,
    transfer: words['link'] === undefined && noLink,
    tree: words['tree'] === undefined && '记录没有上下级：要在 x-entity 中写上 "tree": {}',
    move: words['tree'] === undefined && '记录没有上下级：要在 x-entity 中写上 "tree": {}',
    // The jobs of an import belong to an organisation, and a platform's record to none.
    importExcel: words['scope'] === 'platform' && '平台的数据还不能从 Excel 导入，只能导出',
    sort:
      words['tree'] !== undefined
        ? '树的位置用 move 来改，不用 sort'
        : !('order' in properties) && '要排列的实体要有一个名为 order 的整数字段',
  };
  const isFixed =
    words['append'] === true && ['change', 'setState', 'step', 'sort', 'move', 'remove', 'restore'].includes(does);
  const reason = isFixed ? '写了 append 的实体只增加记录，不能修改和删除' : reasons[does];
  return reason ? [{ file, pointer, reason }] : [];
}

/** `fields`, `where` and the filters of `waits` name fields, and values that these may have. */
function checkFieldNames({
  file,
  known,
  pointer,
  does,
  operation,
  entity: { content, properties },
}: OfEntity): Problem[] {
  const named = (below: string, field: string): Problem[] => {
    const reason = fieldProblem({ field, properties });
    return reason === undefined ? [] : [{ file, pointer: `${pointer}/${below}`, reason }];
  };
  const conditions = (below: string, filters: Record<string, Json>): Problem[] =>
    Object.entries(filters).flatMap(([field, value]) => {
      const property = properties[field];
      const reason = property && conditionProblem({ name: field, value, property, known });
      return [
        ...named(`${below}/${field}`, field),
        ...(reason === undefined ? [] : [{ file, pointer: `${pointer}/${below}/${field}`, reason }]),
      ];
    });
  const {
    fields = [],
    where = {},
    waits = {},
  } = operation as unknown as {
    fields?: string[];
    where?: Record<string, Json>;
    waits?: Record<string, { filters?: Record<string, Json> }>;
  };
  const isSave = does === 'save';
  const required = (content['required'] ?? []) as string[];
  const creates = operation['creates'] !== false;
  const left = isSave && creates && operation['fields'] ? required.find((field) => !fields.includes(field)) : undefined;
  return [
    ...(left === undefined
      ? []
      : [
          {
            file,
            pointer: `${pointer}/fields`,
            reason: `缺少必填的字段“${left}”：没有人能新增这样的记录；只修改的写上 "creates": false`,
          },
        ]),
    ...(creates || isSave ? [] : [{ file, pointer: `${pointer}/creates`, reason: 'creates 只能和保存（save）一起写' }]),
    ...fields.flatMap((field, i) => named(`fields/${i}`, field)),
    ...conditions('where', where),
    ...Object.entries(waits).flatMap(([name, { filters = {} }]) => conditions(`waits/${name}/filters`, filters)),
  ];
}

/** The field of the state is there, has a dictionary, and the transitions go between its values. */
function checkStates({ file, known, pointer, does, operation, entity: { properties } }: OfEntity): Problem[] {
  if (does !== 'setState') return [];
  const { field = 'state', transitions = {} } = operation as unknown as {
    field?: string;
    transitions?: Record<string, string[]>;
  };
  const at = (below: string, reason: string): Problem => ({ file, pointer: `${pointer}${below}`, reason });
  const property = properties[field];
  if (!property)
    return [
      at(
        operation['field'] === undefined ? '' : '/field',
        `没有状态字段“${field}”${suggestion({ name: field, among: Object.keys(properties) })}`,
      ),
    ];
  const codes = known.dictionaries.get(property['x-dict'] ?? '');
  if (!codes) return [at('', `状态字段“${field}”要有字典 x-dict`)];
  const state = (below: string, name: string): Problem[] =>
    codes.has(name)
      ? []
      : [at(below, `字典“${property['x-dict']}”中没有状态“${name}”${suggestion({ name, among: codes })}`)];
  return Object.entries(transitions).flatMap(([from, targets]) => [
    ...state(`/transitions/${from}`, from),
    ...targets.flatMap((to, i) => state(`/transitions/${from}/${i}`, to)),
  ]);
}
