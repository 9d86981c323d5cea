import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Json, SpecifiedOperation } from './formats.ts';
import { pascal } from './names.ts';
import type { LargeFile } from './output.ts';
import { recordSchema } from './record.ts';
import { toJsonSchema, type JsonSchema, type Schema } from './schema.ts';
import { sortedOperations } from './types.ts';
import { isEngineVerb, verbDefaults } from './verbs.ts';

type OpenapiInput = Pick<Catalogue, 'hash' | 'entities' | 'operations' | 'dictionaries'>;

/** OpenAPI 3.1 of every call: `schemas/generated/openapi.json`. */
export function openapiFiles(catalogue: OpenapiInput): LargeFile[] {
  return [{ path: 'schemas/generated/openapi.json', parts: describe(catalogue) }];
}

/** A refusal every client must be ready for: HTTP status to the code in the body and what it means. */
export const errorReplies: Readonly<Record<number, { name: string; description: string; data?: JsonSchema }>> = {
  400: { name: 'Malformed', description: '请求的格式不正确' },
  401: { name: 'Unauthorised', description: '未登录或登录信息已失效' },
  403: { name: 'Denied', description: '没有此项操作的权限，或要先修改初始密码（data.reason 为 password）' },
  404: { name: 'NotFound', description: '数据不存在、已被删除或属于其他机构' },
  408: { name: 'TooSlow', description: '提交的内容长时间没有传完' },
  409: {
    name: 'Conflict',
    description:
      '内容已被他人修改（data.theirs 为当前内容），与其他数据冲突，或会话已不在页面所示的机构（data.reason 为 tenant）',
    data: {
      type: 'object',
      properties: { theirs: { type: 'object', additionalProperties: true }, reason: { type: 'string' } },
    },
  },
  413: { name: 'TooLarge', description: '提交的内容过大' },
  415: { name: 'BadFile', description: '文件类型不正确' },
  422: {
    name: 'Invalid',
    description: '提交的内容有误',
    data: {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string', description: 'JSON Pointer' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
  429: { name: 'TooMany', description: '操作过于频繁' },
  500: { name: 'Broken', description: '系统异常，请稍后再试' },
  503: { name: 'Unavailable', description: '数据库暂时无法连接，或所需的服务尚未配置' },
};

/** The document, path by path. */
function* describe(catalogue: OpenapiInput): Iterable<string> {
  const { hash, entities, operations, dictionaries } = catalogue;
  const sorted = sortedOperations(operations);
  const names = new Map(
    Object.values(entities).map((entity) => [
      JSON.stringify(recordSchema({ entity, hasMarks: true })),
      pascal(entity.name),
    ]),
  );
  const head = {
    openapi: '3.1.0',
    info: {
      title: '教育认证平台',
      version: hash,
      description: '每个回复都是 {code, message, data}；code 为 200 表示成功。',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(sorted.map(({ area }) => area))].sort().map((name) => ({ name })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"paths":{`;
  let isFirst = true;
  for (const [path, group] of byPath(sorted)) {
    const methods = Object.fromEntries(
      group.map((operation) => [operation.method.toLowerCase(), describeOperation({ operation, dictionaries, names })]),
    );
    yield `${isFirst ? '' : ','}${JSON.stringify(path)}:${JSON.stringify(methods)}`;
    isFirst = false;
  }
  yield `},"components":${JSON.stringify(componentsOf({ entities, dictionaries }))}}`;
}

function byPath(operations: readonly SpecifiedOperation[]): Map<string, SpecifiedOperation[]> {
  const paths = new Map<string, SpecifiedOperation[]>();
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths.set(path, [...(paths.get(path) ?? []), operation]);
  }
  return paths;
}

function componentsOf({ entities, dictionaries }: Pick<OpenapiInput, 'entities' | 'dictionaries'>): Json {
  return {
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'token',
        description:
          '登录（session.login）或票据（session.exchangeTicket）返回的令牌。浏览器页面不带令牌：令牌在 HttpOnly 的 Cookie token 中，须与 Cookie signedIn 同在；修改数据时还须带请求头 x-app: 1。带 x-app: 1 登录时由 Cookie 保存令牌，回复中不再有 token。',
      },
    },
    schemas: Object.fromEntries(
      Object.values(entities).map((entity) => [
        pascal(entity.name),
        toJsonSchema({ schema: recordSchema({ entity, hasMarks: true }), dictionaries }),
      ]),
    ),
    responses: Object.fromEntries(
      Object.entries(errorReplies).map(([status, { name, description, data }]) => [
        name,
        {
          description,
          content: {
            'application/json': { schema: envelope({ code: errorCode(Number(status)), data: data ?? {} }) },
          },
        },
      ]),
    ),
  };
}

interface Described {
  operation: SpecifiedOperation;
  dictionaries: Record<string, Dictionary>;
  names: ReadonlyMap<string, string>;
}

function describeOperation({ operation, dictionaries, names }: Described): Json {
  const { name, title, area, access, codes, isBinary } = operation;
  const data = withReferences({ schema: operation.output, dictionaries, names });
  const success: Json = isBinary
    ? {
        description: operation.output.properties ? '文件；要做很久的，是做它的任务' : '文件',
        content: {
          'application/octet-stream': {},
          ...(operation.output.properties && {
            'application/json': { schema: envelope({ code: { const: 200 }, data }) },
          }),
        },
      }
    : { description: '成功', content: { 'application/json': { schema: envelope({ code: { const: 200 }, data }) } } };
  return {
    operationId: name,
    summary: title,
    tags: [area],
    security: access === 'public' ? [] : [{ token: [] }],
    ...(codes.length > 0 && { 'x-codes': codes }),
    ...parametersOf({ operation, dictionaries }),
    ...bodyOf({ operation, dictionaries }),
    responses: {
      200: success,
      ...Object.fromEntries(
        statusesOf(operation).map((status) => [
          status,
          { $ref: `#/components/responses/${errorReplies[status]?.name}` },
        ]),
      ),
    },
  };
}

