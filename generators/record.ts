import type { Entity, Property } from './formats.ts';
import { dataKindOf, isRefList } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { isAlwaysThere, rollOf } from '#runtime/core/operations/roll.ts';
import { isPinned, newestField } from './pin.ts';
import { copiedOf } from '#runtime/core/operations/copyOf.ts';
import { formFields } from '#runtime/core/operations/answers.ts';
import { aggregateProperties } from './aggregate.ts';
import { carriedFields } from './referred.ts';
import { isOwn } from '#runtime/core/operations/ownFields.ts';
import { isNullable } from './save.ts';
import type { Schema } from './schema.ts';
import { schemaField } from './schemaOf.ts';
import { filledSystemFields } from './system.ts';
import { valueExpression } from './valueExpression.ts';
import type { VerbUse } from './verbs.ts';

/** Schema of what a verb of the engine answers. A file has the empty schema. */
export function outputOf({ entity, verb, operation }: VerbUse): Schema {
  const { fields, referred } = operation;
  const hasMarks = operation.access !== 'public';
  switch (verb) {
    case 'list':
    case 'recycled':
      return page(rowSchema({ entity, operation }));
    case 'tree':
      return page(
        withMore({
          schema: rowSchema({ entity, operation }),
          more: { isMatch: { type: 'boolean', title: '符合条件' } },
        }),
      );
    case 'get':
      return recordSchema({ entity, fields, referred, hasMarks, hasOwn: hasMarks, isWhole: hasMarks });
    case 'save':
      return recordSchema({ entity, referred, hasMarks, isWhole: hasMarks });
    case 'change':
      return changeReply;
    case 'remove':
    case 'restore':
    case 'setState':
    case 'sort':
    case 'move':
      return closedObject({ count: counted('条数') });
    case 'step':
      return stepReply({ entity, operation });
    case 'add':
      return closedObject({ count: counted('加入的条数'), already: counted('原来就在的条数') });
    case 'transfer':
      return closedObject({ count: counted('移动的条数'), merged: counted('目的地原来就有、只从原处移出的条数') });
    case 'options':
      return page(
        closedObject(
          {
            id: text('编号'),
            label: { ...text('名称'), nullable: true },
            ...(hasOwnMarks({ entity, operation }) && { marks }),
            ...(formFields(entity.properties).length > 0 && { forms }),
            ...(copiedOf({ entity, operation }).length > 0 && { copied }),
          },
          ['forms', 'copied'],
        ),
      );
    case 'aggregate':
      return page(groupSchema({ entity, operation }));
    case 'history':
      return page(change);
    case 'importExcel':
    case 'importCommit':
      return importJob;
    case 'exportExcel':
    case 'print':
      return jobReply;
    case 'importErrors':
    case 'excelTemplate':
      return {};
  }
}

/** What a group of records comes to. */
function groupSchema({ entity, operation: { aggregate } }: Pick<VerbUse, 'entity' | 'operation'>): Schema {
  const properties = aggregate ? aggregateProperties({ aggregate, entity }) : {};
  return closedObject(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        { ...withoutLimits(property), ...(property.nullable && { nullable: true }) },
      ]),
    ),
  );
}

/** A record as one of many: without its parts. */
function rowSchema({ entity, operation: { fields, access, referred } }: Pick<VerbUse, 'entity' | 'operation'>): Schema {
  const properties = Object.entries(entity.properties).filter(([, property]) => !property['x-parts']);
  return recordSchema({
    entity: { ...entity, properties: Object.fromEntries(properties) },
    fields,
    referred,
    hasMarks: access !== 'public',
    hasOwn: access !== 'public',
  });
}

/**
 * A record as it leaves the server: no hidden field, the label beside each reference and, for whoever is signed in,
 * what tells it apart; fields of records referred to as far as the call carries them; no limits (what is stored is shown). A field without a column comes from its handler, so it may be missing.
 */
