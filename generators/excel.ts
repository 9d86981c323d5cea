import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Entity, ExcelColumn, ExcelPlan, FieldKind, Operation, Property } from './formats.ts';
import { dictionaryOf, kindOf } from './kinds.ts';
import { operationsOf } from './operationsOf.ts';
import type { GeneratedFile } from './output.ts';
import { isRequired, writableFields } from './save.ts';

const excelVerbs = new Set(['importExcel', 'exportExcel', 'excelTemplate']);

/** The Excel template and the plan of its reader, for each entity that is imported or exported. */
export function excelFiles({
  entities,
  operations,
  dictionaries,
}: Pick<Catalogue, 'entities' | 'operations' | 'dictionaries'>): GeneratedFile[] {
  return Object.values(entities)
    .filter(({ name }) => usesExcel({ name, operations }))
    .map((entity) => ({
      path: `schemas/generated/excel/${entity.name}.json`,
      text: JSON.stringify(planOf({ entity, operations, dictionaries })),
    }));
}

function usesExcel({ name, operations }: { name: string; operations: Record<string, Operation> }): boolean {
  return operationsOf({ operations, entity: name }).some(({ does }) => excelVerbs.has(does));
}

function planOf({
  entity,
  operations,
  dictionaries,
}: { entity: Entity } & Pick<Catalogue, 'operations' | 'dictionaries'>): ExcelPlan {
  const columns = writableFields({ entity })
    .filter(([, property]) => fitsInCells(property))
    .map(([field, property], i) => ({
      order: hintOf(property).order ?? i,
      column: columnOf({ entity, field, property, dictionaries }),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ column }) => column);
  return {
    entity: entity.name,
    title: entity.title,
    columns: [...keyColumns({ entity, operations }), ...columns, ...stateColumns({ entity, operations, dictionaries })],
  };
}

/** By these a row of an export, changed and imported, finds its record again. */
function keyColumns({ entity, operations }: { entity: Entity; operations: Record<string, Operation> }): ExcelColumn[] {
  if (entity.isAppend || !operationsOf({ operations, entity: entity.name }).some(({ does }) => does === 'save'))
    return [];
  return [
    {
      field: 'id',
      title: '系统编号',
      kind: 'text',
      isRequired: false,
      role: 'id',
      note: '新增时留空；修改已有的数据时保留导出的编号',
      width: 30,
    },
    {
      field: 'version',
      title: '版本',
      kind: 'integer',
      isRequired: false,
      role: 'version',
      note: '新增时留空；修改已有的数据时保留导出的版本',
      width: 8,
    },
  ];
}

function stateColumns({
  entity,
  operations,
  dictionaries,
}: { entity: Entity } & Pick<Catalogue, 'operations' | 'dictionaries'>): ExcelColumn[] {
  const changing = operationsOf({ operations, entity: entity.name }).find(({ does }) => does === 'setState');
  const field = changing?.field ?? 'state';
  const property = entity.properties[field];
  if (!changing || !property || dictionaryOf(property) === undefined) return [];
  const column = columnOf({ entity, field, property, dictionaries });
  return [{ ...column, isRequired: false, role: 'state', note: `${column.note}；新增时留空，则为导入时所选的状态` }];
}

/** A structured value needs a codec to stand in cells; a password never does. */
function fitsInCells(property: Property): boolean {
  if (property['x-excel'] === false || kindOf(property) === 'password') return false;
  return !['list', 'json'].includes(kindOf(property)) || hintOf(property).codec !== undefined;
}

function hintOf(property: Property): Exclude<Property['x-excel'], false | undefined> {
  return property['x-excel'] || {};
}

const widths: Record<FieldKind, number> = {
  text: 20,
  longText: 36,
  richText: 48,
  integer: 10,
  number: 10,
  boolean: 8,
  date: 14,
  dateTime: 20,
  dict: 14,
  dictList: 24,
  ref: 22,
  file: 30,
  image: 30,
  password: 16,
  tags: 24,
  list: 30,
  json: 30,
};

function columnOf({
  entity,
  field,
  property,
  dictionaries,
}: {
  entity: Entity;
  field: string;
  property: Property;
  dictionaries: Record<string, Dictionary>;
}): ExcelColumn {
  const kind = kindOf(property);
  const { title, note, example, codec } = hintOf(property);
  const dict = dictionaryOf(property);
  const sample = example ?? (property.examples?.[0] === undefined ? undefined : String(property.examples[0]));
  return {
    field,
    title: title ?? property.title ?? field,
    kind,
    isRequired: isRequired({ entity, name: field }),
    ...(dict && { dict }),
    ...(property['x-ref'] && { ref: property['x-ref'] }),
    note: note ?? noteOf({ kind, property, values: dict ? dictionaries[dict] : undefined }),
    ...(sample !== undefined && { example: sample }),
    ...(codec && { codec }),
    ...(property.minimum !== undefined && { minimum: property.minimum }),
    ...(property.maximum !== undefined && { maximum: property.maximum }),
    width: widths[kind],
  };
}

/** More labels than this are not listed in a note. */
const mostLabels = 12;

function noteOf({
  kind,
  property,
  values,
}: {
  kind: FieldKind;
  property: Property;
  values: Dictionary | undefined;
}): string {
  const labels = values?.values.flatMap(({ label, isRetired }) => (isRetired ? [] : [label])) ?? [];
  const choice =
    labels.length > 0 && labels.length <= mostLabels
      ? `可填：${labels.join('、')}`
      : `填写${values?.title ?? ''}的名称`;
  switch (kind) {
    case 'dict':
      return choice;
    case 'dictList':
      return `${choice}；多个之间用“；”隔开`;
    case 'tags':
      return '多个之间用“；”隔开，或每行一个；本身含“；”或换行时写成 ["甲；乙","丙"]';
    case 'ref':
      return '填写系统中已有的名称';
    case 'boolean':
      return '可填：是、否';
    case 'date':
      return '格式：2024-05-01';
    case 'dateTime':
      return '格式：2024-05-01 09:30:00';
    case 'integer':
      return `整数${rangeOf(property)}`;
    case 'number':
      return `数字${rangeOf(property)}`;
    case 'image':
    case 'file':
      return '填写以 http:// 或 https:// 开头的网址';
    default:
      return property.maxLength ? `不超过 ${property.maxLength} 个字` : '';
  }
}

function rangeOf({ minimum, maximum }: Property): string {
  if (minimum !== undefined && maximum !== undefined) return `，${minimum} 到 ${maximum}`;
  if (minimum !== undefined) return `，不小于 ${minimum}`;
  return maximum === undefined ? '' : `，不大于 ${maximum}`;
}
