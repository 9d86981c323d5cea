import type { ScreenField } from '#generators/formats.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import { useLookups } from '../lookups.ts';
import { asText, isEmpty } from '../records.ts';
import { useOwnFields } from '../ownFields.ts';
import { useScreen, useTenantId } from '../screens.ts';
import { texts } from '../texts.ts';

/** Fields before and after, by name. */
export type FieldChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Labels of the records that fields refer to: by field, then by id. */
export type FieldLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What changed in a record of an entity, in the words of its screens; of what is new or gone all it has. */
export function Changes({
  entity,
  changes,
  labels = {},
}: {
  entity: string;
  changes: FieldChanges;
  labels?: FieldLabels | undefined;
}) {
  const fields = useFieldsOf(entity);
  const lookups = useLookups(fields);
  const all = Object.entries(changes).filter(([, [before, after]]) => !isEmpty(before) || !isEmpty(after));
  // What no screen shows is kept for the program's own use.
  const known = all.filter(([name]) => fields[name]);
  const changed = known.length > 0 ? known : all;
  const draw = (name: string, value: unknown) => {
    const field = fields[name];
    if (!field) return asText(value) || texts.none;
    return drawField({
      name,
      field,
      value,
      record: {
        [name]: value,
        ...(Array.isArray(value)
          ? { [labelsNameOf(name)]: value.map((id) => labels[name]?.[String(id)]) }
          : { [labelNameOf(name)]: labels[name]?.[String(value)] }),
      },
      lookups,
    });
  };
  const hasBefore = changed.some(([, [before]]) => !isEmpty(before));
  const hasAfter = changed.some(([, [, after]]) => !isEmpty(after));
  if (changed.length === 0) return <p>{texts.noFieldChanges}</p>;
  return (
    <table className="screen-changes">
      <thead>
        <tr>
          <th scope="col">{texts.conflictField}</th>
          {hasBefore && <th scope="col">{texts.before}</th>}
          {hasAfter && <th scope="col">{texts.after}</th>}
        </tr>
      </thead>
      <tbody>
        {changed.map(([name, [before, after]]) => (
          <tr key={name}>
            <th scope="row">{fields[name]?.title ?? name}</th>
            {hasBefore && <td>{draw(name, before)}</td>}
            {hasAfter && <td>{draw(name, after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fields of an entity as its screens name and draw them: the list has some that nobody edits, such as the state. */
function useFieldsOf(entity: string): Readonly<Record<string, ScreenField>> {
  const list = useScreen(`${entity}.list`).screen;
  const detail = useScreen(`${entity}.detail`).screen;
  const form = useScreen(`${entity}.form`).screen;
  const isExtensible = [list, detail, form].some((screen) => screen?.isExtensible);
  const own = useOwnFields({ entity, tenantId: useTenantId(), isExtensible });
  return {
    ...own,
    ...(list?.kind === 'list' && list.columns),
    ...(detail?.kind === 'detail' && detail.fields),
    ...(form?.kind === 'form' && form.fields),
  };
}
