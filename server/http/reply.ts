import type { Json, Operation, Property } from '#generators/formats.ts';

/**
 * The reply of an operation as Fastify's serialiser takes it. It writes only what the schema names: a field that the
 * catalogue does not give out cannot leave by accident. Undefined where the operation's output is free.
 */
export function replySchema({ output }: Operation): Json | undefined {
  if (Object.keys(output).length === 0) return undefined;
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data: maskOf(output) },
  };
}

/** Type and members only: limits were checked on the way in, and every value may be null. */
function maskOf(property: Property): Json {
  const { type, properties, items, additionalProperties } = property;
  if (properties)
    return {
      type: 'object',
      nullable: true,
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, maskOf(inner)])),
      ...(additionalProperties && {
        additionalProperties: additionalProperties === true ? true : maskOf(additionalProperties),
      }),
    };
  if (typeof additionalProperties === 'object')
    return { type: 'object', nullable: true, additionalProperties: maskOf(additionalProperties) };
  if (items) return { type: 'array', nullable: true, items: maskOf(items) };
  return type && ['string', 'integer', 'number', 'boolean'].includes(type) ? { type, nullable: true } : {};
}
