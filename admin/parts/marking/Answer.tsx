import { useMemoizedFn } from 'ahooks';
import { Button, Empty, Skeleton } from 'antd';
import { useEffect } from 'react';
import { everyMinute, useLooks } from '#runtime/react/useLooks.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import { SheetView } from './SheetView.tsx';
import { texts } from './texts.ts';
import { useAnswer, type Wanted } from './useAnswer.ts';
import type { DeskState } from './useDesk.ts';

export interface AnswerProps extends Wanted {
  desk: DeskState;
  /** Asks anew what waits of the session. */
  reloadSession(): void;
  /** How many wait for one: with others now, where none comes. */
  left: number;
  /** Nothing of the session was ever to be scored. */
  isNothingYet: boolean;
  /** Leads to the other questions; undefined where nothing of them waits. */
  onEveryQuestion: (() => void) | undefined;
  /** Opens the one that was scored last, where there is one. */
  onUndo(): void;
  onFormerDone(): void;
}

/** An answer beside its points; or why there is none. */
export function Answer({
  desk,
  reloadSession,
  left,
  isNothingYet,
  onEveryQuestion,
  onUndo,
  onFormerDone,
  ...wanted
}: AnswerProps) {
  const answer = useAnswer({ ...wanted, desk, onFormerDone });
  const { sheet, error, isLoading, reload } = answer;
  const isAtEnd = sheet === null;
  useEffect(() => {
    if (isAtEnd) reloadSession();
  }, [isAtEnd, reloadSession]);
  // What others gave back, or what another one is to score as well, comes by itself.
  const lookWhereNothing = useMemoizedFn(() => {
    if (isAtEnd) void reload();
  });
  useLooks(lookWhereNothing, everyMinute);
  const done = onEveryQuestion ? texts.questionDone : texts.allDone;
  const lookAgain = (): void => {
    reloadSession();
    void reload();
  };
  if (error) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (sheet === undefined) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (sheet === null)
    return (
      <Empty description={isNothingYet ? texts.nothingYet : left > 0 ? texts.withOthers(left) : done}>
        {!isNothingYet && <p className="screen-help">{left > 0 ? texts.withOthersHelp : texts.allDoneHelp}</p>}
        {onEveryQuestion && (
          <Button type="primary" onClick={onEveryQuestion}>
            {texts.toEveryQuestion}
          </Button>
        )}
        <Button loading={isLoading} onClick={lookAgain}>
          {texts.lookAgain}
        </Button>
      </Empty>
    );
  return (
    <div className="marking-panes">
      <SheetView sheet={sheet} />
      <ScoreForm
        key={`${sheet.id} ${sheet.markedTime ?? ''}`}
        sheet={sheet}
        answer={answer}
        isBusy={desk.isBusy}
        onUndo={onUndo}
      />
    </div>
  );
}
