import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { expressionWords } from '#runtime/core/expressions.ts';
import { codeNames, codecs } from './checks/codeNames.ts';
import type { Json } from './formats.ts';
import { CatalogueError } from './problem.ts';
import { referenceFiles } from './reference.ts';
import { conditionWords } from './reference/conditions.ts';
import { anchorOf } from './reference/markdown.ts';
import { metaFiles, type MetaFile } from './reference/meta.ts';
import { codecTexts, partTexts } from './reference/names.ts';
import { firstEntity, firstMenu, firstMistake } from './reference/start.ts';
import { fileText, wordTables } from './reference/words.ts';
import { screensOf } from './screens.ts';
import { catalogueOf } from './testing.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [{ path, text } = { path: '', text: '' }] = referenceFiles({ codeNames: codeNames(root) });

describe('the reference', () => {
  it('names the words of every kind of file', () => {
    expect(path).toBe('docs/catalogue.md');
    for (const word of ['`x-entity.scope`（必填）', '`x-dict`', '`values[].retired`', '`blocks.*.part`'])
      expect(text).toContain(word);
  });

  it('names the groups that a menu may stand in, and leads to the worked example', () => {
    const modules = {
      a12: {
        label: '系统认证',
        children: { 'a12-m2': { label: '认证管理', children: { 'a12-m2.1': { label: '证书管理' } } } },
      },
    };
    const [{ text: whole } = { text: '' }] = referenceFiles({ codeNames: codeNames(root), modules });
    expect(whole).toContain('| `a12-m2` | 系统认证 › 认证管理 | `a12-m2.1` 证书管理 |');
    expect(whole).toContain('(example.md)');
  });

  it('leads every link to a heading', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect(new Set(headings).size).toBe(headings.length);
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });

  it('ends where a definition holds itself and links to it', () => {
    const file: MetaFile = {
      where: 'tree.json',
      schema: {
        title: '树',
        required: ['root'],
        properties: { root: { $ref: '#/$defs/node' } },
        $defs: {
          node: {
            title: '节点',
            type: 'object',
            properties: {
              label: { type: 'string', default: 'x', description: 'A | B', examples: ['y'] },
              children: { type: 'array', items: { $ref: '#/$defs/node' } },
            },
          },
        },
      },
    };
    expect(
      fileText({ file, files: [file] })
        .split('\n')
        .filter((line) => line.startsWith('| `')),
    ).toEqual([
      '| `root`（必填） | [节点](#节点-node) |  |  |  |',
      '| `label` | 文字 | `"x"` | A \\| B | `"y"` |',
      '| `children` | 列表：[节点](#节点-node) |  |  |  |',
    ]);
  });

  it('finds definitions of another file', () => {
    const other: MetaFile = {
      where: 'other.json',
      schema: { $id: 'other', $defs: { thing: { title: '东西', properties: {} } } },
    };
    const file: MetaFile = { where: 'one.json', schema: { properties: { it: { $ref: 'other#/$defs/thing' } } } };
    expect(fileText({ file, files: [file, other] })).toContain('| `it` | [东西](#东西-thing) |');
  });
});

