import { _, type CodeOptions } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { decimalsOf } from './decimals.ts';

export interface InputAjvOptions {
  /** What tells whether a text is of a format, by its name. */
  formats: Readonly<Record<string, (text: string) => boolean>>;
  /** How the code of a check is written, where it is kept. */
  code?: CodeOptions;
}

/** An ajv that holds inputs of operations against their schemas: one for the checks that are generated and for the server's own. */
export function createInputAjv({ formats, code = {} }: InputAjvOptions): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    validateSchema: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    ownProperties: true,
    code,
    formats: { ...formats },
  });
  exactSteps(ajv);
  return ajv;
}

/**
 * ajv divides by the step and forgives what is left up to a precision, so a digit too many may pass. Here a number keeps
 * its value when it is written with the step's decimals, and is whole steps of the last of them.
 */
function exactSteps(ajv: Ajv2020): void {
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: { message: '', params: ({ schema }) => _`{multipleOf: ${schema as number}}` },
    code(context) {
      const step = context.schema as number;
      const scale = decimalsOf(step);
      const units = Math.round(step * 10 ** scale);
      const { data } = context;
      context.fail(
        _`Number(${data}.toFixed(${scale})) !== ${data} || Math.round(${data} * ${10 ** scale}) % ${units} !== 0`,
      );
    },
  });
}
