import { Empty } from 'antd';
import { useState } from 'react';
import type { Paper, PaperRow } from './paper.ts';
import { rowsOf, totalsOf } from './paper.ts';
import { materialAt } from './materialAt.ts';
import { StemButton } from './StemButton.tsx';
import { QuestionView } from './QuestionView.tsx';
import { pointsOf, texts } from './texts.ts';
import { useFacts } from './useFacts.ts';
import { useWords, type Words } from './useWords.ts';

/** A paper to read: its groups, their questions and what each counts. */
export function PaperPicture({ paper }: { paper: Paper }) {
  const words = useWords();
  const rows = rowsOf(paper);
  const facts = useFacts(rows.map(({ questionId }) => questionId));
  const { count, score } = totalsOf(rows);
  if (count === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />;
  return (
    <div className="paper-editor is-read">
      <p className="paper-total">
        {texts.totalLead} {texts.total(count, score)}
      </p>
      {paper.lists.map((list, place) => {
        const section = paper.sections[place];
        if (!section && list.length === 0) return null;
        const before = paper.lists.slice(0, place).flat().length;
        const totals = totalsOf(list);
        const hasHead = section !== undefined || paper.sections.length > 0;
        return (
          <section key={place} className="paper-group" aria-label={section?.title ?? texts.none}>
            {hasHead && (
              <header>
                <strong className="paper-title">{section?.title ?? texts.none}</strong>
                <span className="paper-sum">{texts.total(totals.count, totals.score)}</span>
              </header>
            )}
            {section?.instructions && <p className="paper-told">{section.instructions}</p>}
            <ol className="paper-questions">
              {list.map((row, index) => (
                <Read
                  key={row.questionId}
                  row={row}
                  number={before + index + 1}
                  words={words}
                  material={materialAt({ list, index, facts })}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function Read({
  row: { questionId, questionIdLabel, type, difficulty, score },
  number,
  words,
  material,
}: {
  row: PaperRow;
  number: number;
  words: Words;
  material: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="paper-question" aria-label={texts.question(number)}>
      {material !== undefined && <p className="paper-material">{material}</p>}
      <div className="paper-question-line">
        <span className="paper-number">{number}</span>
        <StemButton stem={questionIdLabel} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <span className="paper-marks">
          <span>{words.kindOf(type)}</span>
          <span>{words.difficultyOf(difficulty)}</span>
        </span>
        <span className="paper-points">
          {pointsOf(Number(score ?? 0))} {texts.unit}
        </span>
      </div>
      {isOpen && <QuestionView questionId={questionId} />}
    </li>
  );
}
