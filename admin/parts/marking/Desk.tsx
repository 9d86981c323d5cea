import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { everyMinute, useLooks } from '#runtime/react/useLooks.ts';
import { useWordInAddress } from '#runtime/screen/wordInAddress.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { asHtml } from '../answerEditor/html.ts';
import { Answer } from './Answer.tsx';
import type { Session } from './marking.ts';
import { texts } from './texts.ts';
import { useDesk } from './useDesk.ts';

/** Answers one after the other: question and answer beside the points. */
export function Desk({
  session,
  reload,
  formerId,
  onFormer,
}: {
  session: Session;
  /** Asks anew what waits of the session. */
  reload(): void;
  /** An answer that one scored and looks at again; '' for the next one that waits. */
  formerId: string;
  onFormer(id: string): void;
}) {
  const [word, setQuestionId] = useWordInAddress({ word: 'question', isInAddress: true });
  // The address may name one of another session.
  const questionId = session.questions.some((question) => question.questionId === word) ? word : '';
  const [by, setBy] = useState<'question' | 'person'>('question');
  const desk = useDesk(session);
  const { open } = session.questions.find((question) => question.questionId === questionId) ?? session;
  const left = Math.max(0, open - desk.count);
  const canUndo = formerId === '' && desk.lastId !== '';
  // Others score as well.
  useLooks(reload, everyMinute);
  const choose = (value: string): void => {
    onFormer('');
    setQuestionId(value);
  };
  const undo = (): void => {
    if (canUndo && !desk.isBusy) onFormer(desk.lastId);
  };
  return (
    <div className="marking-desk">
      <div className="marking-ways">
        <Select
          aria-label={texts.question}
          value={questionId}
          disabled={desk.isBusy}
          onChange={choose}
          onOpenChange={(isOpen) => isOpen && reload()}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: texts.everyQuestion, row: texts.everyQuestion },
            ...session.questions.map(({ questionId: value, title, open }) => ({
              value,
              label: <RichText html={asHtml(title)} />,
              row: <RichText html={asHtml(`${title}（${texts.openCount(open)}）`)} />,
            })),
          ]}
          optionRender={({ data }) => data.row}
        />
        <Segmented
          aria-label={texts.order}
          value={by}
          disabled={desk.isBusy}
          onChange={setBy}
          options={[
            { value: 'question', label: texts.byQuestion },
            { value: 'person', label: texts.byPerson },
          ]}
        />
        <strong aria-live="polite">{texts.left(left)}</strong>
        <span>
          {texts.mineCount(session.mine + desk.count)} · {texts.doneCount(session.done, session.all)}
        </span>
        {canUndo && (
          <Button disabled={desk.isBusy} onClick={undo}>
            {texts.undo}
          </Button>
        )}
        {formerId !== '' && (
          <Button disabled={desk.isBusy} onClick={() => onFormer('')}>
            {texts.leaveFormer}
          </Button>
        )}
      </div>
      <Answer
        // Nothing of one answer is shown while another one is asked for.
        key={JSON.stringify([questionId, by, formerId])}
        sessionId={session.id}
        questionId={questionId}
        by={by}
        formerId={formerId}
        desk={desk}
        reloadSession={reload}
        left={left}
        isNothingYet={session.all === 0}
        onEveryQuestion={questionId !== '' && session.open > open ? () => choose('') : undefined}
        onUndo={undo}
        onFormerDone={() => onFormer('')}
      />
    </div>
  );
}
