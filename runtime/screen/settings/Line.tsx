import type { ReactNode } from 'react';

/** A label with what it names below. */
export function Line({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="screen-settings-word">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
