import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { dictionaryOf } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';
import { toJsonSchema } from '../schema.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';
import { wordingOf } from './wording.ts';

/** Why a field may not have a value; undefined where it may. */
export function valueProblem({
  value,
  property,
  known,
}: {
  value: Json;
  property: Property;
  known: Known;
}): string | undefined {
  const codes = known.dictionaries.get(dictionaryOf(property) ?? '');
  const strange = codes && [value].flat().find((each) => typeof each === 'string' && !codes.has(each));
  if (codes && typeof strange === 'string')
    return `字典“${dictionaryOf(property)}”中没有“${strange}”${suggestion({ name: strange, among: codes })}`;
  const { 'x-dict': _, default: _default, ...plain } = property;
  const validate = ajv.compile(toJsonSchema({ schema: plain, dictionaries: {} }));
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return error && `${error.instancePath ? `${error.instancePath} ` : ''}${wordingOf(error)}`;
}

const ajv = new Ajv2020({ strict: false, verbose: true, addUsedSchema: false });
formats.default(ajv);
// Of what is the product's own the server's validators take care.
for (const name of ['phone', 'site-path', 'moment']) ajv.addFormat(name, true);
