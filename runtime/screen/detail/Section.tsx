import type { ScreenSection } from '#generators/formats.ts';
import { RelatedList } from './RelatedList.tsx';

export interface SectionProps {
  section: ScreenSection;
  /** Of the record. */
  id: string;
  /** Something was changed in the list. */
  onChanged(): void;
}

/** A list of what refers to a record, with its title. */
export function Section({ section: { title, help, screen, by, isReadOnly }, id, onChanged }: SectionProps) {
  return (
    <section className="screen-block" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {help && <p className="screen-help">{help}</p>}
      </header>
      <RelatedList screen={screen} by={by} id={id} isReadOnly={isReadOnly} onChanged={onChanged} />
    </section>
  );
}
