import { createForm, onFormValuesChange, type Form } from '@formily/core';
import { batch, model, toJS } from '@formily/reactive';
import type { FormScreen } from '#generators/formats.ts';
import type { FieldError } from '#runtime/core/errors.ts';
import { codecOf } from '#kinds/codec.ts';
import { computedOf } from './computed.ts';
import { flatOwn, nestedOwn } from '#runtime/core/operations/ownFields.ts';
import { isSame, type ScreenRecord } from '../records.ts';
import { changesOf, recordOf, valuesOf } from './values.ts';
import { dotted, inputOf, problemsOf, type Checks, type Problems } from './validate.ts';

/** A form at work: Formily's values, what is wrong with them, and what differs from where they began. */
export interface FormModel {
  form: Form;
  /** Observable: components that read a place are drawn again when it changes. */
  state: FormState;
  /** Messages to be shown at a place: once it was left, or everywhere after a try to save. */
  shownAt(path: string): readonly string[];
  /** Everything wrong, shown or not. */
  problems(): Problems;
  touch(path: string): void;
  /** Shows everything that is wrong from now on; says whether anything is. */
  attempt(): boolean;
  /** Shows what is wrong at some places; says where the first is. */
  attemptAt(isWithin: (path: string) => boolean): string | undefined;
  /** Says at a place that its value does not fit what else stands there; undefined takes it back. */
  mark(path: string, message: string | undefined): void;
  /** Takes the server's objections; each goes when its field changes. */
  refuse(errors: readonly FieldError[]): void;
  /** What differs from where it began. */
  changes(): ScreenRecord;
  /** What a person filled in, as the widgets have it: without what stands there by itself, such as a default. */
  typed(): ScreenRecord;
  /** What a save would send. */
  input(): ScreenRecord;
  base(): ScreenRecord | undefined;
  /** Begins anew on a record, with its values or those given. */
  restart(options: { base: ScreenRecord; values?: ScreenRecord }): void;
  /** Puts in what was filled in before, over the record it was begun on where there was one. */
  restore(draft: { base?: ScreenRecord | undefined; values: ScreenRecord }): void;
  setChecks(checks: Checks): void;
}

export interface FormState {
  problems: Record<string, readonly string[]>;
  refused: Record<string, readonly string[]>;
  /** What does not fit what it depends on: shown at once. */
  unfit: Record<string, readonly string[]>;
  touched: Record<string, boolean>;
  isAttempted: boolean;
  isDirty: boolean;
}

export interface FormModelOptions {
  screen: Pick<FormScreen, 'fields'>;
  /** The record to change; undefined for a new one. */
  record: ScreenRecord | undefined;
  /** Values a new record begins with besides the defaults. */
  given?: ScreenRecord;
  /** What is sent besides the fields, where they are not a whole record: its rules are the server's to judge then. */
  along?: Readonly<ScreenRecord> | undefined;
  user: unknown;
}