function statusesOf({ method, access, does, isMultipart }: SpecifiedOperation): number[] {
  const isOwn = !isEngineVerb(does);
  const isAboutRecords = isOwn || verbDefaults[does].namesRecords;
  const mayConflict = access !== 'public' || isOwn;
  return [
    400,
    ...(access === 'public' ? [] : [401, 403]),
    ...(isAboutRecords ? [404] : []),
    ...(method === 'GET' ? [] : [408]),
    ...(mayConflict ? [409] : []),
    ...(isMultipart ? [413, 415] : []),
    422,
    429,
    500,
    503,
  ];
}

function isInQuery({ method }: SpecifiedOperation): boolean {
  return method === 'GET' || method === 'DELETE';
}

function pathParameters({ path }: SpecifiedOperation): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

function parametersOf({ operation, dictionaries }: Pick<Described, 'operation' | 'dictionaries'>): {
  parameters?: Json[];
} {
  const inPath = pathParameters(operation);
  const { properties = {}, required = [] } = operation.input;
  const names = isInQuery(operation) ? [...new Set([...inPath, ...Object.keys(properties)])] : inPath;
  if (names.length === 0) return {};
  return {
    parameters: names.map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema: toJsonSchema({ schema: properties[name] ?? { type: 'string' }, dictionaries }),
    })),
  };
}

function bodyOf({ operation, dictionaries }: Pick<Described, 'operation' | 'dictionaries'>): { requestBody?: Json } {
  if (isInQuery(operation)) return {};
  const inPath = pathParameters(operation);
  const input: Schema = operation.input;
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name)),
  );
  const required = (input.required ?? []).filter((name) => !inPath.includes(name));
  const { required: _, ...rest } = toJsonSchema({ schema: { ...input, properties }, dictionaries });
  const schema: JsonSchema = { ...rest, ...(required.length > 0 && { required }) };
  if (!operation.isMultipart)
    return { requestBody: { required: required.length > 0, content: { 'application/json': { schema } } } };
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form: JsonSchema = {
    ...schema,
    properties: { ...(schema['properties'] as JsonSchema), file },
    required: [...required, 'file'],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

/** The schema with a record of an entity named instead of repeated: the whole answer, or the rows of a page. */
function withReferences({
  schema,
  dictionaries,
  names,
}: {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
  names: ReadonlyMap<string, string>;
}): JsonSchema {
  const name = names.get(JSON.stringify(schema));
  if (name) return { $ref: `#/components/schemas/${name}` };
  const rows = schema.properties?.['rows']?.items;
  const rowName = rows && names.get(JSON.stringify(rows));
  const result = toJsonSchema({ schema, dictionaries });
  if (!rowName) return result;
  return {
    ...result,
    properties: {
      ...(result['properties'] as JsonSchema),
      rows: { type: 'array', items: { $ref: `#/components/schemas/${rowName}` } },
    },
  };
}

function envelope({ code, data }: { code: JsonSchema; data: JsonSchema }): JsonSchema {
  return { type: 'object', required: ['code', 'message'], properties: { code, message: { type: 'string' }, data } };
}

/** A few refusals have a code of their own (section 8 of the specification): 1002 and T01002. */
function errorCode(status: number): JsonSchema {
  if (status === 503) return { enum: [status, 500] };
  return status === 401 || status === 403 || status === 422 ? { enum: [status, 1002] } : { const: status };
}
