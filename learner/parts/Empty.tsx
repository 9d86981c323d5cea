import type { ReactNode } from 'react';

/** Nothing to show, and what to do about it. */
export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 64 48" width="96" height="72" aria-hidden="true">
        <path
          d="M8 20h12l4 8h16l4-8h12v22a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z"
          fill="var(--primary-soft)"
          stroke="var(--primary)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M8 20 16 4h32l8 16" fill="none" stroke="var(--primary)" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <p>{text}</p>
      {action}
    </div>
  );
}
