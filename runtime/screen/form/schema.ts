import { isVoidField, type Field, type GeneralField } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import type { FormScreen, ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { computedOf } from './computed.ts';
import { inOrder, isSame, type ScreenRecord } from '../records.ts';
import { isFixed, isShown, type Surroundings } from './shown.ts';

/**
 * Formily would compile `{{…}}` with `new Function`. Nothing in a screen is code: without this a text with braces in a
 * tenant's data would ask for 'unsafe-eval'.
 */
Schema.registerCompiler((expression) => {
  throw new Error(`expressions in strings are not evaluated: ${expression}`);
});

export interface SchemaOptions {
  screen: Pick<FormScreen, 'groups' | 'fields' | 'columns'>;
  user: unknown;
  /** The record the form is over. */
  before?: ScreenRecord | undefined;
}

/**
 * The screen's form as Formily's schema: groups are void, each field a decorator and a component that find their
 * definition by a function, so that no text of the screen passes through Formily's compiler.
 */
export function formSchema({ screen, user, before }: SchemaOptions): ISchema {
  const fields = inOrder(screen.fields);
  const groups = groupsOf({ screen, fields });
  const ranks = new Map(
    groups.flatMap(({ members }) => members.map(([member]) => member)).map((member, rank) => [member, rank]),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      groups.map(({ name, title, help, members }, index): [string, ISchema] => [
        `group_${name}`,
        {
          type: 'void',
          'x-index': index,
          'x-component': 'Group',
          'x-component-props': {
            definition: () => ({ title, help, isOnly: groups.length === 1, columns: screen.columns ?? 2 }),
          },
          'x-reactions': (group: GeneralField) => {
            const around = { record: group.form.values as ScreenRecord, user };
            group.setDisplay(members.some(([, field]) => isShown({ field, around })) ? 'visible' : 'none');
          },
          properties: Object.fromEntries(
            members.map(([member, field], place) => [
              member,
              fieldSchema({ name: member, field, user, before, place, rank: ranks.get(member) }),
            ]),
          ),
        },
      ]),
    ),
  };
}

/** The questions of a form that a record brings, as fields below the one that is answered. */
export function questionsSchema(fields: Record<string, ScreenField>): ISchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      inOrder(fields).map(([name, field], place) => [
        name,
        fieldSchema({ name, field, user: undefined, before: undefined, place }),
      ]),
    ),
  };
}

interface Group {
  name: string;
  title: string;
  help: string | undefined;
  members: [string, ScreenField][];
}

/** Groups with the fields that name them; what names no group stands first. */
function groupsOf({
  screen,
  fields,
}: {
  screen: Pick<FormScreen, 'groups'>;
  fields: [string, ScreenField][];
}): Group[] {
  const named = inOrder(screen.groups).map(
    ([name, { title, help }]): Group => ({
      name,
      title,
      help,
      members: fields.filter(([, { group }]) => group === name),
    }),
  );
  const others = fields.filter(([, { group }]) => !group || !(group in screen.groups));
  return [
    ...(others.length > 0 ? [{ name: '', title: '', help: undefined, members: others }] : []),
    ...named.filter(({ members }) => members.length > 0),
  ];
}

function fieldSchema({
  name,
  field,
  user,
  before,
  place,
  rank,
}: {
  name: string;
  field: ScreenField;
  user: unknown;
  before: ScreenRecord | undefined;
  place: number;
  rank?: number | undefined;
}): ISchema {
  const props = { definition: () => field, name, rank };
  const isList = kindNamed(field.kind).isNested === true && !field.part;
  return {
    // Formily's own array field keeps the places of entries; every other value is one to it.
    type: isList ? 'array' : field.schemaOf ? 'object' : 'string',
    'x-index': place,
    'x-decorator': 'FieldFrame',
    'x-decorator-props': props,
    'x-component': componentOf({ field, isList }),
    'x-component-props': props,
    ...(needsReaction(field) && { 'x-reactions': (target: GeneralField) => react({ target, field, user, before }) }),
    ...(isList && {
      items: {
        type: 'object',
        properties: Object.fromEntries(
          inOrder(field.items ?? {}).map(([inner, item], index) => [
            inner,
            fieldSchema({ name: inner, field: item, user, before, place: index }),
          ]),
        ),
      },
    }),
  };
}

function componentOf({ field, isList }: { field: ScreenField; isList: boolean }): string {
  if (field.part) return 'PartEdit';
  if (field.pinOf !== undefined) return 'PinEdit';
  if (field.schemaOf) return 'AnswersEdit';
  if (field.copyOf) return 'CopyEdit';
  return isList ? 'ListEdit' : 'FieldEdit';
}

function needsReaction({ when, readOnlyWhen, value, isHidden, isReadOnly }: ScreenField): boolean {
  return (
    [when, readOnlyWhen, value].some((expression) => expression !== undefined && expression !== null) ||
    isHidden === true ||
    isReadOnly === true
  );
}

/** Runs again whenever a value that its expressions read changes; Formily keeps count of those. */
function react({
  target,
  field,
  user,
  before,
}: {
  target: GeneralField;
  field: ScreenField;
  user: unknown;
  before: ScreenRecord | undefined;
}): void {
  const around = surroundings({ target, user, before });
  const isThere = isShown({ field, around });
  // What the screen hides keeps its value, which a part may set; what a condition hides has none.
  target.setDisplay(isThere ? 'visible' : field.isHidden ? 'hidden' : 'none');
  target.setPattern(isFixed({ field, around }) ? 'readOnly' : 'editable');
  if (isVoidField(target) || !isThere || field.value === undefined || field.value === null) return;
  const value = computedOf({ field, expression: field.value, around });
  // Through the form: a field that is only being made takes null for a value somebody wants kept.
  if (!isSame(value, (target as Field).value)) target.form.setValuesIn(target.path, value);
}

/** Inside a list the entry is the object the field stands in. */
function surroundings({
  target,
  user,
  before,
}: {
  target: GeneralField;
  user: unknown;
  before: ScreenRecord | undefined;
}): Surroundings {
  const { form } = target;
  const parent = target.path.parent();
  const item =
    parent.length > 0 && /\.\d+$/.test(parent.toString()) ? (form.getValuesIn(parent) as unknown) : undefined;
  return { record: form.values as ScreenRecord, before, user, item };
}
