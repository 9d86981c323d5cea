import { nicknamed, texts, type Changed } from '../texts.ts';

/** Whose value a call would change, by how much. */
export function ForeseenChanges({ changes }: { changes: readonly Changed[] }) {
  if (changes.length === 0) return null;
  const { who, from, to, difference, note } = texts.foreseenColumns;
  return (
    <div
      className="screen-foreseen-changes"
      tabIndex={0}
      role="group"
      aria-label={texts.foreseenChanges(changes.length)}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{who}</th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
            <th scope="col">{difference}</th>
            <th scope="col">{note}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.account ?? ''}/${change.nickname ?? ''}`}>
              <th scope="row">{nicknamed(change)}</th>
              <td>{change.from}</td>
              <td>{change.to}</td>
              <td>{differenceOf(change)}</td>
              <td>{change.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function differenceOf({ from, to }: Changed): string {
  const difference = Number((to - from).toFixed(2));
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}
