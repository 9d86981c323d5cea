import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

/** Most characters of a name, of a help, and of what is said of a version. */
export const mostCharacters = { name: 60, help: 200, note: 200 } as const;

/** What is wrong with a text of a person's; undefined where nothing is. */
export function textProblem({
  text,
  most,
  needed,
}: {
  text: string;
  most: number;
  /** Said where it is empty; without it it may be. */
  needed?: string | undefined;
}): string | undefined {
  if (needed !== undefined && text.trim() === '') return needed;
  return text.trim().length > most ? texts.tooLong(most) : undefined;
}

/** A name or a help: while it cannot be taken the former one stays in effect, and nothing of what is typed is cut off. */
export function WordInput({
  id,
  value,
  kind,
  onChange,
}: {
  id: string;
  value: string;
  kind: 'name' | 'help';
  onChange(value: string): void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped((former) => (former.trim() === value ? former : value)), [value]);
  const problemOf = (text: string): string | undefined =>
    textProblem({ text, most: mostCharacters[kind], needed: kind === 'name' ? texts.nameNeeded : undefined });
  const problem = problemOf(typed);
  const words = {
    id,
    value: typed,
    status: problem === undefined ? ('' as const) : ('error' as const),
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-error`,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      if (problemOf(target.value) === undefined) onChange(target.value.trim());
    },
    onBlur: () => typed.trim() === '' && setTyped(value),
  };
  return (
    <>
      {kind === 'name' ? <Input {...words} /> : <Input.TextArea {...words} autoSize={{ minRows: 1, maxRows: 4 }} />}
      <p className="screen-error" id={`${id}-error`} role="alert">
        {problem}
      </p>
    </>
  );
}
