import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Entity, ExcelColumn, ExcelPlan, Operation, Property, SheetPlan } from './formats.ts';
import { dataKindOf, dictionaryOf, kindOf, targetOf } from '#kinds/data/index.ts';
import { stateFieldOf } from '#runtime/core/operations/stateField.ts';
import { operationsOf } from './operationsOf.ts';
import type { GeneratedFile } from './output.ts';
import { filledWithParent } from './parts.ts';
import { isRequired, writableFields } from './save.ts';
import { sheetNames } from './sheetNames.ts';

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
      text: JSON.stringify(planOf({ entity, entities, operations, dictionaries })),
    }));
}

function usesExcel({ name, operations }: { name: string; operations: Record<string, Operation> }): boolean {
  return operationsOf({ operations, entity: name }).some(({ does }) => excelVerbs.has(does));
}

type Described = Pick<Catalogue, 'entities' | 'operations' | 'dictionaries'>;

function planOf({ entity, entities, operations, dictionaries }: Described & { entity: Entity }): ExcelPlan {
  const parts = entity.parts.flatMap((name) => entities[name] ?? []);
  const [sheet = entity.title, ...ofParts] = sheetNames([
    entity.title,
    ...parts.map(({ title, partOf }) => partOf?.title ?? title),
  ]);
  const keys = keyColumns({ entity, operations });
  const states = stateColumns({ entity, operations, dictionaries });
  const isImported = operationsOf({ operations, entity: entity.name }).some(({ does }) => does === 'importExcel');
  const isTold = ([field, property]: [string, Property]): boolean =>
    isGiven(property) || (!isImported && isOnlyRead(property) && states.every((state) => state.field !== field));
  return {
    entity: entity.name,
    title: entity.title,
    sheet,
    columns: [
      ...keys,
      ...givenColumns({ entity, isTold, dictionaries }),
      ...filledColumns({ entity, fields: writableFields({ entity }), dictionaries }),
      ...states,
      ...referredColumns({ entity, dictionaries }),
    ],
    parts: parts.map((part, index): SheetPlan => {
      const title = part.partOf?.title ?? part.title;
      return {
        entity: part.name,
        title,
        sheet: ofParts[index] ?? title,
        columns: [
          ...parentColumns({ part, parent: entity, dictionaries }),
          ...keys.filter(({ role }) => role === 'id'),
          ...givenColumns({ entity: part, isTold, dictionaries }),
          ...filledColumns({ entity: part, fields: filledWithParent(part), dictionaries }),
          ...referredColumns({ entity: part, dictionaries }),
        ],
      };
    }),
  };
}

/** What people fill in, in the order of the sheet. */
function filledColumns({
  entity,
  fields,
  dictionaries,
}: { entity: Entity; fields: readonly [string, Property][] } & Pick<Catalogue, 'dictionaries'>): ExcelColumn[] {
  return fields
    .filter(([, property]) => fitsInCells(property))
    .map(([field, property], i) => ({
      order: hintOf(property).order ?? i,
      column: columnOf({ entity, field, property, dictionaries }),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ column }) => column);
}

/** Which record a part is of, named as a reference is: it may stand in the same workbook and be as new as its parts. */
function parentColumns({
  part,
  parent,
  dictionaries,
}: { part: Entity; parent: Entity } & Pick<Catalogue, 'dictionaries'>): ExcelColumn[] {
  const field = part.partOf?.parent ?? '';
  const property = part.properties[field];
  if (!property) return [];
  const label = parent.properties[parent.label]?.title ?? '名称';
  return [
    {
      ...columnOf({ entity: part, field, property, dictionaries }),
      title: `所属${parent.title}`,
      role: 'parent',
      note: `填写${parent.title}的${label}或系统编号，可以是本文件中新增的；填了哪个${parent.title}，它的${part.partOf?.title ?? part.title}就以本表所列的为准，没有列出的会被去掉`,
    },
  ];
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

/** What the server gives a record: an export tells it, an import passes it over. */
function givenColumns({
  entity,
  isTold,
  dictionaries,
}: { entity: Entity; isTold(field: [string, Property]): boolean } & Pick<Catalogue, 'dictionaries'>): ExcelColumn[] {
  const stateFields = new Set(Object.values(entity.steps).map((step) => step.field));
  return Object.entries(entity.properties).flatMap(([field, property]): ExcelColumn[] => {
    const isColumn = stateFields.has(field) || isTold([field, property]);
    if (!isColumn || property['x-excel'] === false || property['x-hidden']) return [];
    const column = columnOf({ entity, field, property, dictionaries });
    return [{ ...column, isRequired: false, role: 'given', note: '由系统给出，新增时留空' }];
  });
}

/** Whether a word says where a field's value comes from. */
function isGiven(property: Property): boolean {
  return (['x-series', 'x-roll', 'x-phase', 'x-value', 'x-copyOf', 'x-pinOf'] as const).some(
    (word) => property[word] !== undefined,
  );
}

/** What the server's own calls write: told where nothing is imported, as a template asks only for what is filled in. */
function isOnlyRead(property: Property): boolean {
  return property.readOnly === true && !property['x-plainOf'] && fitsInCells(property);
}

function stateColumns({
  entity,
  operations,
  dictionaries,
}: { entity: Entity } & Pick<Catalogue, 'operations' | 'dictionaries'>): ExcelColumn[] {
  const ways = operationsOf({ operations, entity: entity.name }).filter(({ does }) => does === 'setState');
  const field = stateFieldOf({ entity, ways });
  const property = entity.properties[field];
  if (ways.length === 0 || !property || dictionaryOf(property) === undefined) return [];
  const column = columnOf({ entity, field, property, dictionaries });
  return [{ ...column, isRequired: false, role: 'state', note: `${column.note}；新增时留空，则为导入时所选的状态` }];
}

/** Fields of the records referred to: an export tells them, an import passes them over. */
function referredColumns({
  entity,
  dictionaries,
}: { entity: Entity } & Pick<Catalogue, 'dictionaries'>): ExcelColumn[] {
  return Object.entries(entity.referred).flatMap(([field, { property }]): ExcelColumn[] => {
    if (!fitsInCells(property)) return [];
    const { ref: _, ...column } = columnOf({ entity, field, property, dictionaries });
    return [{ ...column, isRequired: false, role: 'referred', note: '来自引用的数据，不导入' }];
  });
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
  const { cell, ...kind } = dataKindOf(property);
  const props = kind.props?.(property);
  if (!cell) throw new Error(`${entity.name}.${field} cannot stand in a cell`);
  const { title, note, example, codec } = hintOf(property);
  const target = targetOf(property);
  const dict = dictionaryOf(property);
  const sample = example ?? (property.examples?.[0] === undefined ? undefined : String(property.examples[0]));
  return {
    field,
    title: title ?? property.title ?? field,
    kind: kindOf(property),
    isRequired: isRequired({ entity, name: field }),
    ...(dict && { dict }),
    ...(target !== undefined && { ref: target }),
    note: note ?? cell.note({ property, dictionary: dict ? dictionaries[dict] : undefined }),
    ...(sample !== undefined && { example: sample }),
    ...(codec && { codec }),
    ...(property.minimum !== undefined && { minimum: property.minimum }),
    ...(property.maximum !== undefined && { maximum: property.maximum }),
    ...(props && { props }),
    width: cell.width,
  };
}
