import type { CatalogueSource } from './files.ts';
import type { Json, Property } from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import type { Problem } from './problem.ts';
import { systemFields } from './system.ts';
import { engineVerbOf, impliedCodes, isEngineVerb } from './verbs.ts';

/** What a meta-schema cannot say: names that must exist elsewhere in the catalogue, and calls that must not collide. */
export function checkReferences(sources: readonly CatalogueSource[]): Problem[] {
  const names = (meta: string) => new Set(sources.filter((source) => source.meta === meta).map(({ name }) => name));
  const known: Known = {
    entities: names('entity'),
    dictionaries: names('dictionary'),
    codes: codesOf(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
  };
  return [
    ...sources.filter(({ meta }) => meta !== 'modules' && meta !== 'screen').flatMap(checkName),
    ...sources.filter(({ meta }) => meta === 'entity').flatMap((source) => checkEntity({ source, known })),
    ...sources
      .filter(({ meta }) => meta === 'operation')
      .flatMap((source) =>
        checkOperations({ source, known, pointer: '/operations', words: source.content['operations'] }),
      ),
    ...checkCalls(sources),
  ];
}

/** Every code of the module tree: module, menu, button. */
export function codesOf(modules: Json): Set<string> {
  const codes = new Set<string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (/^[ap]\d/.test(key)) codes.add(key);
      visit(value);
    }
  };
  visit(modules);
  return codes;
}

interface Known {
  entities: Set<string>;
  dictionaries: Set<string>;
  codes: Set<string>;
}

function checkName({ file, name, content }: CatalogueSource): Problem[] {
  return content['$id'] === name ? [] : [{ file, pointer: '/$id', reason: `must be the name of the file: ${name}` }];
}

function checkEntity({ source, known }: { source: CatalogueSource; known: Known }): Problem[] {
  const { file, content } = source;
  const properties = content['properties'] as Record<string, Property>;
  const words = content['x-entity'] as Record<string, Json>;
  const problems: Problem[] = [];
  const need = (pointer: string, field: Json | undefined): void => {
    if (typeof field === 'string' && !(field in properties) && !systemFields.has(field))
      problems.push({ file, pointer, reason: `names a field that does not exist: ${field}` });
  };
  need('/x-entity/label', words['label']);
  need('/x-entity/own', words['own']);
  need('/x-entity/shared/field', (words['shared'] as { field?: string } | undefined)?.field);
  need('/x-entity/sort', typeof words['sort'] === 'string' ? words['sort'].replace(/^-/, '') : undefined);
  for (const word of ['unique', 'index'] as const)
    ((words[word] ?? []) as string[][]).forEach((group, i) =>
      group.forEach((field, j) => need(`/x-entity/${word}/${i}/${j}`, field)),
    );
  for (const word of ['search', 'identity', 'distinguish'] as const)
    ((words[word] ?? []) as string[]).forEach((field, i) => need(`/x-entity/${word}/${i}`, field));
  ((content['required'] ?? []) as string[]).forEach((field, i) => need(`/required/${i}`, field));
  for (const [field, property] of Object.entries(properties)) {
    const pointer = `/properties/${field}`;
    if (systemFields.has(field)) problems.push({ file, pointer, reason: 'is a field that every record has by itself' });
    if (!property.title) problems.push({ file, pointer, reason: 'needs a title' });
    problems.push(...checkProperty({ file, pointer, property, properties, known }));
  }
  const code = words['code'];
  if (typeof code === 'string' && !known.codes.has(code))
    problems.push({ file, pointer: '/x-entity/code', reason: `is not in schemas/modules.json: ${code}` });
  problems.push(
    ...checkOperations({
      source,
      known,
      pointer: '/x-operations',
      words: content['x-operations'] ?? {},
      ...(typeof code === 'string' && { menuCode: code }),
    }),
  );
  for (const [verb, { where = {}, fields = [] }] of Object.entries(
    (content['x-operations'] ?? {}) as Record<string, { where?: Record<string, Json>; fields?: Json[] }>,
  )) {
    for (const field of Object.keys(where)) need(`/x-operations/${verb}/where/${field}`, field);
    fields.forEach((field, i) => need(`/x-operations/${verb}/fields/${i}`, field));
  }
  for (const [verb, { waits = {} }] of Object.entries(
    (content['x-operations'] ?? {}) as Record<string, { waits?: Record<string, { filters?: Record<string, Json> }> }>,
  ))
    for (const [name, { filters = {} }] of Object.entries(waits))
      for (const field of Object.keys(filters)) need(`/x-operations/${verb}/waits/${name}/filters/${field}`, field);
  checkHints({ hints: (content['x-screens'] ?? {}) as Record<string, Json>, need });
  return problems;
}

