import { Tag } from 'antd';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { AnswerText } from '../answerEditor/AnswerText.tsx';
import { GivenTexts } from './GivenTexts.tsx';
import type { Sheet } from './marking.ts';
import { Stem } from './Stem.tsx';
import { texts } from './texts.ts';

/** A question with what somebody answered, and its key. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  const { place, maximum, number, former, title, material, answer, matched, format, key, analysis } = sheet;
  // Former marks are shown only to a chief who decides between them.
  const round = former.length > 0 ? texts.decision : texts.number[number];
  return (
    <div className="marking-sheet">
      <section aria-label={texts.stem}>
        <p className="marking-place">
          {texts.place(place, maximum)}
          {round && <Tag>{round}</Tag>}
        </p>
        <Stem title={title} material={material} />
      </section>
      <section className="marking-answer">
        <h3>{texts.answer}</h3>
        <GivenTexts answer={answer} format={format} matched={matched} />
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
