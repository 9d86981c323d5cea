import type { ScreenField } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { FieldRead } from '../../detail/FieldRead.tsx';
import type { Lookups } from '#kinds/screen/types.ts';
import { isShown } from '../../form/shown.ts';
import { useLookups } from '../../lookups.ts';
import { inOrder, isEmpty } from '../../records.ts';
import { useScreen } from '../../screens.ts';
import { texts } from '../../texts.ts';
import type { PreviewRow } from './job.ts';

/** What comes of the first rows, each record as its own page would show it. */
export function Preview({ rows, entity }: { rows: readonly PreviewRow[]; entity: string }) {
  const { screen } = useScreen(`${entity}.detail`);
  const form = useScreen(`${entity}.form`).screen;
  const fields = screen?.kind === 'detail' ? screen.fields : form?.kind === 'form' ? form.fields : {};
  const lookups = useLookups(fields);
  return (
    <ol className="screen-preview" aria-label={texts.importPreview(rows.length, rows.length)} tabIndex={0}>
      {rows.map((row) => (
        <li key={row.row}>
          <header>
            <strong>{texts.importPlace(row.row)}</strong>
            <span className={row.kind === 'new' ? 'screen-mark is-new' : 'screen-mark'}>
              {row.kind === 'new' ? texts.importNew : texts.importChanged}
            </span>
          </header>
          <Facts row={row} fields={inOrder(fields)} lookups={lookups} />
        </li>
      ))}
    </ol>
  );
}

function Facts({
  row: { record, fields: changed },
  fields,
  lookups,
}: {
  row: PreviewRow;
  fields: readonly [string, ScreenField][];
  lookups: Lookups;
}) {
  const { user } = useSession();
  const filled = fields.filter(
    ([name, field]) =>
      changed.includes(name) || (!isEmpty(record[name]) && isShown({ field, around: { record, user } })),
  );
  return (
    <dl>
      {filled.map(([name, field]) => (
        <div key={name} className={changed.includes(name) ? 'is-changed' : undefined}>
          <dt>{field.title}</dt>
          <dd>
            {isEmpty(record[name]) ? (
              texts.importEmptied
            ) : (
              <FieldRead name={name} field={field} record={record} lookups={lookups} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
