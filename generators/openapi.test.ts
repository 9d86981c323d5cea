import { describe, expect, it } from 'vitest';
import type { Json } from './formats.ts';
import { openapiFiles } from './openapi.ts';
import { textOf } from './output.ts';
import { library } from './testing.ts';

interface Described {
  operationId: string;
  security: Json[];
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, Json> }> };
  responses: Record<string, Json>;
}

const [file] = openapiFiles(library()).map(textOf);
const document = JSON.parse(file ?? '') as {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: Record<string, Record<string, Json>>;
};
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function find(name: string): Described {
  const found = described.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found.operation;
}

describe('openapi', () => {
  it('is version 3.1 and names each operation once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(new Set(described.map(({ operation }) => operation.operationId)).size).toBe(described.length);
    expect(described).toHaveLength(Object.keys(library().operations).length);
  });

  it('refers only to what is there', () => {
    const references = [...(file ?? '').matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [text, group = '', name = ''] of references)
      expect(document.components[group]?.[name], text).toBeDefined();
  });

  it('declares every name of a path, and takes it out of the body', () => {
    for (const { path, operation } of described) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? [],
      ).toEqual(inPath);
    }
    expect(
      find('book.portalList').parameters?.map((parameter) => [parameter.name, parameter.in, parameter.required]),
    ).toEqual([
      ['shelf', 'path', true],
      ['pageNum', 'query', false],
      ['isFree', 'query', false],
    ]);
  });

  it('asks for a token but where anyone may call', () => {
    expect(find('book.portalList').security).toEqual([]);
    expect(find('book.list').security).toEqual([{ token: [] }]);
    expect(Object.keys(find('book.portalList').responses)).not.toContain('401');
  });

  it('names the refusals of a call', () => {
    expect(Object.keys(find('book.save').responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(find('book.importExcel').responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '408',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  it('has files where files come and go', () => {
    expect(find('book.importExcel').requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
    });
    expect(find('book.excelTemplate').responses['200']).toMatchObject({ content: { 'application/octet-stream': {} } });
  });

  it('speaks plain JSON Schema: no x- words, no nullable', () => {
    expect(file).not.toMatch(/"nullable"|"x-(dict|ref|when|widget|hidden)"/);
    expect(document.components['schemas']?.['Book']).toMatchObject({
      properties: { pages: { type: ['integer', 'null'] } },
    });
  });
});
