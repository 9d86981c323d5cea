import fastJson, { type Schema } from 'fast-json-stringify';
import type { CallShape, Json, Operation, Property } from '#generators/formats.ts';
import type { App } from '../engine/context.ts';

type Serialise = (reply: unknown) => string;

/** The part of a route that says how its replies are written; made when the first one is. */
export function serialised({ app, operation }: { app: App; operation: Operation }): {
  schema: object;
  serializerCompiler: () => Serialise;
} {
  let serialise: Serialise | undefined;
  return {
    // Fastify asks for a serialiser where there is a schema; this one is never compiled.
    schema: { response: { 200: { type: 'object' } } },
    serializerCompiler: () => (reply) => {
      serialise ??= serialiserOf(app.artefacts.callShape(operation.name));
      return serialise(reply);
    },
  };
}

function serialiserOf(shape: CallShape): Serialise {
  const schema = replySchema(shape);
  return schema === undefined ? JSON.stringify : fastJson(schema);
}

/**
 * The reply of an operation as the serialiser takes it. It writes only what the schema names: a field that the
 * catalogue does not give out cannot leave by accident. Undefined where the operation's output is free.
 */
function replySchema({ output }: Pick<CallShape, 'output'>): Schema | undefined {
  if (Object.keys(output).length === 0) return undefined;
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      data: maskOf(output) as unknown as Schema,
    },
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
