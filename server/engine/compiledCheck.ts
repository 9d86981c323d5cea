import type { Json, JsonSchema } from '#generators/formats.ts';
import { createInputAjv } from '#runtime/core/operations/inputAjv.ts';
import { validator, type Validate } from '#schemas/generated/validators/messages.js';
import { formats } from '#schemas/generated/validators/runtime.js';

/** The check of a schema that is data, with the words and messages of all inputs; `titles` names its places. */
export function compiledCheck({
  schema,
  titles,
}: {
  schema: JsonSchema | Json;
  titles: Readonly<Record<string, string>>;
}): Validate {
  // Of its own: an ajv keeps all that it ever compiled.
  return validator(createInputAjv({ formats }).compile(schema as JsonSchema), { ...titles });
}
