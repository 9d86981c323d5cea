import type { ReactNode } from 'react';
import { GuidePicture } from './GuidePicture.tsx';
import type { GuideSection } from './page.ts';
import type { GuidePictures } from './pictures.ts';

interface GuideChapterProps {
  chapter: GuideSection;
  /** Of its guide. */
  pictures: GuidePictures;
  /** What stands below its steps. */
  children?: ReactNode;
}

/** A chapter of a guide: its title, which a hash leads to, a line on it and its steps. */
export function GuideChapter({ chapter, pictures, children }: GuideChapterProps) {
  const { id, title, lead, steps = [], picture } = chapter;
  const { addresses, ...size } = pictures;
  const src = addresses[id];
  return (
    <section className="help-chapter card" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
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
