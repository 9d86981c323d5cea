import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

/** A name that may not be empty: while it is, the former one stays in effect. */
export function NameInput({ id, value, onChange }: { id: string; value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped((former) => (former.trim() === value ? former : value)), [value]);
  const isEmpty = typed.trim() === '';
  return (
    <>
      <Input
        id={id}
        value={typed}
        maxLength={60}
        status={isEmpty ? 'error' : ''}
        aria-invalid={isEmpty}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value.trim() !== '') onChange(target.value.trim());
        }}
        onBlur={() => setTyped(value)}
      />
      <p className="screen-error" id={`${id}-error`} role="alert">
        {isEmpty && texts.nameNeeded}
      </p>
    </>
  );
}
