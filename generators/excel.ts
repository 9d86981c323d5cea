import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Entity, ExcelColumn, ExcelPlan, Operation, Property } from './formats.ts';
import { dataKindOf, dictionaryOf, kindOf } from '#kinds/data/index.ts';
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
    columns: [
      ...keyColumns({ entity, operations }),
      ...seriesColumns({ entity, dictionaries }),
      ...columns,
      ...stateColumns({ entity, operations, dictionaries }),
    ],
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

/** Numbers that the server gave: an export tells them, an import passes them over. */
function seriesColumns({ entity, dictionaries }: { entity: Entity } & Pick<Catalogue, 'dictionaries'>): ExcelColumn[] {
  return entity.series.flatMap(({ field }): ExcelColumn[] => {
    const property = entity.properties[field];
    if (!property || property['x-excel'] === false || property['x-hidden']) return [];
    const column = columnOf({ entity, field, property, dictionaries });
    return [{ ...column, isRequired: false, role: 'series', note: '由系统给出，新增时留空' }];
  });
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
  const { cell } = dataKindOf(property);
  if (property['x-excel'] === false || !cell) return false;
  return !cell.needsCodec || hintOf(property).codec !== undefined;
}

function hintOf(property: Property): Exclude<Property['x-excel'], false | undefined> {
  return property['x-excel'] || {};
}

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
  const { cell } = dataKindOf(property);
  if (!cell) throw new Error(`${entity.name}.${field} cannot stand in a cell`);
  const { title, note, example, codec } = hintOf(property);
  const dict = dictionaryOf(property);
  const sample = example ?? (property.examples?.[0] === undefined ? undefined : String(property.examples[0]));
  return {
    field,
    title: title ?? property.title ?? field,
    kind: kindOf(property),
    isRequired: isRequired({ entity, name: field }),
    ...(dict && { dict }),
    ...(property['x-ref'] && { ref: property['x-ref'] }),
    note: note ?? cell.note({ property, dictionary: dict ? dictionaries[dict] : undefined }),
    ...(sample !== undefined && { example: sample }),
    ...(codec && { codec }),
    ...(property.minimum !== undefined && { minimum: property.minimum }),
    ...(property.maximum !== undefined && { maximum: property.maximum }),
    width: cell.width,
  };
}
