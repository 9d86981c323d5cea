import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ListScreen, ScreenAction } from '#generators/formats.ts';
import { projectRoot } from '#scripts/install.mjs';
import { stateOfQuery } from './state.ts';

const folder = join(projectRoot, 'schemas', 'generated', 'screens');
type Actions = Record<string, ScreenAction>;
const screens = readdirSync(folder).map(
  (file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as ListScreen & Partial<Record<'toolbar' | 'row', Actions>>,
);

it('a button that goes to a list with conditions says those that the list has, as the list reads them', () => {
  const ways = screens.flatMap(({ name, toolbar = {}, row = {} }) =>
    Object.values({ ...toolbar, ...row }).flatMap(({ goes = '' }) => (goes.includes('?') ? [{ name, goes }] : [])),
  );
  expect(ways.map(({ name }) => name)).toEqual(expect.arrayContaining(['material.list', 'material.detail']));
  for (const { goes } of ways) {
    const [path = '', query = ''] = goes.split('?');
    const screen = screens.find(({ name }) => name === `${path.slice(1)}.list`);
    if (!screen) throw new Error(`${goes}: no such list`);
    const asked = [...new URLSearchParams(query).keys()];
    const { filters } = stateOfQuery({ query: new URLSearchParams(query), screen });
    expect(asked, goes).toEqual(Object.keys(filters).map((name) => `f.${name}`));
  }
});
