import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Row-level security lets an index be used only for what tells nothing of a row that is not to be seen; `||` and `->>` are
 * not known to be so. A join by them reads the whole table, which is noticed only once it is large.
 */
const hidden = /\bjoin\s+"\w+"\s+\w+\s+on\b[^\n]*\."id" = [^\n]*(\|\||->>)/;
const besideAList = /\."id" = any\(/;

it('no table is joined by an id that is put together', () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(sql|ts)$/.test(path))
    .flatMap((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8')
        .split('\n')
        .filter((line) => hidden.test(line) && !besideAList.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
