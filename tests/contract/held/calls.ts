import type { Entity, Json, Operation, Schema } from '#generators/formats.ts';
import type { Made } from './made.ts';

type MadeCalls = Pick<Made, 'catalogue' | 'shapes' | 'modules' | 'paths'>;

/**
 * What calls lack: a code where one is needed, what they take and answer, their place in the description of the API.
 * @returns a sentence for each, none where nothing is missing
 */
export function lackingInCalls({ catalogue, shapes, modules, paths }: MadeCalls): string[] {
  const known = codesIn(modules);
  return Object.values(catalogue.operations).flatMap((operation) => [
    ...lackingCodes({ operation, known }),
    ...lackingShape({ operation, shapes }),
    ...lackingFields({ operation, shapes, entity: catalogue.entities[operation.entity ?? ''] }),
    ...(isDescribed({ operation, paths }) ? [] : [`${operation.name} is not described`]),
  ]);
}

/** Who may not has no way in: a call under a code names codes that roles can have, an open one none. */
function lackingCodes({ operation, known }: { operation: Operation; known: ReadonlySet<string> }): string[] {
  const { name, access, codes, saveCodes } = operation;
  if (access !== 'code') return codes.length === 0 ? [] : [`${name} is open and has codes`];
  const all = [...codes, ...Object.values(saveCodes ?? {})];
  return [
    ...(codes.length > 0 ? [] : [`${name} lacks its code`]),
    ...all.filter((code) => !known.has(code)).map((code) => `${name} is under ${code}, which nobody can have`),
    ...(operation.does === 'save' && !saveCodes && !operation.isChangeOnly && codes.length > 1
      ? [`${name} does not tell who may create from who may change`]
      : []),
  ];
}

function lackingShape({ operation, shapes }: Pick<MadeCalls, 'shapes'> & { operation: Operation }): string[] {
  const { name, isBinary } = operation;
  const shape = shapes[name];
  if (!shape) return [`${name} has no shape`];
  const { input, output } = shape;
  return [
    ...(input['type'] === 'object' && input['additionalProperties'] === false
      ? []
      : [`${name} takes whatever is sent`]),
    ...(isBinary || Object.keys(output).length > 0 ? [] : [`${name} answers anything`]),
  ];
}

/** Fields that are the server's to give, whatever the entity. */
const given = ['tenantId', 'createdTime', 'createdBy', 'updatedTime', 'updatedBy', 'deletedTime'];

/** Nobody sends what is the server's, or is answered what is hidden. */
function lackingFields({
  operation: { name, does },
  shapes,
  entity,
}: Pick<MadeCalls, 'shapes'> & { operation: Operation; entity: Entity | undefined }): string[] {
  const shape = shapes[name];
  if (!shape || !entity) return [];
  const hidden = Object.entries(entity.properties).flatMap(([field, each]) => (each['x-hidden'] ? [field] : []));
  const answered = ['list', 'get', 'save', 'recycled'].includes(does) ? fieldsOfRecord(shape.output) : [];
  const readOnly = Object.entries(entity.properties).flatMap(([field, each]) =>
    each.readOnly && field !== 'id' && field !== 'version' ? [field] : [],
  );
  const taken = does === 'save' ? Object.keys((shape.input['properties'] ?? {}) as object) : [];
  return [
    ...answered.filter((field) => hidden.includes(field)).map((field) => `${name} answers ${field}, which is hidden`),
    ...taken
      .filter(
        (field) => given.includes(field) || (readOnly.includes(field) && !isSaidAtSaving({ shape, entity, field })),
      )
      .map((field) => `${name} takes ${field}, which is the server's`),
  ];
}

/** Whether a save says by the field that a record is a draft or published, and no more than that (rule S22). */
function isSaidAtSaving({
  shape,
  entity,
  field,
}: {
  shape: { input: Schema };
  entity: Entity;
  field: string;
}): boolean {
  const { publication } = entity;
  const said = shape.input.properties?.[field]?.enum ?? [];
  return (
    publication?.field === field &&
    said.length > 0 &&
    said.every((value) => value === publication.draft || value === publication.published)
  );
}

/** Of a record, or of the records in a page. */
function fieldsOfRecord(output: Schema): string[] {
  const record = output.properties?.['rows']?.items ?? output;
  return Object.keys(record.properties ?? {});
}

function isDescribed({ operation, paths }: Pick<MadeCalls, 'paths'> & { operation: Operation }): boolean {
  const path = operation.path.replace(/:(\w+)/gu, '{$1}');
  return paths[path]?.[operation.method.toLowerCase()] !== undefined;
}

/** Every code of the tree: those of its nodes and of their buttons. */
function codesIn(modules: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Json | undefined): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    for (const [code, inner] of Object.entries(node)) {
      if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) continue;
      found.add(code);
      walk(inner['children']);
      for (const button of Object.keys((inner['buttons'] ?? {}) as object)) found.add(button);
    }
  };
  walk(modules);
  return found;
}
