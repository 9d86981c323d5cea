import { Marked } from '#runtime/react/Marked.tsx';
import type { Sheet } from './marking.ts';
import { texts } from './texts.ts';

interface GivenTextsProps extends Pick<Sheet, 'answer' | 'format'> {
  /** Words of the key that stand in it. */
  matched?: readonly string[];
}

/** What somebody wrote, blank by blank. */
export function GivenTexts({ answer, format, matched = [] }: GivenTextsProps) {
  if (answer.every((text) => text.trim() === '')) return <p className="screen-none">{texts.noAnswer}</p>;
  return answer.map((text, index) => (
    // Blanks have no other name than their place.
    <div key={index}>
      {answer.length > 1 && <small>{texts.blank(index + 1)}</small>}
      <pre className={format === 'code' ? 'answer-code' : undefined}>
        <Marked text={text} words={matched} />
      </pre>
    </div>
  ));
}
