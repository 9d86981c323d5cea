import { App, Input } from 'antd';
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

/** The title of a group. What no group can be called is marked while it is typed; left, the title is the former one again, and that is said. */
export function TitleInput({ name, title, isTaken, onChange }: TitleInputProps) {
  const errorId = useId();
  const { message } = App.useApp();
  const [refused, setRefused] = useState<{ typed: string; beside: string }>();
  // The group got another title elsewhere: what was typed is no longer about it.
  const typed = refused?.beside === title ? refused.typed : undefined;
  const problem = typed === undefined ? undefined : problemOf(typed.trim());
  return (
    <span className="paper-title">
      <Input
        aria-label={name}
        data-focus="title"
        value={typed ?? title}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : errorId}
        onBlur={() => {
          if (problem === undefined) return;
          setRefused(undefined);
          message.warning(texts.titleKept(problem, title));
        }}
        onPressEnter={(event) => event.preventDefault()}
        onChange={({ target: { value } }) => {
          const isTitle = value.trim() !== '' && value.trim().length <= longestTitle && !isTaken(value.trim());
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

function problemOf(typed: string): string {
  if (typed === '') return texts.titleNeeded;
  return typed.length > longestTitle ? texts.titleLong(longestTitle) : texts.titleTaken;
}
