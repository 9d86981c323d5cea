import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import type { ListScreen } from './formats.ts';
import { CatalogueError } from './problem.ts';
import { screensOf } from './screens.ts';
import { copyProduct, type Copy } from '#tests/copy.ts';
import { projectRoot } from '#scripts/install.mjs';
import { writeProductScreen } from './productScreen.ts';

const name = 'industry.list';
let copy: Copy;

beforeAll(() => {
  copy = copyProduct({ root: projectRoot, name: 'product-screens' });
});
afterAll(() => copy.remove());

const write = (changes: object, of = name) =>
  writeProductScreen({ root: copy.folder, name: of, changes: changes as never });
const file = (of = name) => join(copy.folder, 'schemas', 'screens', `${of}.json`);
const said = (of = name) => JSON.parse(readFileSync(file(of), 'utf8')) as Record<string, unknown>;
const screen = (of = name) =>
  screensOf(readCatalogue({ root: copy.folder })).find((each) => each.name === of) as ListScreen;
describe('the product’s screens, arranged while developing', { timeout: 60_000 }, () => {
  it('keeps what the file says, has the changes, and says nothing that follows by itself', () => {
    const before = screen();
    const [first = '', second = ''] = Object.keys(before.columns);
    const former = existsSync(file()) ? said() : {};
    expect(write({ columns: { [first]: { title: '行业的名称' }, [second]: { order: 0 } } })).toBe(true);
    expect(said()).toMatchObject({ ...former, columns: { [first]: { title: '行业的名称' }, [second]: { order: 0 } } });
    expect(Object.keys(screen().columns)[0]).toBe(second);
    expect(screen().columns[first]?.title).toBe('行业的名称');
    // A second time: only what is left of it.
    write({ columns: { [first]: { title: before.columns[first]?.title }, [second]: null } });
    expect(said()).toMatchObject({ columns: { [second]: null } });
    expect(JSON.stringify(said())).not.toContain('行业的名称');
    expect(screen().columns).not.toHaveProperty(second);
  });

  it('is no file where nothing is said', () => {
    const plain = 'position.detail';
    expect(existsSync(file(plain))).toBe(false);
    const { title } = screen(plain);
    write({ title: '岗位的详情' }, plain);
    expect(said(plain)).toMatchObject({ title: '岗位的详情' });
    write({ title }, plain);
    expect(existsSync(file(plain))).toBe(false);
  });

  it('is not written where it makes no sense', () => {
    const before = readFileSync(file(), 'utf8');
    expect(() => write({ columns: { nothing: { width: 100 } } })).toThrow(CatalogueError);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });
});
