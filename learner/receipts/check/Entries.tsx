import { useState } from 'react';
import { Button } from '#learner/parts/Button.tsx';
import type { Entry, Fault } from './check.ts';
import { contentText } from './contentText.ts';
import { texts } from './texts.ts';
import { timeText } from './timeText.ts';

const atOnce = 200;

/** What was answered, entry by entry; nothing is drawn before it is opened. */
export function Entries({ answers, faults }: { answers: readonly Entry[]; faults: readonly Fault[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="receipt-entries" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.entries(answers.length)}</summary>
      {isOpen && <List answers={answers} faults={faults} />}
    </details>
  );
}

function List({ answers, faults }: { answers: readonly Entry[]; faults: readonly Fault[] }) {
  const [shown, setShown] = useState(atOnce);
  const bad = new Set(
    faults.flatMap((fault) => (fault.kind === 'entry' || fault.kind === 'order' ? [fault.number] : [])),
  );
  const questions = new Map<string, number>();
  for (const { questionId } of answers) if (!questions.has(questionId)) questions.set(questionId, questions.size + 1);
  const left = answers.length - shown;
  return (
    <>
      <p className="receipt-note">{texts.entriesText}</p>
      <table className="receipt-table">
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.question}</th>
            <th scope="col">{texts.content}</th>
          </tr>
        </thead>
        <tbody>
          {answers.slice(0, shown).map(({ number, savedTime, questionId, content }, at) => (
            <tr key={at} className={bad.has(number) ? 'is-bad' : undefined}>
              <td>
                {number}
                {bad.has(number) && texts.isBad}
              </td>
              <td>{timeText(savedTime)}</td>
              <td>{questions.get(questionId)}</td>
              <td>{contentText(content)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <Button onClick={() => setShown(shown + atOnce)}>{texts.showMore(Math.min(left, atOnce))}</Button>}
    </>
  );
}
