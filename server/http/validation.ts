import type { Json, Operation } from '#generators/formats.ts';
import { coerceQuery as coerceValues } from '#schemas/generated/validators/runtime.js';
import type { App, CallContext, Values } from '../engine/context.ts';
import { readRecord } from '../engine/get.ts';
import { inputCheckOf } from '../engine/inputs.ts';
import { ownErrors } from '../engine/ownFields.ts';
import { visible } from '../engine/save.ts';
import { failures, type FieldError } from '../failures.ts';

/**
 * An input that a handler may have. Of a record that is saved, what is sent as it is stored is no fault: a value that is no
 * longer offered stays, and what a reply carries though nobody sets it – who stored it, what is computed or copied, in the
 * record and in its parts – is passed over, whichever client sends it back. The record is read only where something was
 * found wrong.
 * @throws Failure 422 with a message a field, and for a text that cannot be stored; 409 for what was so in an older version.
 */
export async function validInput({
  context,
  input,
}: {
  context: Pick<CallContext, 'app' | 'operation' | 'entity' | 'scope' | 'dictionaries'>;
  input: Values;
}): Promise<Values> {
  const { app, operation, entity: own, dictionaries } = context;
  assertStorable(input);
  const look = (stored?: Values): ReturnType<typeof inputErrors> => {
    const { errors, passedOver } = inputErrors({ app, operation, dictionaries, input, stored });
    return { errors: [...errors, ...ownErrors({ entity: own, operation, input, stored })], passedOver };
  };
  const { errors } = look();
  if (errors.length === 0) return input;
  const entity = operation.does === 'save' && operation.entity ? app.catalogue.entities[operation.entity] : undefined;
  const stored =
    entity && typeof input['id'] === 'string' ? await readRecord({ context, entity, id: input['id'] }) : undefined;
  if (!entity || !stored) throw failures.invalid(errors.map(({ path, message }) => ({ path, message })));
  const left = look(stored);
  if (left.errors.length === 0) return without({ input, places: left.passedOver });
  const isOlder = typeof input['version'] === 'number' && input['version'] !== stored['version'];
  if (isOlder && left.errors.every(({ isNotTaken }) => isNotTaken))
    throw failures.stale({ theirs: visible({ entity, record: stored }) });
  throw failures.invalid(left.errors.map(({ path, message }) => ({ path, message })));
}

interface InputError extends FieldError {
  /** It is there, and nobody sets it. */
  isNotTaken?: boolean;
}

/** What is wrong with an operation's input, and the places of what is passed over, as the `stored` record has it. */
export function inputErrors({
  app: { artefacts },
  operation,
  dictionaries,
  input,
  stored,
}: Pick<CallContext, 'dictionaries'> & {
  app: Pick<App, 'artefacts'>;
  operation: Pick<Operation, 'name'>;
  input: Values;
  stored?: Values | undefined;
}): { errors: InputError[]; passedOver: readonly string[] } {
  const check = inputCheckOf({ artefacts, operation: operation.name, dictionaries });
  const { errors, passedOver } = check(input, { stored });
  return {
    errors: errors.map(({ instancePath: path, message, keyword }) => ({
      path,
      message,
      ...(keyword === 'additionalProperties' && { isNotTaken: true }),
    })),
    passedOver,
  };
}

function without({ input, places }: { input: Values; places: readonly string[] }): Values {
  const whole = structuredClone(input);
  for (const place of places) {
    const steps = place.split('/').slice(1).map(unescaped);
    const last = steps.pop() ?? '';
    const holder = steps.reduce<Json | undefined>((value, step) => (value as Values | undefined)?.[step], whole);
    if (holder !== null && typeof holder === 'object') delete (holder as Values)[last];
  }
  return whole;
}

function unescaped(step: string): string {
  return step.replace(/~1/g, '/').replace(/~0/g, '~');
}

/** The values of a query string, numbers and truths turned from text as the operation's input wants them. */
export function coerceQuery({
  app: { artefacts },
  operation,
  query,
}: {
  app: App;
  operation: Pick<Operation, 'name'>;
  query: Record<string, unknown>;
}): Values {
  if (Object.keys(query).length === 0) return {};
  return coerceValues({ plan: artefacts.callShape(operation.name).coerce, query }) as Values;
}

/** Levels of lists and objects within each other: more than any form has, fewer than what walks them can bear. */
const deepest = 64;

/** @throws Failure 422 for a text with NUL or half of a character, which no database takes; 400 for what is nested too deep. */
function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && unstorable.test(value)) throw failures.unstorable();
  if (value === null || typeof value !== 'object') return;
  if (depth === deepest) throw failures.malformed('提交的内容层次过深');
  for (const [name, inner] of Object.entries(value)) {
    if (unstorable.test(name)) throw failures.unstorable();
    assertStorable(inner, depth + 1);
  }
}

const unstorable = /\0|\p{Surrogate}/u;