describe.each(metaFiles)('the words of $where', (file) => {
  const rows = wordTables({ file }).flatMap(({ heading, rows: words }) =>
    words.map((row) => ({ ...row, place: `${heading}: ${row.path}` })),
  );

  it('have a description, but for what can only be written in one way', () => {
    const lacking = rows.filter(({ description, type }) => description === '' && !/^`[^`]*`$/.test(type));
    expect(lacking.map(({ place }) => place)).toEqual([]);
  });

  it('have an example, but for those whose type says all', () => {
    const lacking = rows.filter(({ example, isPlain }) => example === undefined && !isPlain);
    expect(lacking.map(({ place }) => place)).toEqual([]);
  });
});

it('every example is what its word takes', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  for (const { schema } of metaFiles) ajv.addSchema(schema);
  const examples = metaFiles.flatMap(({ schema }) => examplesOf({ word: schema as Json, pointer: `${schema.$id}#` }));
  expect(examples.length).toBeGreaterThan(150);
  const wrong = examples.filter(({ pointer, value }) => ajv.getSchema(pointer)?.(value) !== true);
  expect(wrong).toEqual([]);
});

describe('the beginning', () => {
  const filesWith = ({ isSaid }: { isSaid: boolean }) => ({
    'modules.json': {
      $schema: './generated/meta/modules.json',
      a12: { label: '系统认证', children: { 'a12-m2': { label: '认证', ...(isSaid && { children: firstMenu }) } } },
    },
    'dictionaries/certLevel.json': readFileSync(
      new URL('../schemas/dictionaries/certLevel.json', import.meta.url),
      'utf8',
    ),
  });

  it('has an entity that can be used as it stands, with and without what may be said of its menu', () => {
    for (const isSaid of [true, false]) {
      const screens = screensOf(catalogueOf({ ...filesWith({ isSaid }), 'entities/badge.json': firstEntity }));
      expect(screens.map(({ name, title }) => [name, title])).toEqual([
        ['badge.detail', '徽章详情'],
        ['badge.form', '徽章'],
        ['badge.list', '徽章管理'],
      ]);
    }
  });

  it('uses names that the product has not', () => {
    const modules = readFileSync(new URL('../schemas/generated/modules.json', import.meta.url), 'utf8');
    for (const code of Object.keys(firstMenu)) expect(modules).not.toContain(`"${code}"`);
  });

  it('shows a mistake as the generator tells it', () => {
    const broken = firstEntity.replace(firstMistake.right, firstMistake.wrong);
    expect(() => catalogueOf({ ...filesWith({ isSaid: true }), 'entities/badge.json': broken })).toThrow(
      expect.objectContaining({ name: CatalogueError.name, message: firstMistake.message }),
    );
  });
});

describe('what the code gives names to', () => {
  const { parts, icons, actionIcons } = codeNames(new URL('..', import.meta.url).pathname);

  it('has every operation of conditions, and an example that uses it', () => {
    expect(Object.keys(conditionWords).sort()).toEqual([...expressionWords].sort());
    const unused = Object.entries(conditionWords).filter(
      ([name, { example }]) => !JSON.stringify(example).includes(JSON.stringify(name)),
    );
    expect(unused).toEqual([]);
  });

  it('has every part and every codec, with what it is for', () => {
    const names = Object.values(parts ?? {}).flatMap((each) => [...each]);
    expect(Object.keys(partTexts).sort()).toEqual(names.sort());
    expect(Object.keys(codecTexts).sort()).toEqual([...codecs].sort());
  });

  it('has the icons of menus and of buttons', () => {
    for (const name of [...(icons ?? []), ...(actionIcons ?? [])]) expect(text).toContain(`\`${name}\``);
    expect(actionIcons).toContain('Upload');
  });
});

/** The examples of a schema and of what stands in it, each with the place of its schema. */
function examplesOf({
  word,
  pointer,
}: {
  word: Json | undefined;
  pointer: string;
}): { pointer: string; value: Json }[] {
  if (word === null || typeof word !== 'object') return [];
  if (Array.isArray(word)) return word.flatMap((each, i) => examplesOf({ word: each, pointer: `${pointer}/${i}` }));
  const below = (map: Json | undefined, place: string) =>
    Object.entries(map ?? {}).flatMap(([name, inner]: [string, Json]) =>
      examplesOf({ word: inner, pointer: `${place}/${encodeURIComponent(name)}` }),
    );
  const { examples, properties, patternProperties, $defs, items, prefixItems, additionalProperties, oneOf } = word;
  return [
    ...(Array.isArray(examples) ? examples.map((value) => ({ pointer, value })) : []),
    ...below(properties, `${pointer}/properties`),
    ...below(patternProperties, `${pointer}/patternProperties`),
    ...below($defs, `${pointer}/$defs`),
    ...examplesOf({ word: items, pointer: `${pointer}/items` }),
    ...examplesOf({ word: prefixItems, pointer: `${pointer}/prefixItems` }),
    ...examplesOf({ word: additionalProperties, pointer: `${pointer}/additionalProperties` }),
    ...examplesOf({ word: oneOf, pointer: `${pointer}/oneOf` }),
  ];
}
