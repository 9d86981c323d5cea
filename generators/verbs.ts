import { changedField } from '#runtime/core/operations/stateField.ts';
import { hasOwnFields, ownSortPattern, withOwnConditions } from './ownFields.ts';
import { carriedFields } from './referred.ts';
import { notBlank } from '#kinds/data/filled.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { mostMatching } from '#runtime/core/screens/matching.ts';
import type { EngineVerb, Entity, Operation, Property } from './formats.ts';
import type { Schema } from './schema.ts';
import { hasMasks } from './protection.ts';
import { changeInput, recordInput, saveInput } from './save.ts';
import { stepInput } from './steps.ts';

/** What a verb is unless the catalogue says otherwise. */
export interface VerbDefault {
  method: Operation['method'];
  path: (place: { name: Entity['name']; call: string }) => string;
  /** Stands before the entity's title: 查询 + 证书. */
  title: string;
  /** Ends of the codes below the entity's menu code; one of them is enough. */
  codeSuffixes: readonly CodeSuffix[];
  /** It changes nothing: a client may ask again, and answer once for all who ask the same at the same time. */
  isRead: boolean;
  /** It names records, which may not be there: 404. */
  namesRecords: boolean;
  /** A handler of `server/domain` of its name may stand in for it: called like the verb, it takes and answers the same. */
  mayBeWrapped: boolean;
  isMultipart?: boolean;
  isBinary?: boolean;
  /** Milliseconds the client waits. */
  timeout?: number;
}

/**
 * The buttons of a menu by the ends of their codes. Roles keep these codes: a number once given stays what it is, another
 * verb takes one of these or, from 100 on, the next (`verbs.test.ts`).
 */
const buttons = {
  '.1': '新增',
  '.2': '编辑',
  '.3': '启停',
  '.4': '删除',
  '.5': '导入',
  '.6': '导出',
  '.7': '恢复',
  '.8': '查看历史',
  '.100': '打印',
} as const;

type CodeSuffix = '' | keyof typeof buttons;

/** What such a button is called unless the tree of modules says otherwise. */
export const usualButtons: Readonly<Record<string, string>> = buttons;

/** Numbers below a menu from here on are for verbs to come; those before, where no verb has them, for buttons of one's own. */
export const firstReserved = 100;

const uploadTimeout = 20_000_000;
const downloadTimeout = 600_000;

function at(last: string): VerbDefault['path'] {
  return ({ name }) => `/${name}/${last}`;
}

