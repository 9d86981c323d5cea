import type { ReactNode } from 'react';
import type { Chapter } from './chapter.ts';

interface GuideChapterProps {
  chapter: Chapter;
  /** Of its title. */
  level: 2 | 3;
  /** What stands below its steps. */
  children?: ReactNode;
}

/** A chapter of a guide: its title, which a hash leads to, a line on it and its steps. */
export function GuideChapter({ chapter: { id, title, lead, steps = [] }, level, children }: GuideChapterProps) {
  const Title = `h${level}` as const;
  return (
    <section className="help-chapter card" aria-labelledby={id}>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {lead && <p>{lead}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}
