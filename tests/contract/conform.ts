import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { SpecifiedOperation } from '#generators/formats.ts';
import type { Reply } from './client.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const compiled = new WeakMap<SpecifiedOperation, ValidateFunction>();

/** What is wrong with the data of a reply by the operation's output schema; an empty list where it conforms. */
export function deviations({ operation, reply }: { operation: SpecifiedOperation; reply: Reply }): string[] {
  let validate = compiled.get(operation);
  if (!validate) {
    validate = ajv.compile(operation.output);
    compiled.set(operation, validate);
  }
  if (validate(reply.body.data)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
