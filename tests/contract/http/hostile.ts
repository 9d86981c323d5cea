import { createHash } from 'node:crypto';
import type { Json, SpecifiedOperation, Property } from '#generators/formats.ts';

/** A request as somebody sends it who means no good, or whose program is broken. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type HostileContent = Pick<HostileRequest, 'headers' | 'body'>;

/** The n-th malformed request of an operation: near enough to a good one to get past the first check, then wrong. The same for the same seed. */
export function hostileRequest({ operation, seed }: { operation: SpecifiedOperation; seed: number }): HostileRequest {
  const random = randomOf(`${operation.name} ${seed}`);
  const input = hostileInput({ operation, random });
  const path = `/api${operation.path.replace(/:(\w+)/g, (_match, name: string) => encoded(textOf(input[name] ?? pick(random, hostileValues)).slice(0, 60)))}`;
  const { method } = operation;
  if (operation.isMultipart) return { method, path, ...hostileForm(random) };
  if (method === 'GET' || method === 'DELETE')
    return { method, path: `${path}?${queryOf({ input, random })}`, headers: {} };
  return { method, path, ...hostileBody({ input, random }) };
}

/** What programs choke on: limits of types and columns, characters no database takes, names JavaScript gives a meaning. */
const hostileValues: readonly [Json, ...Json[]] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  0.1234,
  1e21,
  1e308,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🀄️',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '";',
  '$1',
  '{{1}}',
  '../../etc/passwd',
  '//evil.example',
  '/\t/evil.example',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2024-13-45',
  '0000-00-00',
  '2024-02-30 25:61:61',
  '9999-12-31 23:59:59',
  '99999-01-01',
  '-infinity',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '题'.repeat(2000),
  [],
  {},
  [null],
  [[]],
  [{}],
  ['', ''],
  { from: 1.5 },
  { from: 1e308, to: -1e308 },
  { to: '2024-02-30' },
  { var: 'a' },
  { $gt: '' },
  { length: -1 },
];

function hostileInput({ operation, random }: { operation: SpecifiedOperation; random: Random }): Record<string, Json> {
  const properties = Object.entries(operation.input.properties ?? {});
  const input = Object.fromEntries(
    properties
      .filter(() => random.next() < 0.6)
      .map(([name, property]): [string, Json] => [name, valueOf({ property, random, depth: 0 })]),
  );
  if (random.next() < 0.15)
    input[pick(random, ['__proto__', 'constructor', 'tenantId', 'id', 'version', 'createdBy', 'sort', 'filters', ''])] =
      pick(random, hostileValues);
  return input;
}

function valueOf({ property, random, depth }: { property: Property; random: Random; depth: number }): Json {
  if (random.next() < 0.4) return pick(random, hostileValues);
  if (random.next() < 0.03) return nested({ levels: 500, isList: random.next() < 0.5 });
  const [first] = [property.enum, property.examples].flatMap((values) => values ?? []);
  if (first !== undefined && random.next() < 0.7) return first;
  const { type, items, properties, anyOf } = property as Property & { anyOf?: [Property, ...Property[]] };
  if (anyOf) return valueOf({ property: pick(random, anyOf), random, depth });
  if (type === 'array')
    return Array.from({ length: pick(random, [0, 1, 2, 30]) }, () =>
      valueOf({ property: items ?? {}, random, depth: depth + 1 }),
    );
  if (properties && depth < 4)
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]): [string, Json] => [
        name,
        valueOf({ property: inner, random, depth: depth + 1 }),
      ]),
    );
  if (type === 'integer') return pick(random, [1, 2, 3, 1.5, 2_147_483_647, 2_147_483_648, -5]);
  if (type === 'number') return pick(random, [1, 0.5, 0.12345, 1e15, 1e-9, -1]);
  if (type === 'boolean') return pick<Json>(random, [true, 'true', 1]);
  return pick(random, [
    '1',
    'a',
    '证书',
    'a'.repeat(64),
    'a12-m2',
    'ET-101',
    'single',
    'on',
    '-createdTime',
    '2024-05-01',
    '2024-05-01 09:30:00',
    '/admin/',
    'question.list',
    '13800138000',
  ]);
}

function nested({ levels, isList }: { levels: number; isList: boolean }): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = isList ? [value] : { a: value };
  return value;
}

function queryOf({ input, random }: { input: Record<string, Json>; random: Random }): string {
  const parts = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(name)}=${encoded(textOf(one))}`),
  );
  return random.next() < 0.1 ? `${parts.join('&')}&%=%&&=${'a'.repeat(2000)}` : parts.join('&');
}

/** Half a character has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 2000).replace(/\p{Surrogate}/gu, ''));
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function hostileBody({ input, random }: { input: Record<string, Json>; random: Random }): HostileContent {
  const body = JSON.stringify(input);
  const json = { 'content-type': 'application/json' };
  const way = random.next();
  if (way < 0.8) return { headers: json, body };
  return pick<HostileContent>(random, [
    { headers: json, body: body.slice(0, -1) },
    { headers: json, body: `[${body}]` },
    {
      headers: json,
      body: pick(random, ['1', 'null', '"text"', '', '{', '{"a":1}{"b":2}', '\u0000', '{"__proto__":{"a":1}}']),
    },
    { headers: json, body: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
    { headers: { 'content-type': 'text/plain' }, body },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1&b=2' },
    { headers: { 'content-type': 'application/json; charset=utf-16' }, body },
    { headers: { 'content-type': 'x'.repeat(200) }, body },
    { headers: {}, body },
  ]);
}

function hostileForm(random: Random): HostileContent {
  const boundary = 'between';
  const file = (content: string, name = 'a.xlsx'): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`;
  const end = `--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return pick<HostileContent>(random, [
    { headers, body: file('PK\u0003\u0004 no workbook') },
    { headers, body: file('x').slice(0, 40) },
    { headers, body: end },
    { headers, body: '' },
    { headers, body: file('', '') + end },
    { headers, body: file('text', '../../etc/passwd\u0000.png') + end },
    { headers, body: file('PK\u0003\u0004') + end },
    { headers, body: `${file('1')}${file('2')}${end}` },
    { headers, body: `--${boundary}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n${end}` },
    { headers, body: `--${boundary}\r\ncontent-disposition form-data name\r\n\r\n1\r\n${end}` },
    {
      headers,
      body: `--${boundary}\r\ncontent-disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\n${'v'.repeat(200_000)}\r\n${end}`,
    },
    { headers: { 'content-type': 'multipart/form-data' }, body: file('x') + end },
    { headers: { 'content-type': 'multipart/form-data; boundary=other' }, body: file('x') + end },
    { headers: { 'content-type': 'application/json' }, body: '{}' },
    { headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(500)}` }, body: file('x') + end },
  ]);
}

/** Numbers from 0 up to, not including, 1 that look random and are the same for the same seed. */
interface Random {
  next(): number;
}

function randomOf(seed: string): Random {
  let count = 0;
  return { next: () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32 };
}

function pick<Value>({ next }: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(next() * values.length)] ?? values[0];
}
