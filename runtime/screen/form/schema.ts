import { isVoidField, type Field, type GeneralField } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import type { FormScreen, ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { evaluate } from '#runtime/core/expressions.ts';
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
  screen: Pick<FormScreen, 'groups' | 'fields'>;
  user: unknown;
}

/**
 * The screen's form as Formily's schema: groups are void, each field a decorator and a component that find their
 * definition by a function, so that no text of the screen passes through Formily's compiler.
 */
export function formSchema({ screen, user }: SchemaOptions): ISchema {
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
          'x-component-props': { definition: () => ({ title, help, isOnly: groups.length === 1 }) },
          'x-reactions': (group: GeneralField) => {
            const around = { record: group.form.values as ScreenRecord, user };
            group.setDisplay(members.some(([, field]) => isShown({ field, around })) ? 'visible' : 'none');
          },
          properties: Object.fromEntries(
            members.map(([member, field], place) => [
              member,
              fieldSchema({ name: member, field, user, place, rank: ranks.get(member) }),
            ]),
          ),
        },
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
  place,
  rank,
}: {
  name: string;
  field: ScreenField;
  user: unknown;
  place: number;
  rank?: number | undefined;
}): ISchema {
  const props = { definition: () => field, name, rank };
  const isList = kindNamed(field.kind).isNested && !field.part;
  return {
    // Formily's own array field keeps the places of entries; every other value is one to it.
    type: isList ? 'array' : 'string',
    'x-index': place,
    'x-decorator': 'FieldFrame',
    'x-decorator-props': props,
    'x-component': field.part ? 'PartEdit' : isList ? 'ListEdit' : 'FieldEdit',
    'x-component-props': props,
    ...(needsReaction(field) && { 'x-reactions': (target: GeneralField) => react({ target, field, user }) }),
    ...(isList && {
      items: {
        type: 'object',
        properties: Object.fromEntries(
          inOrder(field.items ?? {}).map(([inner, item], index) => [
            inner,
            fieldSchema({ name: inner, field: item, user, place: index }),
          ]),
        ),
      },
    }),
  };
}

function needsReaction({ when, readOnlyWhen, value, isHidden }: ScreenField): boolean {
  return (
    [when, readOnlyWhen, value].some((expression) => expression !== undefined && expression !== null) ||
    isHidden === true
  );
}

/** Runs again whenever a value that its expressions read changes; Formily keeps count of those. */
function react({ target, field, user }: { target: GeneralField; field: ScreenField; user: unknown }): void {
  const around = surroundings({ target, user });
  const isThere = isShown({ field, around });
  target.setDisplay(isThere ? 'visible' : 'none');
  target.setPattern(isFixed({ field, around }) ? 'readOnly' : 'editable');
  if (isVoidField(target) || !isThere || field.value === undefined || field.value === null) return;
  const value = evaluate(field.value, around);
  // Through the form: a field that is only being made takes null for a value somebody wants kept.
  if (!isSame(value, (target as Field).value)) target.form.setValuesIn(target.path, value);
}

/** Inside a list the entry is the object the field stands in. */
function surroundings({ target, user }: { target: GeneralField; user: unknown }): Surroundings {
  const { form } = target;
  const parent = target.path.parent();
  const item =
    parent.length > 0 && /\.\d+$/.test(parent.toString()) ? (form.getValuesIn(parent) as unknown) : undefined;
  return { record: form.values as ScreenRecord, user, item };
}
