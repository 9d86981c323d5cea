import type { Entity, Property } from './formats.ts';
import { kindOf } from './kinds.ts';
import { isNullable } from './save.ts';
import type { Schema } from './schema.ts';
import type { VerbUse } from './verbs.ts';

/** Schema of what a verb of the engine answers. A file has the empty schema. */
export function outputOf({ entity, verb, operation }: VerbUse): Schema {
  switch (verb) {
    case 'list':
    case 'recycled':
      return page(recordSchema({ entity, fields: operation.fields }));
    case 'get':
      return recordSchema({ entity, fields: operation.fields });
    case 'save':
      return recordSchema({ entity });
    case 'remove':
    case 'restore':
    case 'setState':
    case 'sort':
      return closedObject({ count: { type: 'integer', title: '条数', minimum: 0 } });
    case 'options':
      return page(closedObject({ id: text('编号'), label: { ...text('名称'), nullable: true } }));
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
 * A record as it leaves the server: no hidden field, the label beside each reference, no limits (what is stored is
 * shown). A field without a column comes from its handler, so it may be missing.
 */
export function recordSchema({ entity, fields }: { entity: Entity; fields?: string[] | undefined }): Schema {
  const shown = Object.entries(entity.properties).filter(([name, property]) => !property['x-hidden'] && (fields?.includes(name) ?? true));
  const properties = shown.flatMap(([name, property]): [string, Schema][] => {
    const plain = withoutLimits(property);
    const value = { ...plain, ...(plain.type && isOpen({ entity, name, property }) && { nullable: true }) };
    return property['x-ref'] ? [[name, value], [`${name}Label`, { type: 'string', title: property.title, nullable: true }]] : [[name, value]];
  });
  const required = properties.flatMap(([name]) => (entity.properties[name]?.['x-column'] === false ? [] : [name]));
  return { type: 'object', title: entity.title, properties: Object.fromEntries(properties), required, additionalProperties: false };
}

const alwaysFilled = new Set(['id', 'version', 'createdTime', 'createdBy', 'updatedTime', 'updatedBy']);

function isOpen({ entity, name, property }: { entity: Entity; name: string; property: Property }): boolean {
  return !alwaysFilled.has(name) && (property['x-column'] === false || property['x-plainOf'] !== undefined || isNullable({ entity, name }));
}

function withoutLimits({ type, title, description, items, properties, ...words }: Property): Schema {
  const kind = kindOf({ type, items, ...words });
  if (kind === 'json') return { title, description };
  return {
    type,
    title,
    ...(description !== undefined && { description }),
    ...(items && { items: withoutLimits(items) }),
    ...(type === 'array' && !items && { items: { type: 'string' as const } }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, optional(withoutLimits(inner))])), additionalProperties: false }),
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
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)), additionalProperties: false };
}

function page(row: Schema): Schema {
  return closedObject({ rows: { type: 'array', items: row }, total: { type: 'integer', title: '总数', minimum: 0 } });
}

const change: Schema = closedObject({
  id: text('编号'),
  recordVersion: integer('版本'),
  action: { ...text('操作'), enum: ['created', 'updated', 'removed', 'restored', 'purged'] },
  changes: { title: '改动', description: '字段名 → [改动前, 改动后]' },
  createdTime: text('时间'),
  createdBy: text('操作人'),
  createdByLabel: { ...text('操作人姓名'), nullable: true },
});

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
    skipped: integer('已存在而略过的行数'),
    added: integer('已导入的行数'),
    message: { ...text('说明'), nullable: true },
    errors: { type: 'array', title: '错误', items: closedObject({ cell: text('单元格'), column: text('列'), message: text('原因') }) },
    preview: { type: 'array', title: '预览', items: { type: 'object', additionalProperties: true } },
  },
  ['message'],
);
