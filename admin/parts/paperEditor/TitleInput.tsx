import { Input } from 'antd';
import { useId, useState } from 'react';
import { longestTitle } from './limits.ts';
import { texts } from './texts.ts';

export interface TitleInputProps {
  /** For who only hears it. */
  name: string;
  title: string;
  isTaken(title: string): boolean;
  onChange(title: string): void;
}

/** The title of a group. What no group can be called stays as it was typed, marked, and changes nothing. */
export function TitleInput({ name, title, isTaken, onChange }: TitleInputProps) {
  const errorId = useId();
  const [refused, setRefused] = useState<{ typed: string; beside: string }>();
  // The group got another title elsewhere: what was typed is no longer about it.
  const typed = refused?.beside === title ? refused.typed : undefined;
  const problem = typed === undefined ? undefined : typed.trim() === '' ? texts.titleNeeded : texts.titleTaken;
  return (
    <span className="paper-title">
      <Input
        aria-label={name}
        data-focus="title"
        value={typed ?? title}
        maxLength={longestTitle}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : errorId}
        onPressEnter={(event) => event.preventDefault()}
        onChange={({ target: { value } }) => {
          const isTitle = value.trim() !== '' && !isTaken(value.trim());
          setRefused(isTitle ? undefined : { typed: value, beside: title });
          if (isTitle) onChange(value);
        }}
      />
      {problem !== undefined && (
        <span id={errorId} className="paper-error" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
