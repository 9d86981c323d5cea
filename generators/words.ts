import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { GeneratedFile } from './output.ts';

interface MetaSchema extends JSONSchema {
  $defs: Record<string, JSONSchema>;
}

/** The words of catalogue files as TypeScript, from the meta-schemas: what the generators may count on after the check. */
export async function wordFiles(): Promise<GeneratedFile[]> {
  const entity = readMeta('entity');
  const operation = readMeta('operation').$defs['operation'];
  const { listHint, formHint, detailHint } = entity.$defs;
  const roots: Record<string, JSONSchema> = {
    EntityWords: { ...entity.properties?.['x-entity'] },
    ListHint: {
      ...listHint,
      properties: {
        ...listHint?.properties,
        columns: { tsType: '(string | [string, number])[]' },
        toolbar: values,
        row: values,
        bulk: values,
      },
    },
    FormHint: { ...formHint },
    DetailHint: { ...detailHint },
    StepWords: { ...entity.$defs['step'] },
    OperationWords: {
      ...operation,
      properties: { ...operation?.properties, input: schema, output: schema, where: values },
    },
    NoticeWords: readMeta('notice'),
    PrintWords: readMeta('print'),
    ThemeWords: readMeta('theme'),
  };
  const texts = await Promise.all(
    Object.entries(roots).map(([title, root]) =>
      compile({ ...inlined(root), $id: undefined, title }, title, {
        bannerComment: '',
        format: false,
        additionalProperties: false,
        declareExternallyReferenced: true,
        ignoreMinAndMaxItems: true,
      }),
    ),
  );
  return [
    {
      path: 'schemas/generated/words.ts',
      text: `// Generated from schemas/meta/. Do not edit.\nimport type { Json, Property } from '#generators/formats.ts';\n\n${texts.map(indented).join('\n')}`,
    },
  ];
}

const schema: JSONSchema = { tsType: 'Property' };
const values: JSONSchema = { tsType: 'Record<string, Json>' };
/** Definitions the files share, as the types that they come to. */
const shared: Record<string, JSONSchema> = {
  name: { tsType: 'string' },
  code: { tsType: 'string' },
  fields: { tsType: 'string[]' },
  aboutAmong: {
    tsType:
      '{ field: string; of?: string; account?: string; where?: Record<string, string | boolean | (string | boolean)[]> }',
  },
  eraseKept: { tsType: '{ keep: string; blank?: string[]; awaits?: { when: Json; why: string } }' },
  uniqueAmong: {
    tsType: '{ fields: string[]; where: Record<string, string | boolean | (string | boolean)[]>; message?: string }',
  },
  noOverlap: {
    tsType:
      '{ range: string[]; per?: string[]; where?: Record<string, string | boolean | (string | boolean)[]>; message?: string }',
  },
  limit: {
    tsType:
      '{ per: string; where?: Record<string, string | boolean | (string | boolean)[]>; max: number | string; message?: string; unit?: string }',
  },
  period: { tsType: 'Partial<Record<"day" | "week" | "month" | "year", string>>' },
  figure: {
    tsType:
      '{ title?: string; count?: Record<string, Json>; sum?: string; avg?: string; min?: string; max?: string; where?: Record<string, Json>; "/"?: string[] }',
  },
  colours: { tsType: 'Record<string, string>' },
  fieldGroups: { tsType: '{ name: string; title: string; help?: string; fields: string[] }[]' },
  formTab: { tsType: '{ title?: string; help?: string; order?: number; groups?: string[]; fields?: string[] }' },
  detailTab: {
    tsType:
      '{ title?: string; help?: string; order?: number; groups?: string[]; fields?: string[]; part?: string; screen?: string; by?: string; of?: string; filters?: Record<string, Json>; kind?: "timeline" } | null',
  },
  stepNotice: { tsType: '{ to: Json; title: string; text: string }' },
  shownField: { tsType: 'string' },
  shownFields: { tsType: 'string[]' },
  formerNames: { tsType: 'string | string[]' },
  expression: { tsType: 'Json' },
  property: { tsType: 'Property' },
  colour: { tsType: 'string' },
};

function inlined(node: JSONSchema): JSONSchema {
  return JSON.parse(JSON.stringify(node), (_key, value: unknown) => {
    const name = /^(?:entity)?#\/\$defs\/(\w+)$/.exec((value as { $ref?: string } | null)?.$ref ?? '')?.[1];
    return (name === undefined ? undefined : shared[name]) ?? value;
  }) as JSONSchema;
}

function readMeta(name: string): MetaSchema {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL(`../schemas/meta/${name}.json`, import.meta.url)), 'utf8'),
  ) as MetaSchema;
}

function indented(text: string): string {
  let depth = 0;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const word = line.trim();
      if (word.startsWith('}')) depth--;
      const result = word === '' ? '' : '  '.repeat(depth) + (word.startsWith('*') ? ` ${word}` : word);
      if (word.endsWith('{')) depth++;
      return result;
    });
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}
