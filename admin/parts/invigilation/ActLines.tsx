import { labelOf } from '#runtime/core/dictionaries.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import type { Act } from './board.ts';
import { texts } from './texts.ts';

/** What was done at a board, a line each; `nameOf` says to whom, where that is not known. */
export function ActLines({ acts, nameOf }: { acts: readonly Act[]; nameOf?(act: Act): string }) {
  const { values: kinds } = useDictionary('invigilationKind');
  const { values: violations } = useDictionary('violationKind');
  if (acts.length === 0) return <p className="screen-help">{texts.noHistory}</p>;
  return (
    <ol className="invigilation-lines">
      {acts.map((act) => (
        <li key={act.id}>
          <span>
            <strong>{labelOf({ values: kinds, code: act.kind })}</strong>
            {nameOf && nameOf(act) !== '' && ` ${nameOf(act)}`}
            {act.violation !== null && ` ${labelOf({ values: violations, code: act.violation })}`}
            {act.seconds !== null && ` ${texts.extended(act.seconds)}`}
          </span>
          {act.text !== null && <q>{act.text}</q>}
          {act.picture !== null && (
            <a href={fileAddress(act.picture)} target="_blank" rel="noreferrer noopener">
              {texts.picture}
            </a>
          )}
          <small>
            <time dateTime={act.createdTime.replace(' ', 'T')}>{act.createdTime.slice(5)}</time> {act.createdByName}
          </small>
        </li>
      ))}
    </ol>
  );
}
