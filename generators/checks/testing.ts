/** For tests: what is said of catalogue files with a mistake in them. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { CatalogueError } from '../problem.ts';
import { screensOf } from '../screens.ts';
import { book, bookKind, bookState, library, modules } from '../testing.ts';

export type Edit = (content: Editable) => void;

/** JSON that tests may change anywhere. */
// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is just what no type allows
type Editable = any;

export interface Mistake {
  file: string;
  pointer: string;
  /** What the sentence has to say. */
  says: string;
}

const code: Record<string, Json> = {
  '/server/domain/index.ts':
    "export const handlers = {\n  'book/portal': portal,\n  'book/lend': lend,\n  'book/pdf': pdf,\n};\n",
  '/admin/parts/index.ts':
    "registerPart({\n  kind: 'field',\n  name: 'ruleEditor',\n});\nregisterPart({\n  kind: 'action',\n  name: 'fileUses',\n});\n",
  '/admin/shell/icons.ts': 'export const icons = {\n  Home: HomeOutlined,\n};\n',
  '/runtime/screen/actions/ActionIcon.tsx': 'const icons = {\n  Import: ImportOutlined,\n};\n',
  '/learner/routes.ts': "route({\n  path: '/mock-exam',\n});\n",
  '/admin/shell/moreIcons.ts': 'export const moreIcons = {\n  Book: BookOutlined,\n};\n',
};

export const shelfOf = (words: Record<string, Json>, properties: Record<string, Json> = {}): Record<string, Json> => ({
  $schema: '../generated/meta/entity.json',
  $id: 'shelf',
  title: '书架',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.1', ...words },
  properties: { shelfName: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  'x-operations': { list: {} },
});

const desk: Json = {
  $schema: '../generated/meta/operation.json',
  $id: 'desk',
  title: '服务台',
  operations: { lend: { does: 'book/lend', access: 'signedIn' } },
};

const originals: Record<string, Json> = {
  'entities/book.json': book,
  'entities/shelf.json': shelfOf({}),
  'dictionaries/bookKind.json': bookKind,
  'dictionaries/bookState.json': bookState,
  'operations/desk.json': desk,
  'modules.json': modules,
};

export function problemsOf(files: Record<string, Json>) {
  try {
    screensOfBook(files);
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

/** The screens of the book's catalogue, some of its files in place of the original ones. */
export function screensOfBook(files: Record<string, Json>) {
  return screensOf(library({ ...code, ...originals, ...files }));
}

/** A file with one change. */
export function edited(path: string, edit: Edit): Record<string, Json> {
  const content = structuredClone(originals[path]) as Editable;
  edit(content);
  return { [path]: content as Json };
}

const bookFile = 'entities/book.json';
export const inBook = (edit: Edit) => edited(bookFile, edit);
/** A further field of a book, and what is wrong with it. */
export const field = (property: Json, name = 'extra') =>
  inBook((content) => {
    content.properties[name] = property;
  });
export const words = (change: Record<string, Json>) =>
  inBook((content) => {
    Object.assign(content['x-entity'], change);
  });
export const call = (verb: string, change: Json) =>
  inBook((content) => {
    content['x-operations'][verb] = change;
  });
export const hints = (change: Json) =>
  inBook((content) => {
    content['x-screens'] = change;
  });
export const menu = (edit: Edit) => edited('modules.json', (content) => edit(content.a12.children['a12-m9.1']));

export const text = { type: 'string', title: '备注', maxLength: 20 };
export const number = { type: 'integer', title: '册数' };
export const at = (pointer: string, says: string, file = bookFile): Mistake => ({
  file: `schemas/${file}`,
  pointer,
  says,
});

/** Each mistake is stopped with file, pointer and a sentence for whoever made it. */
export function stops(mistakes: [name: string, files: Record<string, Json>, expected: Mistake][]): void {
  it.each(mistakes)('%s', (_name, files, { file, pointer, says }) => {
    const problems = problemsOf(files);
    expect(problems).toContainEqual(expect.objectContaining({ file, pointer, reason: expect.stringContaining(says) }));
    // One mistake is one message, and none speaks of another file.
    expect(problems.map((each) => each.file)).toEqual(problems.map(() => file));
    expect(problems.length).toBeLessThanOrEqual(2);
    for (const { reason } of problems) expect(reason).toMatch(/[\u4e00-\u9fff]/);
  });
}
