import './facts.css';

/** A figure that matters, and in small what belongs to it; nothing where that is empty. */
export type Fact = readonly [title: string, value: string, more: string];

/** The figures that matter first, beside each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="figure-facts">
      {facts.map(([title, value, more]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {value}
            {more !== '' && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
