import { createHash } from 'node:crypto';
import type { Entity, Json } from '#generators/formats.ts';
import { schemaNameOf } from '#kinds/answers/names.ts';
import { versionNameOf } from '#kinds/ref/names.ts';
import { isTrue, variablesOf } from '#runtime/core/expressions.ts';
import { askedForm, formOf, formProblems, type AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { answeredFields, answersSchema, formFields } from '#runtime/core/operations/answers.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';
import type { Scope, Transaction } from '../database/database.ts';
import { failures, type FieldError } from '../failures.ts';
import { compiledCheck } from './compiledCheck.ts';
import type { Values } from './context.ts';
import { readWhole } from './rulesOf.ts';

/** What is wrong with the forms among some values of a record's fields (rule V16). */
export function brokenForms({ entity: { properties }, values }: { entity: Entity; values: Values }): FieldError[] {
  return formFields(properties).flatMap((field) => {
    const form = values[field] ?? null;
    return form === null ? [] : formProblems(form).map(({ path, message }) => ({ path: `/${field}${path}`, message }));
  });
}

/** Whether answers have to be held against their forms where these fields are stored. */
export function hasAnswers({ entity: { properties }, values }: { entity: Entity; values: Values }): boolean {
  return answeredFields(properties).some(({ field, reference }) =>
    [field, reference, versionNameOf(reference), ...variablesOf(properties[field]?.['x-when'] ?? null)].some(
      (name) => name in values,
    ),
  );
}

/**
 * Holds the answers of records against the forms that they answer, as both are in the transaction (rule V16).
 * @throws Failure 422 with the places of the first one's answers
 */
export async function checkAnswersOf({
  entity,
  ids,
  scope,
  transaction,
}: {
  entity: Entity;
  ids: readonly string[];
  scope: Scope;
  transaction: Transaction;
}): Promise<void> {
  const answered = answeredFields(entity.properties);
  if (answered.length === 0 || ids.length === 0) return;
  for (const record of await readWhole({ entity, ids, scope, transaction })) {
    const errors = answered.flatMap(({ field, reference }) => wrongAnswers({ entity, record, field, reference }));
    if (errors.length > 0) throw failures.invalid(errors);
  }
}

function wrongAnswers({
  entity: { properties },
  record,
  field,
  reference,
}: {
  entity: Entity;
  record: Values;
  field: string;
  reference: string;
}): FieldError[] {
  const { title = field, 'x-when': when } = properties[field] ?? {};
  if (!isTrue(when, record)) return [];
  const answers: Json = record[field] ?? {};
  const written = askedForm(record[schemaNameOf(field)]);
  const form = formOf(written);
  if (form) {
    const validate = validatorOf({ field, title, form });
    return validate({ [field]: answers })
      ? []
      : (validate.errors ?? []).map(({ instancePath: path, message }) => ({ path, message }));
  }
  if (Object.keys(answers as Values).length === 0) return [];
  const { title: referred = reference } = properties[reference] ?? {};
  return [
    {
      path: `/${field}`,
      message:
        written === null
          ? `所选的${referred}没有要填写的${title}`
          : `所选的${referred}的表单有误，请先改正它，再填写${title}`,
    },
  ];
}

/** Forms are few, records many: of those looked at last the checks are kept. */
const kept = new Map<string, Validate>();
const mostKept = 200;

function validatorOf({ field, title, form }: { field: string; title: string; form: AnswerForm }): Validate {
  const key = createHash('sha1')
    .update(JSON.stringify([field, title, form]))
    .digest('base64url');
  const known = kept.get(key);
  if (known) return known;
  const titles = Object.fromEntries(
    Object.entries(form.properties).map(([name, question]) => [`/${field}/${name}`, question.title]),
  );
  const made = compiledCheck({
    schema: { type: 'object', properties: { [field]: answersSchema(form) } },
    titles: { [`/${field}`]: title, ...titles },
  });
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}
