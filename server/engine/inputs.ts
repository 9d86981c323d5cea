import { createInputAjv } from '#runtime/core/operations/inputAjv.ts';
import { validator, type Validate } from '#schemas/generated/validators/messages.js';
import { formats, oneOf } from '#schemas/generated/validators/runtime.js';
import type { Artefacts } from '../artefacts.ts';

/**
 * The check of an operation's input, compiled when it is wanted first: the same schema, words and messages that the
 * browser's forms have as code.
 * @throws Error where there is no such operation
 */
export function validatorOf({ artefacts, operation }: { artefacts: Artefacts; operation: string }): Validate {
  let compiled = known.get(artefacts);
  if (!compiled) known.set(artefacts, (compiled = new Compiled(artefacts)));
  return compiled.validator(operation);
}

class Compiled {
  readonly #artefacts: Artefacts;
  readonly #ajv: ReturnType<typeof createInputAjv>;
  readonly #validators = new Map<string, Validate>();

  constructor(artefacts: Artefacts) {
    this.#artefacts = artefacts;
    this.#ajv = createInputAjv({ formats: { ...formats, ...dictionaryFormats(artefacts) } });
  }

  validator(operation: string): Validate {
    const made = this.#validators.get(operation);
    if (made) return made;
    const { input, titles, empties } = this.#artefacts.callShape(operation);
    const validate = validator(this.#ajv.compile(input), titles, empties);
    this.#validators.set(operation, validate);
    return validate;
  }
}

/** Dictionaries too long to be spelled out in a schema stand there as formats. */
function dictionaryFormats({ dictionaries }: Artefacts): Record<string, (text: string) => boolean> {
  return Object.fromEntries(
    Object.values(dictionaries).map(({ name, values }) => {
      let isCode: ((text: string) => boolean) | undefined;
      return [
        `dictionary-${name}`,
        (text) => {
          isCode ??= oneOf(values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])).join(' '));
          return isCode(text);
        },
      ];
    }),
  );
}

const known = new WeakMap<Artefacts, Compiled>();