export function recordSchema({
  entity,
  fields,
  referred,
  hasMarks = false,
  hasOwn = true,
  isWhole = false,
}: {
  entity: Entity;
  fields?: string[] | undefined;
  referred?: string[] | undefined;
  hasMarks?: boolean;
  /** With what tenants added, which is not for anyone. */
  hasOwn?: boolean;
  /** By itself, as forms and details need it: with newest versions beside pinned references, and forms beside answers. */
  isWhole?: boolean;
}): Schema {
  const shown = Object.entries(entity.properties).filter(
    ([name, property]) => !property['x-hidden'] && (hasOwn || !isOwn(property)) && (fields?.includes(name) ?? true),
  );
  const own = shown.flatMap(([name, property]): [string, Schema][] => {
    const plain = withoutLimits(property);
    if (property['x-parts']) return [[name, partsSchema(property)]];
    const value = { ...plain, ...(plain.type && isOpen({ entity, name, property }) && { nullable: true }) };
    const isMarked = hasMarks && entity.marked.includes(name);
    if (isRefList(property))
      return [
        [name, value],
        labelsSchema({ name, property }),
        ...(isMarked ? [[marksNameOf(name), marksOfMany] satisfies [string, Schema]] : []),
      ];
    if (property['x-actor'] && hasMarks) return [[name, value], labelSchema({ name, property })];
    if (isWhole && property['x-schemaOf'] !== undefined) return [[name, value], schemaField({ name, property })];
    if (!property['x-ref']) return [[name, value]];
    return [
      [name, value],
      labelSchema({ name, property }),
      ...(isMarked ? [[marksNameOf(name), { ...marks, nullable: true }] satisfies [string, Schema]] : []),
      ...(isWhole && isPinned(property) ? [newestField({ name, property })] : []),
    ];
  });
  const others = carriedFields({ entity, referred }).flatMap(([name, property]): [string, Schema][] => [
    [name, optional(withoutLimits(property))],
    ...(property['x-ref'] ? [labelSchema({ name, property })] : []),
  ]);
  const properties = [...own, ...others];
  // Who stored a record has a name where it is asked for.
  const asked = new Set<string>(shown.flatMap(([name, property]) => (property['x-actor'] ? [labelNameOf(name)] : [])));
  const required = properties.flatMap(([name]) =>
    isLeftOut(entity.properties[name]) || asked.has(name) ? [] : [name],
  );
  return {
    type: 'object',
    title: entity.title,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

function labelSchema({ name, property }: { name: string; property: Property }): [string, Schema] {
  return [labelNameOf(name), { type: 'string', title: property.title, nullable: true }];
}

function labelsSchema({ name, property }: { name: string; property: Property }): [string, Schema] {
  return [labelsNameOf(name), { type: 'array', title: property.title, items: { type: 'string', nullable: true } }];
}

function isLeftOut(property: Property | undefined): boolean {
  return property?.['x-column'] === false && !property['x-parts'];
}

/** Parts as they leave the server: whole, with their ids, and the label beside each reference. */
function partsSchema(property: Property): Schema {
  const fields = Object.entries(property.items?.properties ?? {}).flatMap(([name, inner]): [string, Schema][] => {
    const value = withoutLimits(inner);
    return [
      [name, name === 'id' ? value : optional(value)],
      ...(inner['x-ref'] ? [labelSchema({ name, property: inner })] : []),
    ];
  });
  return {
    type: 'array',
    title: property.title,
    items: {
      type: 'object',
      properties: Object.fromEntries(fields),
      required: fields.map(([name]) => name),
      additionalProperties: false,
    },
  };
}

function withMore({ schema, more }: { schema: Schema; more: Record<string, Schema> }): Schema {
  return {
    ...schema,
    properties: { ...schema.properties, ...more },
    required: [...(schema.required ?? []), ...Object.keys(more)],
  };
}

/** What tells a record apart from others of its label, in the order of the catalogue. */
const marks: Schema = { type: 'array', title: '区别', items: { type: 'string', nullable: true } };

/** The forms of a record, by their fields: where it is asked for by its id. */
const forms: Schema = { type: 'object', title: '表单', additionalProperties: true };

/** The fields of a record that others copy: where it is asked for by its id. */
const copied: Schema = { type: 'object', title: '被照抄的字段', additionalProperties: true };

/** The same of each of several, in their order. */
const marksOfMany: Schema = { type: 'array', title: '区别', items: { ...marks, nullable: true } };

function hasOwnMarks({ entity, operation }: Pick<VerbUse, 'entity' | 'operation'>): boolean {
  return entity.distinguish.length > 0 && operation.access !== 'public';
}

function isOpen({ entity, name, property }: { entity: Entity; name: string; property: Property }): boolean {
  // Not everybody reads it.
  if (property['x-read'] !== undefined) return true;
  const roll = rollOf(property);
  if (roll) return !isAlwaysThere(roll);
  if (property['x-copyOf'] !== undefined || property['x-phase'] !== undefined) return true;
  if (property['x-value'] !== undefined) return !isAlwaysComputed({ entity, property });
  return (
    !filledSystemFields.has(name) &&
    (property['x-column'] === false || property['x-plainOf'] !== undefined || isNullable({ entity, name }))
  );
}

function isAlwaysComputed({ entity: { properties }, property }: { entity: Entity; property: Property }): boolean {
  return valueExpression({ expression: property['x-value'] ?? null, properties, row: 't' }).isThere === true;
}

function withoutLimits({ type, title, description, items, properties, ...words }: Property): Schema {
  if (dataKindOf({ type, items, ...words }).isAnything) return { title, description };
  return {
    type,
    title,
    ...(description !== undefined && { description }),
    ...(items && { items: withoutLimits(items) }),
    ...(type === 'array' && !items && { items: { type: 'string' as const } }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, optional(withoutLimits(inner))]),
      ),
      additionalProperties: false,
    }),
  };
}

