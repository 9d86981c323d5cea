import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { editorFiles } from './editor.ts';
import type { Json } from './formats.ts';
import { screensOf } from './screens.ts';
import { book, bookKind, library, modules } from './testing.ts';

interface Definition {
  enum?: Json[];
  properties: Record<string, { anyOf?: { $ref?: string }[] }>;
}

const catalogue = library({ '/admin/shell/icons.ts': '  Home: HomeOutlined,\n', '/admin/shell/moreIcons.ts': '' });
const files = new Map(
  editorFiles({ catalogue, screens: screensOf(catalogue) }).map(({ path, text }) => [
    path,
    JSON.parse(text) as { $defs: Record<string, Definition> },
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

it.each([
  ['entity', 'entity.property', 'x-ref', ['author', 'book']],
  ['entity', 'entity.property', 'x-dict', ['bookKind', 'bookState']],
  ['modules', 'modules.node', 'icon', ['Home']],
  // Where nothing is known, nothing is offered.
  ['entity', 'entity.property', 'x-part', undefined],
])('%s: %s offers for %s the names there are, and takes others', (file, definition, word, names) => {
  const { $defs } = schemaOf(file);
  const [offered, any] = $defs[definition]?.properties[word]?.anyOf ?? [];
  expect($defs[offered?.$ref?.replace('#/$defs/', '') ?? '']?.enum).toEqual(names);
  expect(any).toEqual({});
});

it('screens are offered by name', () => {
  expect(schemaOf('screen').$defs['names.screen']?.enum).toContain('book.list');
});