/** Method, path, title and codes of each verb of the engine. */
export const verbDefaults: Record<EngineVerb, VerbDefault> = {
  list: {
    method: 'POST',
    path: at('list'),
    title: '查询',
    codeSuffixes: [''],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: true,
  },
  get: {
    method: 'GET',
    path: at('detail'),
    title: '查看',
    codeSuffixes: [''],
    isRead: true,
    namesRecords: true,
    mayBeWrapped: true,
  },
  save: {
    method: 'POST',
    path: at('save'),
    title: '保存',
    codeSuffixes: ['.1', '.2'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: true,
  },
  change: {
    method: 'POST',
    path: at('change'),
    title: '批量修改',
    codeSuffixes: ['.2'],
    isRead: false,
    namesRecords: false,
    mayBeWrapped: false,
    timeout: 60_000,
  },
  remove: {
    method: 'POST',
    path: at('delete'),
    title: '删除',
    codeSuffixes: ['.4'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: true,
  },
  restore: {
    method: 'POST',
    path: at('restore'),
    title: '恢复',
    codeSuffixes: ['.7'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: false,
  },
  recycled: {
    method: 'POST',
    path: at('recycled'),
    title: '查询回收站中的',
    codeSuffixes: ['.7'],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: false,
  },
  setState: {
    method: 'POST',
    path: at('updateState'),
    title: '更改状态：',
    codeSuffixes: ['.3'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: true,
  },
  step: {
    method: 'POST',
    path: at('step'),
    title: '办理',
    // Each step says its own.
    codeSuffixes: [],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: false,
  },
  sort: {
    method: 'POST',
    path: at('sort'),
    title: '排列',
    codeSuffixes: ['.2'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: false,
  },
  tree: {
    method: 'POST',
    path: at('tree'),
    title: '查询全部',
    codeSuffixes: [''],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: true,
  },
  move: {
    method: 'POST',
    path: at('move'),
    title: '移动',
    codeSuffixes: ['.2'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: false,
  },
  add: {
    method: 'POST',
    path: at('add'),
    title: '加入',
    codeSuffixes: ['.1'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: true,
    timeout: 60_000,
  },
  transfer: {
    method: 'POST',
    path: at('transfer'),
    title: '移动',
    codeSuffixes: ['.2'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: true,
    timeout: 60_000,
  },
  aggregate: {
    method: 'POST',
    // An entity has several of them.
    path: ({ name, call }) => `/${name}/${call}`,
    title: '统计',
    codeSuffixes: [''],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: false,
  },
  options: {
    method: 'POST',
    path: at('options'),
    title: '选择',
    codeSuffixes: [''],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: true,
  },
  history: {
    method: 'GET',
    path: at('history'),
    title: '查看历史：',
    codeSuffixes: ['.8'],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: false,
  },
  importExcel: {
    method: 'POST',
    path: at('importByExcel'),
    title: '导入',
    codeSuffixes: ['.5'],
    isRead: false,
    namesRecords: false,
    mayBeWrapped: false,
    isMultipart: true,
    timeout: uploadTimeout,
  },
  importCommit: {
    method: 'POST',
    path: at('importCommit'),
    title: '确认导入',
    codeSuffixes: ['.5'],
    isRead: false,
    namesRecords: true,
    mayBeWrapped: false,
    timeout: downloadTimeout,
  },
  importErrors: {
    method: 'GET',
    path: at('importErrors'),
    title: '下载导入错误：',
    codeSuffixes: ['.5'],
    isRead: true,
    namesRecords: true,
    mayBeWrapped: false,
    isBinary: true,
    timeout: downloadTimeout,
  },
  exportExcel: {
    method: 'POST',
    path: at('exportByExcel'),
    title: '导出',
    codeSuffixes: ['.6'],
    isRead: false,
    namesRecords: false,
    mayBeWrapped: true,
    isBinary: true,
    timeout: downloadTimeout,
  },
  excelTemplate: {
    method: 'GET',
    path: at('downloadModel'),
    title: '下载导入模板：',
    codeSuffixes: ['.5'],
    isRead: true,
    namesRecords: false,
    mayBeWrapped: false,
    isBinary: true,
  },
  print: {
    method: 'POST',
    // An entity has several of them.
    path: ({ name, call }) => `/${name}/${call}`,
    title: '打印',
    codeSuffixes: ['.100'],
    isRead: false,
    namesRecords: false,
    mayBeWrapped: false,
    isBinary: true,
    timeout: downloadTimeout,
  },
};

/** Method and path of a call: what the catalogue writes, else what its verb is called by; names of the path in braces. */
export function callOf({
  area,
  verb,
  words,
  isOfEntity,
}: {
  area: string;
  verb: string;
  words: { http?: string; does?: string };
  isOfEntity: boolean;
}): [method: Operation['method'], path: string] {
  const engineVerb = isOfEntity ? engineVerbOf({ verb, does: words.does ?? verb }) : undefined;
  const defaults = engineVerb && verbDefaults[engineVerb];
  const http =
    words.http ?? `${defaults?.method ?? 'POST'} ${defaults?.path({ name: area, call: verb }) ?? `/${area}/${verb}`}`;
  return http.split(' ') as [Operation['method'], string];
}

/** Whether a word is a verb of the engine. */
export function isEngineVerb(word: string): word is EngineVerb {
  return Object.hasOwn(verbDefaults, word);
}

/** The verb of the engine an operation stands for: a handler under the name of a verb takes and answers what the verb does. */
export function engineVerbOf({ verb, does }: { verb: string; does: string }): EngineVerb | undefined {
  if (isEngineVerb(does)) return does;
  return isEngineVerb(verb) ? verb : undefined;
}

/** The codes of an operation that names none, below the menu code of its entity. */
export function impliedCodes({ menuCode, verb }: { menuCode: string; verb: EngineVerb | undefined }): string[] {
  return (verb ? verbDefaults[verb].codeSuffixes : ['']).map((suffix) => menuCode + suffix);
}

export interface VerbUse {
  entity: Entity;
  verb: EngineVerb;
  operation: Pick<
    Operation,
    | 'access'
    | 'does'
    | 'path'
    | 'fields'
    | 'isChangeOnly'
    | 'referred'
    | 'where'
    | 'transitions'
    | 'steps'
    | 'field'
    | 'aggregate'
  >;
}

/** Schema of what a verb takes. */
export function verbInput(use: VerbUse): Schema {
  const schema = inputOf(use);
  if (!('sort' in (schema.properties ?? {})) && !narrowingVerbs.has(use.verb)) return schema;
  return hasOwnFields(use) ? withOwnConditions(schema) : schema;
}

/** Verbs that take a list's conditions and no order. */
const narrowingVerbs: ReadonlySet<EngineVerb> = new Set(['tree', 'aggregate']);

function inputOf({ entity, verb, operation }: VerbUse): Schema {
  switch (verb) {
    case 'list':
    case 'recycled':
      return closed({ ...paging, ...conditions({ entity, operation }), ...naming });
    case 'tree': {
      const { sort: _, ...filters } = conditions({ entity, operation });
      return closed({ ...filters, ...naming });
    }
    case 'move':
      return closed(
        {
          ids: idsField,
          parent: { ...idField, title: entity.properties[entity.tree?.parent ?? '']?.title, nullable: true },
          before: {
            ...idField,
            title: '排在谁的前面',
            nullable: true,
            description: '同一个上级之下的一条；不填排在最后',
          },
        },
        ['ids', 'parent'],
      );
    case 'add':
      return addInput(entity);
    case 'transfer':
      return chosen({ entity, verb, operation, others: sideFields(entity), needed: [] });
    case 'aggregate': {
      const { sort: _, ...filters } = conditions({ entity, operation });
      return closed(filters);
    }
    case 'exportExcel':
      return hasMasks(entity)
        ? closed({ ...conditions({ entity, operation }), purpose: purposeField }, ['purpose'])
        : closed(conditions({ entity, operation }));
    case 'print': {
      // What a template is of and what a list is narrowed to both hold: a list may ask for a state as well.
      const { where: _, ...narrowed } = operation;
      return closed(conditions({ entity, operation: narrowed }));
    }
    case 'get':
    case 'importErrors':
      return closed({ id: idField }, ['id']);
    case 'save':
      return saveInput({ entity, fields: operation.fields, isChangeOnly: operation.isChangeOnly });
    case 'change':
      return changeInput({ entity });
    case 'remove':
      return chosen({ entity, verb, operation, others: {} });
    case 'restore':
    case 'sort':
      return closed({ ids: idsField }, ['ids']);
    case 'setState':
      return chosen({ entity, verb, operation, others: { state: stateField({ entity, operation }) } });
    case 'step': {
      const { properties, conditions: asked } = stepInput({ entity, names: operation.steps ?? [] });
      const schema: Schema = chosen({ entity, verb, operation, others: properties, needed: ['step'] });
      if (asked.length > 0) schema.allOf = asked;
      return schema;
    }
    case 'options':
      return closed({ keyword: keywordField, ids: { ...idsField, minItems: 0 }, ...narrowing(entity), ...paging });
    case 'history':
      return closed({ id: idField, ...paging }, ['id']);
    case 'importCommit':
      return closed(
        {
          id: idField,
          mode: {
            type: 'string',
            title: '导入方式',
            enum: ['all', 'valid'],
            description: 'all：有错误则一条也不导入；valid：只导入正确的行',
          },
          recordState: {
            type: 'string',
            title: '导入后的状态',
            maxLength: 40,
            description: '没有写明状态的新数据的状态；不填为通常的状态',
          },
        },
        ['id', 'mode'],
      );
    case 'importExcel':
    case 'excelTemplate':
      return closed({});
  }
}

/** The most rows a page may hold. */
export const largestPage = 200;

const idField: Property = { type: 'string', title: '编号', minLength: 1, maxLength: 64 };
const idsField: Property = {
  type: 'array',
  title: '编号',
  items: idField,
  minItems: 1,
  maxItems: 1000,
  uniqueItems: true,
};
const countField: Property = { type: 'integer', title: '条数', minimum: 1, maximum: mostMatching };
/** Conditions come with the number that somebody was told. */
const idsOrMatching: Pick<Schema, 'if' | 'then' | 'else'> = {
  if: { required: ['matching'] },
  then: { required: ['count'] },
  else: { required: ['ids'] },
};
/** To look up a name for each row costs a list a third of its speed, and few lists show it. */
const naming: Record<string, Property> = {
  withNames: { type: 'boolean', title: '带上姓名', description: '也返回创建人和修改人的姓名' },
};

const keywordField: Property = { type: 'string', title: '关键词', maxLength: 100 };
const paging: Record<string, Property> = {
  pageNum: { type: 'integer', title: '页码', minimum: 1, maximum: 1_000_000, default: 1 },
  pageSize: { type: 'integer', title: '每页条数', minimum: 1, maximum: largestPage, default: 20 },
};

function closed(properties: Record<string, Schema>, required: string[] = []): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/**
 * Records by their ids, or the one that the path names; for the engine's own verbs also by the conditions of a list, with the number that somebody was
 * told and agreed to.
 */
function chosen({
  entity,
  verb,
  operation,
  others,
  needed = Object.keys(others),
}: VerbUse & { others: Record<string, Schema>; needed?: string[] }): Schema {
  if (operation.path.includes(':id')) return closed({ id: idField, ...others }, ['id', ...needed]);
  if (operation.does !== verb || isOwnStep({ entity, operation }))
    return closed({ ids: idsField, ...others }, ['ids', ...needed]);
  return withMatching({ entity, operation, others, needed });
}

/** Who takes a step with what is their own may see no list of what is others', so asks for none by conditions. */
function isOwnStep({ entity, operation }: Pick<VerbUse, 'entity' | 'operation'>): boolean {
  return (operation.steps ?? []).some((name) => entity.steps[name]?.own !== undefined);
}

/** Records by their ids or by the conditions of their list. */
function withMatching({
  entity,
  operation,
  others,
  needed,
}: Omit<VerbUse, 'verb'> & { others: Record<string, Schema>; needed: string[] }): Schema {
  const { sort: _, ...matching } = conditions({ entity, operation: { referred: operation.referred } });
  const isOwnTaken = hasOwnFields({ entity, operation: { access: operation.access } });
  return {
    ...closed(
      {
        ids: idsField,
        matching: { title: '条件', ...(isOwnTaken ? withOwnConditions(closed(matching)) : closed(matching)) },
        count: countField,
        ...others,
      },
      needed,
    ),
    ...idsOrMatching,
  };
}

/** What an operation of the product's own takes that is done with chosen records (`chooses`): those, and what it asks for itself. */
export function chosenInput({
  entity,
  operation,
  input,
}: {
  entity: Entity;
  operation: VerbUse['operation'];
  input: Schema | undefined;
}): Schema {
  return withMatching({ entity, operation, others: input?.properties ?? {}, needed: input?.required ?? [] });
}

/**
 * Links of one record with many of the other side: by ids, or by the conditions of that side's list – checked as that
 * list checks them (`server/engine/add.ts`) – with the number that somebody was told. Own fields are of all links.
 */
function addInput(entity: Entity): Schema {
  const sides = sideFields(entity);
  const { properties, required } = recordInput({ entity, without: Object.keys(sides) });
  return {
    ...closed(
      {
        ...sides,
        ids: idsField,
        matching: {
          type: 'object',
          title: '条件',
          description: '另一边列表的条件',
          properties: {},
          additionalProperties: true,
        },
        count: countField,
        ...properties,
      },
      required,
    ),
    ...idsOrMatching,
  };
}

/** The fields of a link's sides, one of which is given: which record the others are linked with. */
function sideFields(entity: Entity): Record<string, Schema> {
  return Object.fromEntries(
    (entity.link ?? []).map(({ field }) => [field, { ...idField, title: entity.properties[field]?.title }]),
  );
}

/** What a file with masked fields is for. */
const purposeField: Schema = { type: 'string', title: '用途', minLength: 2, maxLength: 200, pattern: notBlank };

/**
 * Sort, keyword and one filter a field; a condition the operation fixes itself cannot be sent. Codes out of use are
 * allowed, since records may still carry them.
 */
function conditions({
  entity,
  operation,
}: {
  entity: Entity;
  operation: Pick<Operation, 'fields' | 'referred' | 'where'>;
}): Record<string, Schema> {
  const fields = Object.entries(entity.properties).filter(
    ([name, property]) =>
      !property['x-hidden'] &&
      property['x-column'] !== false &&
      !(name in (operation.where ?? {})) &&
      (operation.fields?.includes(name) ?? true),
  );
  fields.push(...carriedFields({ entity, referred: operation.referred }));
  const filters = fields.flatMap(([name, property]): [string, Schema][] => {
    const { filter } = dataKindOf(property);
    return filter ? [[name, filter.schema({ name, property })]] : [];
  });
  const sortable = fields.flatMap(([name, property]) =>
    dataKindOf(property).isSortable ? [name.replace('.', '\\.')] : [],
  );
  return {
    sort: {
      type: 'string',
      title: '排序',
      pattern: `^-?(${[...sortable, ...(entity.extensible ? [ownSortPattern] : [])].join('|')})$`,
    },
    ...(entity.search.length > 0 && { keyword: keywordField }),
    ...Object.fromEntries(filters),
  };
}

/** Conditions that choices take: those alone that references to the entity make, so that nothing else is told by them. */
function narrowing(entity: Entity): Record<string, Schema> {
  return Object.fromEntries(
    entity.narrowed.flatMap((name): [string, Schema][] => {
      const property = entity.properties[name] ?? {};
      const { filter } = dataKindOf(property);
      return filter ? [[name, filter.schema({ name, property })]] : [];
    }),
  );
}

function stateField({ entity, operation }: Pick<VerbUse, 'entity' | 'operation'>): Schema {
  const property = entity.properties[changedField(operation)];
  const reachable = [...new Set(Object.values(operation.transitions ?? {}).flat())].sort();
  const title = property?.title ?? '状态';
  return reachable.length > 0
    ? { type: 'string', title, enum: reachable }
    : { type: 'string', title, 'x-dict': property?.['x-dict'], maxLength: 64 };
}
