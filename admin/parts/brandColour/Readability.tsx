import type { Checks } from './checks.ts';
import { texts } from './texts.ts';

/** How well an organisation's colours are read, in plain words and in figures. */
export function Readability({ rows, sentences }: Checks) {
  return (
    <section className="brand-checks" aria-label={texts.checks}>
      <div>
        <strong>{texts.changes}</strong>
        <ul aria-live="polite">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <table>
        <caption>{texts.checks}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.least}</th>
            <th scope="col">{texts.appearances.light}</th>
            <th scope="col">{texts.appearances.dark}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, minimum, light, dark }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{texts.ratio(minimum)}</td>
              <td>{texts.ratio(light)}</td>
              <td>{texts.ratio(dark)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
