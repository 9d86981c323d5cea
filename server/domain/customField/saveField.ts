import type { OwnField } from '#generators/formats.ts';
import { formProblems } from '#runtime/core/operations/answerForm.ts';
import { nameOf } from '#runtime/core/operations/initials.ts';
import { formOfFields, initialOf } from '#runtime/core/operations/ownFields.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { valueErrors } from '../../engine/ownFields.ts';
import { save } from '../../engine/save.ts';
import { failures, type FieldError } from '../../failures.ts';
import { thenForget } from './thenForget.ts';

/**
 * Keeps the definition of a field (rules E1, E4).
 * @throws Failure 422 where nothing could be filled in: no choices, limits that exclude each other, a usual value that
 * the field does not take.
 */
export async function saveField(context: CallContext, input: Values): Promise<Values> {
  const { id } = input;
  const stored = typeof id === 'string' ? await readRecord({ context, entity: entityOf(context), id }) : undefined;
  // That there is no such record the save says.
  if (id !== undefined && !stored) return save(context, input);
  const named: Values = stored ? input : { ...input, key: await freeKey({ context, input }) };
  const errors = problemsOf({ context, field: { ...usual, ...stored, ...named } as unknown as OwnField });
  if (errors.length > 0) throw failures.invalid(errors);
  return thenForget(context, () => save(context, named));
}

/**
 * The key of a new field. One that its title gives and another has, has a number behind it; of two that come at once the
 * database refuses one.
 */
async function freeKey({ context: { app, scope }, input }: { context: CallContext; input: Values }): Promise<string> {
  const made = nameOf(String(input['title'] ?? '')) ?? 'field';
  const key = input['key'] ?? made;
  if (typeof key !== 'string' || key !== made) return String(key);
  const fields = await app.ownFields.of(scope.tenantId);
  const taken = new Set(fields.flatMap((field) => (field.entity === input['entity'] ? [field.key] : [])));
  for (let number = 1; ; number++) {
    const free = number === 1 ? key : `${key}${number}`;
    if (!taken.has(free) && !(free in {})) return free;
  }
}

const usual = {
  kind: 'text',
  choices: null,
  help: null,
  isRequired: false,
  initial: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  order: 0,
};

/** The words of a form by the fields of a definition that say them. */
const places: Readonly<Record<string, string>> = {
  enum: 'choices',
  items: 'choices',
  minLength: 'maxLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
};

function problemsOf({ context: { app }, field }: { context: CallContext; field: OwnField }): FieldError[] {
  const { kind, choices, initial, minimum, maximum } = field;
  const isWhole = (bound: number | null): boolean => bound === null || Number.isInteger(bound);
  if (kind === 'integer' && !(isWhole(minimum) && isWhole(maximum)))
    return [{ path: isWhole(minimum) ? '/maximum' : '/minimum', message: '整数的范围也要是整数' }];
  const isNumber = kind === 'integer' || kind === 'number';
  if (isNumber && minimum !== null && maximum !== null && minimum > maximum)
    return [{ path: '/minimum', message: '最小值不能比最大值大' }];
  if ((kind === 'choice' || kind === 'choices') && !choices?.length)
    return [{ path: '/choices', message: '请填写选项' }];
  const titles = Object.values(app.catalogue.entities[field.entity]?.properties ?? {}).map(({ title }) => title);
  if (titles.includes(field.title.trim()))
    return [{ path: '/title', message: `这种数据已有名为“${field.title.trim()}”的字段，请换一个标题` }];
  const [problem] = formProblems(formOfFields([{ ...field, isRequired: false }]));
  if (problem) return [{ path: `/${places[problem.path.split('/')[3] ?? ''] ?? 'key'}`, message: problem.message }];
  const value = initialOf(field);
  if (!initial?.trim()) return [];
  const entity = app.catalogue.entities[field.entity];
  const unfit =
    value === undefined
      ? [{ message: initialText[kind] ?? '默认值不符合这个种类的要求' }]
      : entity
        ? valueErrors({
            entity: { ...entity, ownFields: { [`own.${field.key}`]: field } },
            own: { [field.key]: value },
            isNew: false,
          })
        : [];
  return unfit.slice(0, 1).map(({ message }) => ({ path: '/initial', message }));
}

const initialText: Partial<Record<OwnField['kind'], string>> = {
  integer: '要是整数',
  number: '要是数字',
  boolean: '要写“是”或“否”',
  choice: '要是选项之一',
  choices: '每一项都要是选项，用“；”隔开',
};
