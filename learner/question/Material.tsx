import { useLayoutEffect, useRef, useState } from 'react';
import { RichText } from '#learner/richText/RichText.tsx';
import type { ShownMaterial } from './question.ts';
import { texts } from './texts.ts';

interface MaterialProps {
  material: ShownMaterial;
  questionId: string;
  /** Of the question's stem, to jump to. */
  titleId: string;
  /** Shown with a question above already: folded on every screen. */
  isKnown: boolean;
}

/**
 * What a question is asked about. On a wide screen it stands beside the question and scrolls by itself; on a narrow one it
 * stands above it and folds. With the next question about the same material it is where one left it, and folded.
 */
export function Material({ material, questionId, titleId, isKnown }: MaterialProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isFolded, setIsFolded] = useState(
    () => isKnown || (left.materialId === material.id && left.questionId !== questionId),
  );
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown || isKnown) return undefined;
    if (left.materialId === material.id) shown.scrollTop = left.scrollTop;
    const keep = (): void => {
      left = { materialId: material.id, questionId, scrollTop: shown.scrollTop };
    };
    keep();
    shown.addEventListener('scroll', keep);
    return () => shown.removeEventListener('scroll', keep);
  }, [material.id, questionId, isKnown]);
  return (
    <div
      className={`question-passage${isFolded ? ' is-folded' : ''}${isKnown ? ' is-known' : ''}`}
      role="region"
      aria-label={texts.passage}
      tabIndex={0}
      ref={box}
    >
      <p className="question-fold">
        <button type="button" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
          {isFolded ? texts.unfold : texts.fold}
        </button>
        {!isFolded && !isKnown && (
          <button type="button" onClick={() => document.getElementById(titleId)?.scrollIntoView()}>
            {texts.toQuestion}
          </button>
        )}
      </p>
      <div className="question-passage-text">
        {material.sound && <audio controls preload="none" src={material.sound} aria-label={texts.sound} />}
        <RichText html={material.content} />
      </div>
    </div>
  );
}

/** The material shown last, by which question, and how far it was scrolled: a question is drawn anew, its material is not read anew. */
let left = { materialId: '', questionId: '', scrollTop: 0 };
