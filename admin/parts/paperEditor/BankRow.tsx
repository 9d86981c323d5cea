import { Checkbox } from 'antd';
import { useState } from 'react';
import { StemButton } from './StemButton.tsx';
import { QuestionView } from './QuestionView.tsx';
import { pointsOf, texts } from './texts.ts';
import type { BankQuestion } from './useFacts.ts';
import type { Words } from './useWords.ts';

export interface BankRowProps {
  question: BankQuestion;
  words: Words;
  isOnPaper: boolean;
  isPicked: boolean;
  onPick(isPicked: boolean): void;
}

/** A question of the bank to be ticked, opened by its stem. */
export function BankRow({ question, words, isOnPaper, isPicked, onPick }: BankRowProps) {
  const [isOpen, setOpen] = useState(false);
  const stem = question.titleText ?? '';
  return (
    <li className={isOnPaper ? 'is-on-paper' : undefined}>
      <Checkbox
        aria-label={texts.pick(stem)}
        checked={isPicked || isOnPaper}
        disabled={isOnPaper}
        onChange={({ target }) => onPick(target.checked)}
      />
      <div>
        <StemButton stem={stem} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <p className="paper-marks">
          {isOnPaper && <em>{texts.onPaper}</em>}
          <span>{words.kindOf(question.type)}</span>
          <span>{words.difficultyOf(question.difficulty)}</span>
          <span>{words.usageOf(question.usage)}</span>
          <span>
            {pointsOf(question.score)} {texts.unit}
          </span>
          {question.materialIdLabel && <span>{texts.material(question.materialIdLabel, 1)}</span>}
          {question.knowledge.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        {isOpen && <QuestionView questionId={question.id} />}
      </div>
    </li>
  );
}
