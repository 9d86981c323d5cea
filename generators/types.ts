import type { Catalogue } from './catalogue.ts';
import type { Entity, Json, SpecifiedOperation, Property } from './formats.ts';
import { pascal } from './names.ts';
import type { LargeFile } from './output.ts';
import { recordSchema } from './record.ts';
import { isNullable } from './save.ts';
import type { Schema } from './schema.ts';
import { filledSystemFields } from './system.ts';
import { storedFields } from './tables.ts';

/**
 * TypeScript of the catalogue: a record an entity (as clients see it), a row a table (as the database has it), an input
 * and an output an operation.
 */
export function typeFiles(catalogue: Pick<Catalogue, 'entities' | 'operations'>): LargeFile[] {
  return [{ path: 'schemas/generated/types.ts', parts: declarations(catalogue) }];
}

function* declarations({ entities, operations }: Pick<Catalogue, 'entities' | 'operations'>): Iterable<string> {
  const all = Object.values(entities);
  const records = new Map(
    all.map((entity) => [JSON.stringify(recordSchema({ entity, hasMarks: true })), pascal(entity.name)]),
  );
  yield '// Generated from schemas/. Do not edit.\n\n';
  for (const entity of all)
    yield `${declare({ name: pascal(entity.name), title: entity.title, schema: recordSchema({ entity, hasMarks: true }), records: new Map() })}\n`;
  for (const operation of sortedOperations(operations))
    for (const text of ofOperation({ operation, records })) yield `${text}\n`;
  for (const entity of all) yield `${rowOf(entity)}\n`;
  const tables = Object.keys(entities).map((name) => `  ${name}: ${pascal(name)}Row;`);
  yield `/** Every table with its columns. */\nexport interface Tables {\n${tables.join('\n')}\n}\n`;
}

/** Operations by name. */
export function sortedOperations(operations: Record<string, SpecifiedOperation>): SpecifiedOperation[] {
  return Object.values(operations).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Schemas that have a name, by their JSON: they are written as that name. */
type Records = ReadonlyMap<string, string>;

function ofOperation({ operation, records }: { operation: SpecifiedOperation; records: Records }): string[] {
  const { name, title, input, output, isBinary } = operation;
  return [
    declare({ name: `${pascal(name)}Input`, title: `${title}: input`, schema: input, records }),
    isBinary && !output.properties
      ? `/** ${title}: a file. */\nexport type ${pascal(name)}Output = Blob;\n`
      : declare({ name: `${pascal(name)}Output`, title: `${title}: output`, schema: output, records }),
  ];
}

function declare({
  name,
  title,
  schema,
  records,
}: {
  name: string;
  title: string;
  schema: Schema;
  records: Records;
}): string {
  const text = typeOf({ schema, records, indent: '' });
  const isInterface = text.startsWith('{\n') && text.endsWith('\n}') && !schema.nullable;
  return `/** ${title} */\nexport ${isInterface ? `interface ${name} ${text}` : `type ${name} = ${text};`}\n`;
}

interface Place {
  schema: Schema;
  records: Records;
  indent: string;
}

function typeOf(place: Place): string {
  const { schema, records } = place;
  const name = records.get(JSON.stringify(schema));
  const text = name ?? plainType(place);
  return schema.nullable && text !== 'unknown' ? `${text} | null` : text;
}

function plainType({ schema, records, indent }: Place): string {
  const of = (inner: Schema): string => typeOf({ schema: inner, records, indent });
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return unite(alternatives.map(of));
  if (schema.allOf && !schema.properties) return schema.allOf.map(of).join(' & ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return unite(schema.enum.map(literal));
  const types = [schema.type ?? []].flat();
  return types.length === 0
    ? 'unknown'
    : unite(types.map((type) => ofType({ type, place: { schema, records, indent } })));
}

function ofType({ type, place }: { type: string; place: Place }): string {
  const { schema, records, indent } = place;
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const item = schema.items
        ? typeOf({ schema: schema.items, records, indent })
        : schema['x-dict']
          ? 'string'
          : 'unknown';
      return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    default:
      return objectType(place);
  }
}

function objectType({ schema, records, indent }: Place): string {
  const required = new Set(schema.required);
  const rest = schema.additionalProperties;
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = required.has(name) ? '' : '?';
    const text = typeOf({ schema: property, records, indent: `${indent}  ` });
    return `${note(property, `${indent}  `)}${indent}  ${key(name)}${mark}: ${text};`;
  });
  const others =
    rest === false
      ? []
      : rest === true || rest === undefined
        ? fields.length > 0 && rest === undefined
          ? []
          : ['unknown']
        : [typeOf({ schema: rest, records, indent: `${indent}  ` })];
  if (fields.length === 0) return others.length > 0 ? `Record<string, ${others[0]}>` : 'Record<string, never>';
  return `{\n${[...fields, ...others.map((text) => `${indent}  [name: string]: ${text};`)].join('\n')}\n${indent}}`;
}

function note({ title, description }: Schema, indent: string): string {
  const text = [title, description].filter(Boolean).join(': ').replaceAll('*/', '* /').replace(/\s+/g, ' ');
  return text ? `${indent}/** ${text} */\n` : '';
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function literal(value: Json): string {
  return JSON.stringify(value);
}

function unite(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function rowOf(entity: Entity): string {
  const lines = storedFields(entity).map(([name, property]) => {
    const isOpen =
      !filledSystemFields.has(name) &&
      (name === 'identityHash' || property['x-plainOf'] !== undefined || isNullable({ entity, name }));
    return `  ${name}: ${columnType(property)}${isOpen ? ' | null' : ''};`;
  });
  return `/** ${entity.title}: the row of the table */\nexport interface ${pascal(entity.name)}Row {\n${lines.join('\n')}\n}\n`;
}

function columnType(property: Property): string {
  const { title: _title, description: _description, enum: _values, ...words } = property;
  return typeOf({ schema: words, records: new Map(), indent: '  ' });
}
