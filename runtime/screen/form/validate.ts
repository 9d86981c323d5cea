import type { FormScreen, Rule, ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { nestedOwn } from '#runtime/core/operations/ownFields.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { readArea } from '../areas.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { isNeeded, isShown } from './shown.ts';
import { changesOf, recordOf, wireOf, type Fields } from './values.ts';

/** Messages by place: `certName`, `options.0.content`; '' is the record as a whole. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a value, as the generated validators tell it; a missing field is named by its own place. */
export interface ValidationError {
  instancePath: string;
  message: string;
}

/** A generated validator of an operation's input. */
export interface Validate {
  (data: unknown, options?: { stored?: unknown }): boolean;
  errors: readonly ValidationError[] | null;
}

/** The checks of one form. */
export interface Checks {
  validate?: Validate | undefined;
  rules: readonly Rule[];
}

/** The generated checks of a form's save operation; the same the server runs. */
export async function loadChecks({ screen }: { screen: Pick<FormScreen, 'save' | 'entity'> }): Promise<Checks> {
  const area = areaOf(screen.save);
  const { validators, rules } = (await (await readArea(area))?.loadChecks?.()) ?? {};
  return { validate: validators?.[screen.save], rules: rules?.[screen.entity ?? area] ?? [] };
}

export interface Checked {
  fields: Fields;
  checks: Checks;
  base: ScreenRecord | undefined;
  values: ScreenRecord;
  /** What is sent besides, where the fields are not a whole record. */
  along?: Readonly<ScreenRecord> | undefined;
  user: unknown;
}

/**
 * Everything that is wrong with a form: fields that must be filled, the validator over exactly what would be sent,
 * and the entity's rules over the record as it would be stored. One run costs microseconds, so each change runs all.
 */
export function problemsOf({ fields, checks, base, values, along, user }: Checked): Problems {
  const problems: Record<string, string[]> = {};
  const add = ({ path, message }: { path: string; message: string }): void => {
    const messages = (problems[path] ??= []);
    if (!messages.includes(message)) messages.push(message);
  };
  const changes = changesOf({ fields, base, values, user });
  const record = { ...defaultsOf(fields), ...base, ...recordOf({ fields, values }) };

  const needed = unfilledFields({ fields, values, record, user });
  const unfilled = new Set(needed.map(({ path }) => path));
  needed.forEach(add);
  const { validate, rules } = checks;
  if (validate && !validate({ ...along, ...nestedOwn(inputOf({ base, changes })) }, { stored: base })) {
    for (const { instancePath, message } of validate.errors ?? []) {
      const path = dotted(instancePath);
      if (!unfilled.has(path)) add({ path, message });
    }
  }
  for (const { when, path, message } of along ? [] : rules)
    if (!unfilled.has(dotted(path)) && isTrue(when, { ...record, ...changes })) add({ path: dotted(path), message });
  return problems;
}

/** What is sent: a change carries id and version. */
export function inputOf({ base, changes }: { base: ScreenRecord | undefined; changes: ScreenRecord }): ScreenRecord {
  const { id, version } = base ?? {};
  return id === undefined ? changes : { id, version, ...changes };
}

/** A JSON pointer as a place in the form: `/options/0/content` is `options.0.content`. */
export function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.');
}

interface Looking {
  fields: Fields;
  values: ScreenRecord;
  record: ScreenRecord;
  user: unknown;
  prefix?: string;
  item?: unknown;
}

/** Fields that must be filled and are not, or hold what cannot even be read. */
function unfilledFields({
  fields,
  values,
  record,
  user,
  prefix = '',
  item,
}: Looking): { path: string; message: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const around = { record, user, item };
    const path = `${prefix}${name}`;
    if (!isShown({ field, around })) return [];
    const misread = field.part ? undefined : kindNamed(field.kind).misread?.(values[name]);
    if (misread !== undefined) return [{ path, message: misread }];
    const value = wireOf({ field, value: values[name] });
    if (value === undefined) return isNeeded({ field, around }) ? [{ path, message: neededText(field) }] : [];
    if (!field.items || (field.part && !field.isParts) || !Array.isArray(values[name])) return [];
    const { items } = field;
    return (values[name] as ScreenRecord[]).flatMap((entry, index) =>
      unfilledFields({ fields: items, values: entry, record, user, prefix: `${path}.${index}.`, item: entry }),
    );
  });
}

function neededText({ kind, title, empty }: ScreenField): string {
  if (empty) return empty;
  return kindNamed(kind).isChosen ? texts.choose(title) : texts.required(title);
}

function defaultsOf(fields: Fields): ScreenRecord {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  );
}
