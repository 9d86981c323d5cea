import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { dataKindOf, dictionaryOf } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';
import { toJsonSchema } from '../schema.ts';
import { formats } from '../validators/runtime.js';
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
  const validate = validatorOf({ ...plain, ...dataKindOf(property).limits?.(property) });
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return error && `${error.instancePath ? `${error.instancePath} ` : ''}${wordingOf(error)}`;
}

/**
 * Why something may not depend on whether a field has a value; undefined where it may. Tenants add values to some
 * dictionaries, which nothing that names codes would know.
 */
export function decidingProblem(place: { value: Json; property: Property; known: Known }): string | undefined {
  const dictionary = dictionaryOf(place.property) ?? '';
  return (
    valueProblem(place) ??
    (place.known.extensible.has(dictionary)
      ? `字典“${dictionary}”的值机构可以添加（extensible），这里写明的代码之外还会有别的：不要按它决定什么，或去掉字典的 extensible`
      : undefined)
  );
}

/** Why records cannot be chosen by a condition on a field, of the form that lists take; undefined where they can. */
export function conditionProblem({
  name,
  value,
  property,
  known,
}: {
  name: string;
  value: Json;
  property: Property;
  known: Known;
}): string | undefined {
  const filter = property['x-column'] === false ? undefined : dataKindOf(property).filter;
  if (!filter) return `不能按“${property.title ?? name}”选出数据`;
  const [strange] =
    dictionaryOf(property) === undefined
      ? []
      : [value]
          .flat()
          .flatMap(
            (each) => decidingProblem({ value: property.type === 'array' ? [each] : each, property, known }) ?? [],
          );
  if (strange !== undefined) return strange;
  if (valueProblem({ value, property, known }) === undefined) return undefined;
  const schema = filter.schema({ name, property });
  const validate = validatorOf(schema as Property);
  if (validate(value)) return undefined;
  if (schema.type === 'object' && (typeof value !== 'object' || Array.isArray(value)))
    return `要写成“${property.title ?? name}”的一个值，或者一段，从 from 到 to，可以只写一头`;
  const [error] = validate.errors ?? [];
  return error && `${error.instancePath ? `${error.instancePath} ` : ''}${wordingOf(error)}`;
}

/** Most values are of a few types with the same limits: each is compiled once. */
function validatorOf({ title: _title, description: _description, ...property }: Property): ValidateFunction {
  const schema = toJsonSchema({ schema: property, dictionaries: {} });
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validate);
  return validate;
}

const validators = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({ strict: false, verbose: true, addUsedSchema: false, code: { optimize: false } });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
