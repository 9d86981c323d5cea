import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { editorFiles } from './editor.ts';
import type { Json } from './formats.ts';
import { screensOf } from './screens.ts';
import { book, bookKind, library, modules } from './testing.ts';

const catalogue = library({ '/admin/shell/icons.ts': '  Home: HomeOutlined,\n', '/admin/shell/moreIcons.ts': '' });
const files = new Map(
  editorFiles({ catalogue, screens: screensOf(catalogue) }).map(({ path, text }) => [
    path,
    JSON.parse(text) as { $defs: Record<string, { properties: Record<string, { anyOf?: { enum?: Json[] }[] }> }> },
  ]),
);

function schemaOf(name: string) {
  const schema = files.get(`schemas/generated/meta/${name}.json`);
  if (!schema) throw new Error(`no meta-schema ${name}`);
  return schema;
}

it('each is whole in itself, and takes what its meta-schema takes', () => {
  for (const [name, content] of Object.entries({ entity: book, dictionary: bookKind, modules })) {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf(name));
    expect(validate(content), name).toBe(true);
    expect(validate({ ...(content as object), nothing: 1 }), name).toBe(false);
  }
});

it('words that take a name offer those there are, and take others', () => {
  const { properties } = schemaOf('entity').$defs['entity.property'] ?? { properties: {} };
  expect(properties['x-ref']?.anyOf).toEqual([{ enum: ['author', 'book'] }, {}]);
  expect(properties['x-dict']?.anyOf?.[0]?.enum).toEqual(['bookKind', 'bookState']);
  expect(schemaOf('modules').$defs['modules.node']?.properties['icon']?.anyOf?.[0]?.enum).toEqual(['Home']);
  expect(JSON.stringify(schemaOf('screen'))).toContain('"book.list"');
  // Where nothing is known, nothing is offered.
  expect(properties['x-part']).not.toHaveProperty('anyOf');
});
