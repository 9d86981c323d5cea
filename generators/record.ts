import type { Entity, Property } from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { labelNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { isNullable } from './save.ts';
import type { Schema } from './schema.ts';
import { filledSystemFields } from './system.ts';
import type { VerbUse } from './verbs.ts';

/** Schema of what a verb of the engine answers. A file has the empty schema. */
export function outputOf({ entity, verb, operation }: VerbUse): Schema {
  switch (verb) {
    case 'list':
    case 'recycled':
      return page(recordSchema({ entity, fields: operation.fields, hasMarks: operation.access !== 'public' }));
    case 'tree':
      return page(
        withMore({
          schema: recordSchema({ entity, fields: operation.fields, hasMarks: operation.access !== 'public' }),
          more: { isMatch: { type: 'boolean', title: '符合条件' } },
        }),
      );
    case 'get':
      return recordSchema({ entity, fields: operation.fields, hasMarks: operation.access !== 'public' });
    case 'save':
      return recordSchema({ entity, hasMarks: operation.access !== 'public' });
    case 'change':
      return changeReply;
    case 'remove':
    case 'restore':
    case 'setState':
    case 'sort':
    case 'move':
      return closedObject({ count: { type: 'integer', title: '条数', minimum: 0 } });
    case 'options':
      return page(
        closedObject({
          id: text('编号'),
          label: { ...text('名称'), nullable: true },
          ...(hasOwnMarks({ entity, operation }) && { marks }),
        }),
      );
    case 'history':
      return page(change);
    case 'importExcel':
    case 'importCommit':
      return importJob;
    case 'importErrors':
    case 'exportExcel':
    case 'excelTemplate':
      return {};
  }
}

/**
 * A record as it leaves the server: no hidden field, the label beside each reference and, for whoever is signed in,
 * what tells it apart; no limits (what is stored is shown). A field without a column comes from its handler, so it may be missing.
 */
export function recordSchema({
  entity,
  fields,
  hasMarks = false,
}: {
  entity: Entity;
  fields?: string[] | undefined;
  hasMarks?: boolean;
}): Schema {
  const shown = Object.entries(entity.properties).filter(
    ([name, property]) => !property['x-hidden'] && (fields?.includes(name) ?? true),
  );
  const properties = shown.flatMap(([name, property]): [string, Schema][] => {
    const plain = withoutLimits(property);
    const value = { ...plain, ...(plain.type && isOpen({ entity, name, property }) && { nullable: true }) };
    if (!property['x-ref']) return [[name, value]];
    const label: [string, Schema] = [labelNameOf(name), { type: 'string', title: property.title, nullable: true }];
    return hasMarks && entity.marked.includes(name)
      ? [[name, value], label, [marksNameOf(name), { ...marks, nullable: true }]]
      : [[name, value], label];
  });
  const required = properties.flatMap(([name]) => (entity.properties[name]?.['x-column'] === false ? [] : [name]));
  return {
    type: 'object',
    title: entity.title,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
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

function hasOwnMarks({ entity, operation }: Pick<VerbUse, 'entity' | 'operation'>): boolean {
  return entity.distinguish.length > 0 && operation.access !== 'public';
}

function isOpen({ entity, name, property }: { entity: Entity; name: string; property: Property }): boolean {
  return (
    !filledSystemFields.has(name) &&
    (property['x-column'] === false || property['x-plainOf'] !== undefined || isNullable({ entity, name }))
  );
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

function text(title: string): Schema {
  return { type: 'string', title };
}

function integer(title: string): Schema {
  return { type: 'integer', title };
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

const remark: Schema = closedObject({ cell: text('单元格'), column: text('列'), message: text('原因') });

/** Progress and result of an import; polled by importJob.get. */
const importJob: Schema = closedObject(
  {
    id: text('编号'),
    entity: text('数据种类'),
    fileName: text('文件名'),
    state: { ...text('状态'), enum: ['checking', 'ready', 'committing', 'done', 'failed'] },
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
    states: { type: 'array', title: '可选的状态', items: closedObject({ code: text('状态'), label: text('名称') }) },
    usualState: { ...text('通常的状态'), nullable: true },
  },
  ['message', 'usualState'],
);