/** Any value may be missing from a nested object; a schema without a type allows null already. */
function optional(schema: Schema): Schema {
  return schema.type ? { ...schema, nullable: true } : schema;
}

/** A step with a handler may say in its own words what became of it. */
function stepReply({ entity, operation }: Omit<VerbUse, 'verb'>): Schema {
  const isSaid = (operation.steps ?? []).some((name) => entity.steps[name]?.does !== undefined);
  return closedObject({ count: counted('条数'), ...(isSaid && { said: text('结果') }) }, ['said']);
}

function text(title: string): Schema {
  return { type: 'string', title };
}

function integer(title: string): Schema {
  return { type: 'integer', title };
}

function counted(title: string): Schema {
  return { ...integer(title), minimum: 0 };
}

/** An object whose named fields are all there and which has no others. */
function closedObject(properties: Record<string, Schema>, optional: string[] = []): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

function page(row: Schema): Schema {
  return closedObject({ rows: { type: 'array', items: row }, total: { type: 'integer', title: '总数', minimum: 0 } });
}

const change: Schema = closedObject({
  id: text('编号'),
  recordVersion: integer('版本'),
  action: { ...text('操作'), enum: ['created', 'updated', 'removed', 'restored', 'purged'] },
  changes: { title: '改动', description: '字段名 → [改动前, 改动后]' },
  labels: { title: '引用的名称', description: '字段名 → 编号 → 名称' },
  step: { title: '步骤', description: '做的是哪个步骤：title 是名称，said 是没有存入字段的填写内容' },
  createdTime: text('时间'),
  createdBy: text('操作人'),
  createdByLabel: { ...text('操作人姓名'), nullable: true },
});

/** What a change of many did: of each changed record its new version and the values it had before, and who was refused why. */
const changeReply: Schema = closedObject({
  changed: {
    type: 'array',
    title: '已修改',
    items: closedObject({
      id: text('编号'),
      version: integer('版本'),
      former: { type: 'object', title: '原来的值', additionalProperties: true },
    }),
  },
  refused: {
    type: 'array',
    title: '未修改',
    items: closedObject({ id: text('编号'), label: { ...text('名称'), nullable: true }, message: text('原因') }),
  },
});

/** Work that takes longer than a call: followed by job.progress. */
export const jobReply: Schema = closedObject({ id: text('任务编号'), state: text('状态') });

const remark: Schema = closedObject({ cell: text('单元格'), column: text('列'), message: text('原因') });

/** Progress and result of an import; polled by job.progress. */
const importJob: Schema = closedObject(
  {
    id: text('编号'),
    kind: { ...text('种类'), enum: ['import', 'undo', 'schedule'] },
    title: text('任务'),
    entity: { ...text('数据种类'), nullable: true },
    fileName: text('文件名'),
    state: { ...text('状态'), enum: ['waiting', 'running', 'ready', 'done', 'failed', 'cancelled'] },
    phase: { ...text('阶段'), nullable: true },
    isUndone: { type: 'boolean', title: '已撤销' },
    progress: { ...integer('进度'), minimum: 0, maximum: 100 },
    total: integer('总行数'),
    valid: integer('正确行数'),
    bad: integer('错误行数'),
    changed: integer('修改已有数据的行数'),
    unchanged: integer('与已有数据相同的行数'),
    skipped: integer('已存在而略过的行数'),
    added: integer('已新增的行数'),
    message: { ...text('说明'), nullable: true },
    errors: { type: 'array', title: '错误', items: remark },
    notes: { type: 'array', title: '提醒', items: remark },
    preview: {
      type: 'array',
      title: '预览',
      items: closedObject({
        row: integer('行'),
        kind: { ...text('处理'), enum: ['new', 'changed'] },
        fields: { type: 'array', title: '改动的字段', items: { type: 'string' } },
        record: { type: 'object', title: '数据', additionalProperties: true },
      }),
    },
    states: {
      type: 'array',
      title: '可选的状态',
      items: closedObject({ code: text('状态'), label: text('名称'), title: text('导入为') }),
    },
    usualState: { ...text('通常的状态'), nullable: true },
    undoEffect: { ...text('撤销时还有什么跟着变'), nullable: true },
  },
  ['message', 'usualState', 'undoEffect'],
);
