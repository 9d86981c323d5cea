import { texts } from '../texts.ts';

/** What a question is about: each record by its name, of many the first ones and how many there are. */
export function AskedNames({
  names,
  count,
  hint,
}: {
  names: readonly string[];
  count: number;
  hint: string | undefined;
}) {
  return (
    <>
      {names.length > 0 && <p className="screen-asked">{texts.named(names, count)}</p>}
      {hint}
    </>
  );
}
