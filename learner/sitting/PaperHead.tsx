import type { Paper } from '#learner/answers/answer.ts';
import type { Section } from './sections.ts';
import { texts } from './texts.ts';

interface PaperHeadProps {
  paper: Paper;
  section: Section | undefined;
  /** Which question is shown, from 0. */
  index: number;
}

/** What a paper says above a question: of all of it above the first, of a group above the first of this, and which group it is. */
export function PaperHead({ paper, section, index }: PaperHeadProps) {
  return (
    <>
      {index === 0 && paper.instructions && (
        <details className="exam-instructions" open>
          <summary>{texts.instructions}</summary>
          <p className="exam-told">{paper.instructions}</p>
        </details>
      )}
      {section && (
        <div className={`exam-section${index === section.from ? ' is-first' : ''}`}>
          <h2>{section.title}</h2>
          {index === section.from && (
            <>
              <p>{texts.sectionOf(section)}</p>
              {section.instructions && <p className="exam-told">{section.instructions}</p>}
            </>
          )}
        </div>
      )}
    </>
  );
}
