/** What something brought, of 1, and in words. */
interface Bar {
  label: string;
  share: number;
  text: string;
}

/** Names with a bar each, one below the other. */
function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="result-topics">
      {bars.map(({ label, share, text }) => (
        <li key={label}>
          <div>
            {label}
            <span className="result-bar" aria-hidden="true">
              <span style={{ width: `${share * 100}%` }} />
            </span>
          </div>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** As many bars as are shown at once. */
const most = 8;

/** The first bars, and the others to unfold. */
export function FoldedBars({ bars, more }: { bars: readonly Bar[]; more(count: number): string }) {
  const rest = bars.slice(most);
  return (
    <>
      <BarList bars={bars.slice(0, most)} />
      {rest.length > 0 && (
        <details className="result-more">
          <summary>{more(rest.length)}</summary>
          <BarList bars={rest} />
        </details>
      )}
    </>
  );
}
