import { describe, expect, it } from 'vitest';
import { CatalogueError, type Problem } from '../problem.ts';
import { library } from '../testing.ts';
import type { Json } from '../formats.ts';

function problemsOf(files: Record<string, Json>): readonly Problem[] {
  try {
    library(files);
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

const shelf = (words: Record<string, Json>, operations: Record<string, Json>): Record<string, Json> => ({
  'entities/shelf.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'shelf',
    title: '书架',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'shelfName', ...words },
    properties: { shelfName: { type: 'string', title: '名称', maxLength: 20 } },
    'x-operations': operations,
  },
});

const desk = (operations: Record<string, Json>): Record<string, Json> => ({
  'operations/desk.json': { $schema: '../generated/meta/operation.json', $id: 'desk', title: '服务台', operations },
});

describe('who may call an operation is always said', () => {
  it('an entity without a code stops the generator at each of its operations that name neither code nor access', () => {
    expect(
      problemsOf(shelf({}, { list: {}, get: { access: 'signedIn' }, save: { code: 'a12-m9.1.1' } })),
    ).toMatchObject([
      {
        file: 'schemas/entities/shelf.json',
        pointer: '/x-operations/list',
        reason: expect.stringContaining('没有写明谁可以调用'),
      },
    ]);
  });

  it('so does an operation that belongs to no entity', () => {
    expect(
      problemsOf(desk({ ask: { does: 'desk/ask' }, tell: { does: 'desk/tell', access: 'public' } })),
    ).toMatchObject([
      {
        file: 'schemas/operations/desk.json',
        pointer: '/operations/ask',
        reason: expect.stringContaining('没有写明谁可以调用'),
      },
    ]);
  });

  it('a code and an access together say two things', () => {
    expect(problemsOf(desk({ ask: { does: 'desk/ask', access: 'signedIn', code: 'a12-m9.1' } }))).toMatchObject([
      { pointer: '/operations/ask', reason: expect.stringContaining('只能写一个') },
    ]);
  });

  it("a code that follows from the entity's has to stand among the modules", () => {
    expect(problemsOf(shelf({ code: 'a12-m9.1.8', history: true }, { history: {} }))).toMatchObject([
      { pointer: '/x-operations/history', reason: expect.stringContaining('a12-m9.1.8.8') },
    ]);
  });

  it('an operation below the code of its entity needs that code', () => {
    expect(library(shelf({ code: 'a12-m9.1' }, { list: {} })).operations['shelf.list']).toMatchObject({
      access: 'code',
      codes: ['a12-m9.1'],
    });
  });
});

describe('what nobody would check is refused', () => {
  const withFields = (
    properties: Record<string, Json>,
    operations: Record<string, Json> = {},
  ): Record<string, Json> => {
    const files = shelf({ code: 'a12-m9.1' }, operations) as Record<string, { properties: Record<string, Json> }>;
    Object.assign(files['entities/shelf.json']?.properties ?? {}, properties);
    return files as unknown as Record<string, Json>;
  };
  const image = { type: 'string', title: '图', 'x-widget': 'image' };

  it('a file, or several, are a field of its entity or of the entries of a list', () => {
    expect(
      problemsOf(
        withFields({
          cover: image,
          gallery: { type: 'array', title: '图集', items: { type: 'string', 'x-widget': 'image' } },
          pages: { type: 'array', title: '页', items: { type: 'object', properties: { cover: image } } },
        }),
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        withFields({ shot: { type: 'object', title: '照片', 'x-widget': 'json', properties: { cover: image } } }),
      ),
    ).toMatchObject([
      { pointer: '/properties/shot/properties/cover/x-widget', reason: expect.stringContaining('图片和文件只能是') },
    ]);
  });

  it('a condition or choice of fields names what there is', () => {
    expect(problemsOf(withFields({}, { list: { where: { stat: 'on' }, fields: ['nmae'] } }))).toMatchObject([
      { pointer: '/x-operations/list/fields/0' },
      { pointer: '/x-operations/list/where/stat' },
    ]);
    expect(
      problemsOf(withFields({ pages: { type: 'integer', title: '页数' } }, { list: { where: { pages: '三' } } })),
    ).toMatchObject([{ pointer: '/x-operations/list/where/pages', reason: expect.stringContaining('“页数”的一个值') }]);
  });
});

it('a pattern that would stop the server is none of what a call takes either', () => {
  const input: Json = {
    properties: { lines: { type: 'array', items: { type: 'string', maxLength: 200, pattern: '^(a+)+$' } } },
  };
  expect(problemsOf(desk({ lend: { title: '借出', does: 'desk/lend', access: 'signedIn', input } }))).toMatchObject([
    {
      pointer: '/operations/lend/input/properties/lines/items/pattern',
      reason: expect.stringContaining('会让服务停住'),
    },
  ]);
});
