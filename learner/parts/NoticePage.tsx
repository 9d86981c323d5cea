import type { ReactNode } from 'react';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

/** A page that says one thing: a picture, what happened, the way home. */
export function NoticePage({
  sign,
  title,
  text,
  children,
}: {
  sign: string;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="notice-page">
      <svg viewBox="0 0 200 130" aria-hidden="true">
        <rect
          x="20"
          y="10"
          width="160"
          height="110"
          rx="12"
          fill="var(--surface)"
          stroke="var(--line)"
          strokeWidth="2"
        />
        <path d="M44 96h52M44 108h36" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
        <circle cx="152" cy="98" r="12" fill="var(--primary)" />
        <text x="100" y="70" textAnchor="middle" fontSize="44" fontWeight="600" fill="var(--primary)">
          {sign}
        </text>
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="button button-primary" to="/">
        {texts.home}
      </Link>
      {children}
    </div>
  );
}