function checkProperty({
  file,
  pointer,
  property,
  properties,
  known,
}: {
  file: string;
  pointer: string;
  property: Property;
  properties: Record<string, Property>;
  known: Known;
}): Problem[] {
  const problems: Problem[] = [];
  const { 'x-dict': dict, 'x-ref': ref, 'x-plainOf': plainOf } = property;
  if (dict && !known.dictionaries.has(dict))
    problems.push({ file, pointer: `${pointer}/x-dict`, reason: `no such dictionary: ${dict}` });
  if (ref && !known.entities.has(ref))
    problems.push({ file, pointer: `${pointer}/x-ref`, reason: `no such entity: ${ref}` });
  if (plainOf && !(plainOf in properties))
    problems.push({ file, pointer: `${pointer}/x-plainOf`, reason: `no such field: ${plainOf}` });
  if (ref && (property.type !== 'string' || pointer.split('/').length > 3))
    problems.push({
      file,
      pointer: `${pointer}/x-ref`,
      reason:
        '引用只能是实体自己的一个文字字段：列表里的引用没有人检查，会指向别的机构或已删除的数据；请另建一个实体来保存它们',
    });
  const kind = dataKindOf(property);
  if (kind.holdsFiles === 'itself' && !/^\/properties\/\w+(\/items\/properties\/\w+)?$/.test(pointer))
    problems.push({
      file,
      pointer: `${pointer}/x-widget`,
      reason:
        '图片和文件只能是实体自己的一个字段，或列表中每一项的一个字段：放在别处没有人检查它是否还在，使用中的文件也会被删除',
    });
  const problem = kind.problem?.(property);
  if (problem !== undefined) problems.push({ file, pointer, reason: problem });
  if (property.type === 'array' && !property.items) problems.push({ file, pointer, reason: 'an array needs items' });
  if (property.items)
    problems.push(...checkProperty({ file, pointer: `${pointer}/items`, property: property.items, properties, known }));
  for (const [name, inner] of Object.entries(property.properties ?? {}))
    problems.push(
      ...checkProperty({ file, pointer: `${pointer}/properties/${name}`, property: inner, properties, known }),
    );
  return problems;
}

interface OperationsPlace {
  source: CatalogueSource;
  known: Known;
  pointer: string;
  words: Json | undefined;
  menuCode?: string;
}

function checkOperations({ source: { file, meta }, known, pointer, words, menuCode }: OperationsPlace): Problem[] {
  return Object.entries((words ?? {}) as Record<string, Record<string, Json>>).flatMap(([verb, operation]) => {
    const problems: Problem[] = [];
    const does = (operation['does'] ?? verb) as string;
    if (!does.includes('/') && (meta !== 'entity' || !isEngineVerb(does)))
      problems.push({
        file,
        pointer: `${pointer}/${verb}`,
        reason: `is no verb of the engine, so "does" must name a handler (area/name): ${does}`,
      });
    for (const code of [operation['code'] ?? []].flat() as string[])
      if (!known.codes.has(code))
        problems.push({ file, pointer: `${pointer}/${verb}/code`, reason: `is not in schemas/modules.json: ${code}` });
    if (does === 'change' && !isPlainSave(words))
      problems.push({
        file,
        pointer: `${pointer}/${verb}`,
        reason: 'saves each record as the engine does, so "save" must be the engine\'s',
      });
    const reason = whoMayCall({
      operation,
      known,
      implied: menuCode === undefined ? [] : impliedCodes({ menuCode, verb: engineVerbOf({ verb, does }) }),
    });
    return reason === undefined ? problems : [...problems, { file, pointer: `${pointer}/${verb}`, reason }];
  });
}

/** What is wrong with how an operation says who may call it. */
function whoMayCall({
  operation: { code, access },
  known,
  implied,
}: {
  operation: Record<string, Json>;
  known: Known;
  implied: string[];
}): string | undefined {
  if (code !== undefined && access !== undefined)
    return '同时写了 code 和 access，只能写一个：需要权限编码写 code，不需要写 access';
  if (code !== undefined || access !== undefined) return undefined;
  if (implied.length === 0)
    return '没有写明谁可以调用：请写上权限编码 code；任何登录的人都可以用时写 "access": "signedIn"，不登录也可以用时写 "access": "public"';
  const missing = implied.filter((each) => !known.codes.has(each));
  return missing.length > 0
    ? `需要的权限编码不在 schemas/modules.json 中，没有人能用它：${missing.join('、')}`
    : undefined;
}

function isPlainSave(words: Json | undefined): boolean {
  const save = (words as Record<string, Record<string, Json>> | undefined)?.['save'];
  return save !== undefined && (save['does'] ?? 'save') === 'save';
}

function checkHints({
  hints,
  need,
}: {
  hints: Record<string, Json>;
  need: (pointer: string, field: Json | undefined) => void;
}): void {
  const list = (hints['list'] ?? {}) as { columns?: (string | [string, number])[]; filters?: string[] };
  (list.columns ?? []).forEach((column, i) =>
    need(`/x-screens/list/columns/${i}`, Array.isArray(column) ? column[0] : column),
  );
  (list.filters ?? []).forEach((field, i) => need(`/x-screens/list/filters/${i}`, field));
  for (const kind of ['form', 'detail'] as const) {
    const form = (hints[kind] ?? {}) as { groups?: { fields: string[] }[]; wide?: string[] };
    (form.groups ?? []).forEach((group, i) =>
      group.fields.forEach((field, j) => need(`/x-screens/${kind}/groups/${i}/fields/${j}`, field)),
    );
    (form.wide ?? []).forEach((field, i) => need(`/x-screens/${kind}/wide/${i}`, field));
  }
}

function checkCalls(sources: readonly CatalogueSource[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, meta, content } of sources) {
    if (meta !== 'entity' && meta !== 'operation') continue;
    const [pointer, words] =
      meta === 'entity' ? ['/x-operations', content['x-operations']] : ['/operations', content['operations']];
    for (const [verb, operation] of Object.entries((words ?? {}) as Record<string, { http?: string }>)) {
      if (!operation.http) continue;
      const call = operation.http.replace(/\{\w+\}/g, '{}');
      const other = seen.get(call);
      if (other)
        problems.push({ file, pointer: `${pointer}/${verb}/http`, reason: `is taken by ${other}: ${operation.http}` });
      seen.set(call, `${file} ${pointer}/${verb}`);
    }
  }
  return problems;
}
