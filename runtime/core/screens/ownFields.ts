import type { OwnField, Screen, ScreenAction, ScreenField } from '#generators/formats.ts';
import { questionFields } from '#kinds/answers/fields.ts';
import { kindNamed } from '#kinds/index.ts';
import { formOfFields, ownPrefix, ownValues } from '../operations/ownFields.ts';
import { ordered } from './order.ts';

/** A screen with the fields that the tenant added to its entity's records, behind the catalogue's; those out of use left out. */
export function withOwnFields<Shown extends Screen>({
  screen,
  fields,
}: {
  screen: Shown;
  fields: readonly OwnField[];
}): Shown {
  if (screen.kind === 'page' || !screen.isExtensible) return screen;
  const living = fields.filter(({ entity, state }) => entity === screen.entity && state === 'on');
  if (living.length === 0) return screen;
  return ordered(extended({ screen, fields: living, shown: ownScreenFields(living) }) as Shown);
}

/** Fields that a tenant added as a screen draws them, by `own.grade`; those out of use too, as the history still names them. */
export function ownScreenFields(fields: readonly OwnField[]): Record<string, ScreenField> {
  const [{ entity } = { entity: '' }] = fields;
  const { fields: shown } = questionFields({ name: `${entity}.${ownValues}`, form: formOfFields(fields) });
  return Object.fromEntries(Object.entries(shown).map(([key, field]) => [`${ownPrefix}${key}`, field]));
}

interface Extending {
  screen: Exclude<Screen, { kind: 'page' }>;
  fields: readonly OwnField[];
  shown: Record<string, ScreenField>;
}

/** Where they stand among the groups: of a detail before who made the record and when. */
const groupOrder = 90;
/** Behind all columns and conditions of the catalogue's own. */
const firstOrder = 1_000;

function extended({ screen, fields, shown }: Extending): Screen {
  const all = fields.map((field): [string, OwnField, ScreenField] => {
    const name = `${ownPrefix}${field.key}`;
    return [name, field, shown[name] ?? { kind: 'text', title: field.title, order: field.order }];
  });
  const group = { [ownValues]: { title: '自定义字段', order: groupOrder } };
  const placed = (change: (field: ScreenField, own: OwnField) => Partial<ScreenField>): Record<string, ScreenField> =>
    Object.fromEntries(
      all.map(([name, own, field], index) => [name, { ...field, order: firstOrder + index, ...change(field, own) }]),
    );
  switch (screen.kind) {
    case 'list':
      return {
        ...screen,
        columns: {
          ...screen.columns,
          ...placed((field, { isListed }) => ({
            ...columnOf(field),
            ...(!isListed && { isHidden: true }),
          })),
        },
        filters: {
          ...screen.filters,
          ...Object.fromEntries(
            Object.entries(placed(filterOf)).filter(([name]) =>
              all.some(([each, { isFiltered }]) => each === name && isFiltered),
            ),
          ),
        },
        bulk: Object.fromEntries(
          Object.entries(screen.bulk).map(([name, action]) => [
            name,
            withFields({ action, names: Object.keys(shown) }),
          ]),
        ),
      };
    case 'form':
      return {
        ...screen,
        groups: { ...screen.groups, ...group },
        fields: {
          ...screen.fields,
          ...placed(({ kind }) => ({ group: ownValues, ...(kindNamed(kind).isWide && { isWide: true }) })),
        },
      };
    case 'detail':
      return {
        ...screen,
        groups: { ...screen.groups, ...group },
        fields: {
          ...screen.fields,
          ...placed(({ kind }) => ({
            group: ownValues,
            isReadOnly: true,
            ...(kindNamed(kind).isWide && { isWide: true }),
          })),
        },
      };
  }
}

function columnOf({ kind }: ScreenField): Partial<ScreenField> {
  const { align } = kindNamed(kind);
  return {
    ...(align !== 'left' && { align }),
    ...(kind !== 'dictList' && kind !== 'longText' && { isSortable: true }),
  };
}

/** As it is asked for: numbers and times from and to, choices one or several. */
function filterOf({ kind }: ScreenField): Partial<ScreenField> {
  switch (kindNamed(kind).filter) {
    case 'numbers':
    case 'days':
    case 'times':
      return { isRange: true, isRequired: false };
    case 'text':
      return { kind: 'text', isRequired: false };
    default:
      return kind === 'dictList' ? { kind: 'dict', isMany: true, isRequired: false } : { isRequired: false };
  }
}

/** A change of many offers them, too. */
function withFields({ action, names }: { action: ScreenAction; names: readonly string[] }): ScreenAction {
  return action.fields && action.does?.endsWith('.change')
    ? { ...action, fields: [...action.fields, ...names] }
    : action;
}
