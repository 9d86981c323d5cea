import type { Dictionary } from '#generators/formats.ts';
import { createInputAjv } from '#runtime/core/operations/inputAjv.ts';
import { remembered } from '#runtime/core/operations/remembered.ts';
import { validator, type Validate, type ValidationError } from '#schemas/generated/validators/messages.js';
import { formats, oneOf } from '#schemas/generated/validators/runtime.js';
import type { Artefacts } from '../artefacts.ts';
import type { Dictionaries } from './dictionaryStore.ts';

/** Holds an input against what its operation takes; `stored` is the record as it is in the database, see `Validate`. */
export type InputCheck = (
  input: unknown,
  options?: { stored?: unknown },
) => { errors: readonly ValidationError[]; passedOver: readonly string[] };

/**
 * The check of an operation's input, compiled when it is wanted first: the same schema, words and messages that the
 * browser's forms have as code. Codes are looked for in these dictionaries, which are a tenant's.
 * @throws Error where there is no such operation
 */
export function inputCheckOf({
  artefacts,
  operation,
  dictionaries,
}: {
  artefacts: Artefacts;
  operation: string;
  dictionaries: Dictionaries;
}): InputCheck {
  const compiled = compiledOf(artefacts);
  const validate = compiled.validator(operation);
  return (input, options) => {
    compiled.dictionaries = dictionaries;
    const isValid = validate(input, options);
    return { errors: isValid ? [] : (validate.errors ?? []), passedOver: validate.passedOver };
  };
}

class Compiled {
  /** Where codes are looked for while a check runs; each is over before another begins. */
  dictionaries: Dictionaries;
  readonly #artefacts: Artefacts;
  readonly #ajv: ReturnType<typeof createInputAjv>;
  readonly #validators = new Map<string, Validate>();

  constructor(artefacts: Artefacts) {
    this.#artefacts = artefacts;
    this.dictionaries = artefacts.dictionaries;
    this.#ajv = createInputAjv({ formats: { ...formats, ...this.#dictionaryFormats() } });
  }

  validator(operation: string): Validate {
    const made = this.#validators.get(operation);
    if (made) return made;
    const { input, titles, empties } = this.#artefacts.callShape(operation);
    const validate = validator(this.#ajv.compile(input), titles, empties);
    this.#validators.set(operation, validate);
    return validate;
  }

  /** Dictionaries that are not spelled out in a schema stand there as formats. */
  #dictionaryFormats(): Record<string, (text: string) => boolean> {
    return Object.fromEntries(
      Object.keys(this.dictionaries).map((name) => [
        `dictionary-${name}`,
        (text) => {
          const dictionary = this.dictionaries[name];
          return dictionary !== undefined && isCodeOf(dictionary)(text);
        },
      ]),
    );
  }
}

const isCodeOf = remembered(({ values }: Dictionary) =>
  oneOf(values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])).join(' ')),
);

const compiledOf = remembered((artefacts: Artefacts) => new Compiled(artefacts));
