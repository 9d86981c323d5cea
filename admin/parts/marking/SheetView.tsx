import { Tag } from 'antd';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { Marked } from '#runtime/react/Marked.tsx';
import { AnswerText } from '../answerEditor/AnswerText.tsx';
import type { Sheet } from './marking.ts';
import { texts } from './texts.ts';

/** A question with what somebody answered, and its key. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  const { place, maximum, number, former, title, material, answer, matched, format, key, analysis } = sheet;
  // Former marks are shown only to a chief who decides between them.
  const round = former.length > 0 ? texts.decision : texts.number[number];
  const isGiven = answer.some((text) => text.trim() !== '');
  return (
    <div className="marking-sheet">
      <section aria-label={texts.stem}>
        <p className="marking-place">
          {texts.place(place, maximum)}
          {round && <Tag>{round}</Tag>}
        </p>
        {material && (
          <div className="marking-material">
            <RichText html={material.content} />
            {material.sound && <audio controls preload="none" src={material.sound} aria-label={texts.sound} />}
          </div>
        )}
        <RichText html={title} />
      </section>
      <section className="marking-answer">
        <h3>{texts.answer}</h3>
        {isGiven ? (
          answer.map((text, index) => (
            // Blanks have no other name than their place.
            <div key={index}>
              {answer.length > 1 && <small>{texts.blank(index + 1)}</small>}
              <pre className={format === 'code' ? 'answer-code' : undefined}>
                <Marked text={text} words={matched} />
              </pre>
            </div>
          ))
        ) : (
          <p className="screen-none">{texts.noAnswer}</p>
        )}
      </section>
      <section>
        <h3>{texts.key}</h3>
        <AnswerText keys={key} isCode={format === 'code'} />
        {analysis && (
          <>
            <h3>{texts.analysis}</h3>
            <RichText html={analysis} />
          </>
        )}
      </section>
    </div>
  );
}
