import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { mostCharacters, textProblem } from './textProblem.ts';
import { texts } from './texts.ts';

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