export function createFormModel({ screen: { fields }, record, given = {}, along, user }: FormModelOptions): FormModel {
  let base = record && flatOwn(record);
  let checks: Checks = { rules: [] };
  let former: ScreenRecord = {};
  let start: ScreenRecord = {};
  const state = model<FormState>({
    problems: {},
    refused: {},
    unfit: {},
    touched: {},
    isAttempted: false,
    isDirty: false,
  });

  const form = createForm({
    values: nestedOwn({ ...valuesOf({ fields, record: base }), ...given }),
    effects: () => onFormValuesChange(() => schedule()),
  });
  const values = (): ScreenRecord => valuesIn(form);

  // Many fields change at once when a form opens or a record is put in: one look a microtask is enough.
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      look();
    });
  };

  // What is computed is no work of a person's.
  const editable = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isReadOnly));
  const usualFields = Object.fromEntries(Object.entries(editable).filter(([, { usual }]) => usual !== undefined));
  /** What they were filled with; whoever fills one in keeps it. */
  const usual = valuesOf({ fields: usualFields, record: undefined });
  const typedIn = (values: ScreenRecord): ScreenRecord =>
    recordOf({
      fields: editable,
      values: Object.fromEntries(Object.entries(values).filter(([name, value]) => !isUntouched({ name, value }))),
    });
  const isUntouched = ({ name, value }: { name: string; value: unknown }): boolean =>
    name in usualFields && isSame(value, usual[name]);

  const fill = (): void => {
    if (base) return;
    const now = values();
    for (const [name, field] of Object.entries(usualFields)) {
      if (!isSame(now[name], usual[name])) continue;
      const record = recordOf({ fields, values: now });
      const value = codecOf(field).fromWire(
        computedOf({ field, expression: field.usual ?? null, around: { record, user } }) ?? undefined,
      );
      if (isSame(value, usual[name])) continue;
      usual[name] = value;
      now[name] = value;
      form.setValuesIn(name, value);
    }
  };

  const look = (): void => {
    fill();
    const now = values();
    const found = problemsOf({ fields, checks, base, values: now, along, user });
    batch(() => {
      replace(state.problems, found);
      for (const path of Object.keys(state.refused))
        if (!isSame(at(now, path), at(former, path))) delete state.refused[path];
      state.isDirty = base
        ? Object.keys(changesOf({ fields, base, values: now, user })).length > 0
        : !isSame(typedIn(now), start);
    });
    former = now;
  };

  const begin = (): void => {
    former = values();
    start = typedIn({ ...valuesOf({ fields, record: undefined }), ...given });
  };
  begin();

  return {
    form,
    state,
    shownAt: (path) => {
      const found = state.isAttempted || state.touched[path] ? (state.problems[path] ?? []) : [];
      return [...new Set([...found, ...(state.unfit[path] ?? []), ...(state.refused[path] ?? [])])];
    },
    problems: () => merge(state.problems, state.unfit, state.refused),
    touch: (path) => {
      if (!state.touched[path]) state.touched[path] = true;
    },
    attempt: () => {
      look();
      state.isAttempted = true;
      return Object.keys(state.problems).length + Object.keys(state.unfit).length > 0;
    },
    attemptAt: (isWithin) => {
      look();
      const wrong = Object.keys(merge(state.problems, state.unfit)).filter(isWithin);
      batch(() => wrong.forEach((path) => (state.touched[path] = true)));
      return wrong[0];
    },
    mark: (path, message) => {
      if (message === undefined) delete state.unfit[path];
      else if (!isSame(state.unfit[path], [message])) state.unfit[path] = [message];
    },
    refuse: (errors) =>
      batch(() => {
        replace(state.refused, merge(...errors.map(({ path, message }) => ({ [placeOf(path)]: [message] }))));
      }),
    changes: () => changesOf({ fields, base, values: values(), user }),
    typed: () => {
      const began = { ...valuesOf({ fields, record: base }), ...(!base && { ...given, ...usual }) };
      return Object.fromEntries(
        Object.entries(values()).filter(([name, value]) => name in editable && !isSame(value, began[name])),
      );
    },
    input: () => ({
      ...along,
      ...nestedOwn(inputOf({ base, changes: changesOf({ fields, base, values: values(), user }) })),
    }),
    base: () => base,
    restart: (next) => {
      base = flatOwn(next.base);
      batch(() => {
        form.setValues(nestedOwn(next.values ?? valuesOf({ fields, record: base })), 'overwrite');
        replace(state.refused, {});
        replace(state.unfit, {});
        replace(state.touched, {});
        state.isAttempted = false;
      });
      former = values();
      look();
    },
    restore: (draft) => {
      base = draft.base ?? base;
      form.setValues(nestedOwn({ ...values(), ...draft.values }), 'overwrite');
      look();
    },
    setChecks: (next) => {
      checks = next;
      look();
    },
  };
}

/** The values of a form by the names of its fields: what stands below `own` too. */
export function valuesIn(form: Pick<Form, 'values'>): ScreenRecord {
  return flatOwn(toJS(form.values) as ScreenRecord);
}

/** The place of what is wrong with no field but with the whole: an observable keeps nothing under an empty name. */
export const ofWhole = '*';

function placeOf(path: string): string {
  return path === '' ? ofWhole : path.startsWith('/') ? dotted(path) : path;
}

/** Makes an observable map the same as another and touches only what differs. */
function replace<Value>(target: Record<string, Value>, next: Readonly<Record<string, Value>>): void {
  for (const key of Object.keys(target)) if (!(key in next)) delete target[key];
  for (const [key, value] of Object.entries(next)) if (!isSame(target[key], value)) target[key] = value;
}

function merge(...all: readonly Problems[]): Record<string, readonly string[]> {
  const merged: Record<string, readonly string[]> = {};
  for (const problems of all)
    for (const [path, messages] of Object.entries(problems))
      merged[path] = [...new Set([...(merged[path] ?? []), ...messages])];
  return merged;
}

/** The value at a place; of a value that is kept as a text, as JSON is, all of it stands for any place inside. */
function at(values: ScreenRecord, path: string): unknown {
  if (path in values) return values[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'string'
          ? value
          : typeof value === 'object' && value !== null
            ? (value as Record<string, unknown>)[step]
            : undefined,
      values,
    );
}
