import type { Json } from '#generators/formats.ts';
import { text } from './fields.ts';

type Words = Record<string, Json>;

export interface Described {
  name: string;
  title: string;
  /** Of `x-entity`, beside that it is a tenant's and has the code all of them share. */
  words?: Words;
  properties?: Words;
  required?: string[];
  steps?: Words;
  editable?: Words;
  operations?: Words;
  screens?: Words;
}

/** The file of an entity of the ground. */
export function entity({
  name,
  title,
  words,
  properties = {},
  required = [],
  steps,
  editable,
  operations = {},
  screens,
}: Described): Words {
  return {
    [`entities/${name}.json`]: {
      $schema: '../generated/meta/entity.json',
      title,
      'x-entity': { scope: 'tenant', code: 'a12-m2.7', ...words },
      properties,
      required,
      ...(steps && { 'x-steps': steps }),
      ...(editable && { 'x-editable': editable }),
      'x-operations': operations,
      ...(screens && { 'x-screens': screens }),
    },
  };
}

/** The same with a name, which must be there, a recycle bin and a history. */
export function namedEntity({ name, words, properties, required = [], ...rest }: Described): Words {
  const label = `${name}Name`;
  return entity({
    name,
    words: { label, recycle: true, history: true, ...words },
    properties: { [label]: text('名称'), ...properties },
    required: [label, ...required],
    ...rest,
  });
}

/** The file of a dictionary of the ground: what each code is called, in their order. */
export function dictionary(name: string, title: string, labels: Record<string, string>): Words {
  return {
    [`dictionaries/${name}.json`]: {
      $schema: '../generated/meta/dictionary.json',
      title,
      values: Object.entries(labels).map(([code, label]) => ({ code, label })),
    },
  };
}

/** Calls that many entities have. */
export const ownCalls = { list: {}, get: {}, save: {}, remove: {}, options: {} };
export const recordCalls = {
  list: {},
  get: {},
  save: {},
  change: {},
  remove: {},
  restore: {},
  recycled: {},
  history: {},
};
export const excelCalls = { importExcel: {}, importCommit: {}, importErrors: {}, exportExcel: {}, excelTemplate: {} };
