import type { ReactNode } from 'react';
import type { Chapter } from './chapter.ts';
import { GuidePicture } from './GuidePicture.tsx';
import type { GuidePictures } from './pictures.ts';

interface GuideChapterProps {
  chapter: Chapter;
  /** Of its title. */
  level: 2 | 3;
  /** Of its guide. */
  pictures: GuidePictures;
  /** What stands below its steps. */
  children?: ReactNode;
}

/** A chapter of a guide: its title, which a hash leads to, a line on it and its steps. */
export function GuideChapter({ chapter, level, pictures, children }: GuideChapterProps) {
  const { id, title, lead, steps = [], picture } = chapter;
  const Title = `h${level}` as const;
  const { addresses, ...size } = pictures;
  const src = addresses[id];
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
      {picture && src && <GuidePicture src={src} says={picture} {...size} />}
      {children}
    </section>
  );
}
