import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { EmptyDesk } from './EmptyDesk.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import { SheetView } from './SheetView.tsx';
import { texts } from './texts.ts';
import { useAnswer, type Wanted } from './useAnswer.ts';
import type { DeskState } from './useDesk.ts';

export interface AnswerProps extends Wanted {
  desk: DeskState;
  /** Asks anew what waits of the session. */
  reloadSession(): void;
  /** How many wait for one. */
  left: number;
  /** How many of them nobody else has now. */
  free: number;
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
  free,
  isNothingYet,
  onEveryQuestion,
  onUndo,
  onFormerDone,
  ...wanted
}: AnswerProps) {
  const answer = useAnswer({ ...wanted, desk, onFormerDone });
  const { sheet, error, isLoading, loss, reload } = answer;
  const isAtEnd = sheet === null;
  useEffect(() => {
    if (isAtEnd) reloadSession();
  }, [isAtEnd, reloadSession]);
  const lookAgain = (): void => {
    reloadSession();
    void reload();
  };
  if (error) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (sheet === undefined) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (loss)
    return (
      <EmptyDesk
        title={loss.reason}
        help={loss.hasRunOut ? texts.ranOut : texts.notSubmitted}
        way={{ text: texts.toNext, isLoading, go: lookAgain }}
      />
    );
  // Nobody may be there: nothing is taken before somebody says so.
  if (sheet === null && free > 0)
    return (
      <EmptyDesk
        title={texts.waiting(free)}
        help={texts.startHelp}
        way={{ text: texts.start, isLoading, go: lookAgain }}
      />
    );
  if (sheet === null)
    return (
      <EmptyDesk
        {...whyNothing({ isNothingYet, left, isQuestion: onEveryQuestion !== undefined })}
        way={onEveryQuestion && { text: texts.toEveryQuestion, go: onEveryQuestion }}
      >
        <Button loading={isLoading} onClick={lookAgain}>
          {texts.lookAgain}
        </Button>
      </EmptyDesk>
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

/** Why nothing is to be scored now, and what may come. */
function whyNothing({ isNothingYet, left, isQuestion }: { isNothingYet: boolean; left: number; isQuestion: boolean }): {
  title: string;
  help?: string;
} {
  if (isNothingYet) return { title: texts.nothingYet };
  if (left > 0) return { title: texts.withOthers(left), help: texts.withOthersHelp };
  return { title: isQuestion ? texts.questionDone : texts.allDone, help: texts.allDoneHelp };
}
