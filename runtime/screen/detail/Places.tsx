import type { Lookups } from '#kinds/screen/types.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { FieldRead } from './FieldRead.tsx';
import type { GroupPlace, Place } from './placesOf.ts';
import { Section } from './Section.tsx';

export interface PlacesProps {
  places: readonly Place[];
  record: ScreenRecord;
  lookups: Lookups;
  /** Something was changed in a list. */
  onChanged(): void;
}

/** Groups of fields and lists, one below the other. */
export function Places({ places, record, lookups, onChanged }: PlacesProps) {
  return (
    <>
      {places.map((place) =>
        place.kind === 'section' ? (
          <Section key={`section ${place.name}`} section={place.section} id={idOf(record)} onChanged={onChanged} />
        ) : (
          <Facts key={`group ${place.name}`} group={place} record={record} lookups={lookups} />
        ),
      )}
    </>
  );
}

/** A group of fields to read. */
function Facts({
  group: { title, help, members },
  record,
  lookups,
}: { group: GroupPlace } & Pick<PlacesProps, 'record' | 'lookups'>) {
  return (
    <section className="screen-group">
      {title && (
        <header>
          <h2>{title}</h2>
          {help && <p className="screen-help">{help}</p>}
        </header>
      )}
      <dl className="screen-grid">
        {members.map(([name, field]) => (
          <div key={name} className={field.isWide ? 'screen-fact is-wide' : 'screen-fact'}>
            <dt>{field.title}</dt>
            <dd>
              <FieldRead name={name} field={field} record={record} lookups={lookups} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
