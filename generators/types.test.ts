import { describe, expect, it } from 'vitest';
import { operationFiles } from './operations.ts';
import { library } from './testing.ts';
import { typeFiles } from './types.ts';
import { textOf } from './output.ts';

const catalogue = library();
const [types] = typeFiles(catalogue).map(textOf);
const text = types ?? '';

/** One declaration, without its comments. */
function declaration(name: string): string {
  const start = text.search(new RegExp(`^export (interface|type) ${name}\\b`, 'm'));
  return text
    .slice(start, text.indexOf('\n\n', start))
    .replace(/^\s*\/\*\*.*\*\/\n/gm, '')
    .trim();
}

describe('types', () => {
  it('writes a record with labels, without hidden fields, open where a column may be empty', () => {
    expect(declaration('Author')).toBe(
      'export interface Author {\n  authorName: string;\n  id: string;\n  createdTime: string;\n  createdBy: string;\n  createdByLabel?: string | null;\n  version: number;\n  updatedTime: string;\n  updatedBy: string;\n  updatedByLabel?: string | null;\n}',
    );
    expect(declaration('Book')).toContain('  authorId: string | null;\n  authorIdLabel: string | null;\n');
    expect(declaration('Book')).not.toContain('secret');
  });

  it('writes the input of a save', () => {
    expect(declaration('BookSaveInput')).toContain('  id?: string;\n  version?: number;\n  bookName?: string;\n');
    expect(declaration('BookSaveInput')).toContain(
      '  chapters?: {\n    name: string;\n    isFree?: boolean | null;\n  }[];',
    );
  });

  it('writes a choice of one or several, a file, a named record', () => {
    expect(declaration('BookListInput')).toContain('  kind?: string | string[];');
    expect(declaration('BookExcelTemplateOutput')).toBe('export type BookExcelTemplateOutput = Blob;');
    expect(declaration('BookGetOutput')).toBe('export type BookGetOutput = Book;');
    expect(declaration('BookListOutput')).toContain('  rows: Book[];');
    expect(declaration('BookExcelTemplateInput')).toBe('export type BookExcelTemplateInput = Record<string, never>;');
  });

  it('writes every column of a table, hidden ones too', () => {
    expect(declaration('BookRow')).toMatch(/ {2}secret: string \| null;\n[\s\S]* {2}tenantId: string;\n/);
    expect(declaration('Tables')).toBe('export interface Tables {\n  author: AuthorRow;\n  book: BookRow;\n}');
  });
});

describe('operations', () => {
  const files = Object.fromEntries(
    operationFiles(catalogue).map(({ path, text: content }) => [path.replace('schemas/generated/', ''), content]),
  );

  it('keeps the calls of learners apart from those that need a code', () => {
    expect(files['operations.learner.ts']).toContain(
      '"book.portalList": {"method":"GET","path":"/book/:shelf/portal"},',
    );
    expect(files['operations.learner.ts']).not.toContain('"book.save"');
    expect(files['operations.admin.ts']).toContain(
      '"book.save": {"codes":["a12-m9.1.1","a12-m9.1.2"],"saveCodes":{"create":"a12-m9.1.1","change":"a12-m9.1.2"},"entity":"book","verb":"save"},',
    );
  });

  it('types every call', () => {
    for (const name of Object.keys(catalogue.operations))
      expect(files['operations.ts']).toContain(`  "${name}": { input: T.`);
  });

  it('names only what differs from the usual', () => {
    expect(files['operations.admin.ts']).toContain(
      '"book.importExcel": {"path":"/book/importByExcel","codes":["a12-m9.1.5"],"entity":"book","verb":"importExcel","isMultipart":true,"timeout":20000000},',
    );
  });
});
