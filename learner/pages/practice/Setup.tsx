import { lazy, Suspense, useState, type FormEvent } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Output } from '#runtime/core/call.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Progress } from '#learner/progress/Progress.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { Again } from './Again.tsx';
import { AmountField } from './AmountField.tsx';
import { ModeField } from './ModeField.tsx';
import { OpenRound } from './OpenRound.tsx';
import { Statistics } from './Statistics.tsx';
import { texts } from './texts.ts';
import { TypesField } from './TypesField.tsx';
import { useRoundChoice } from './useRoundChoice.ts';
import type { Starting } from './useStart.ts';

// Most rounds are of all topics.
const Topics = lazy(() => loadChunk(() => import('./Topics.tsx')).then((module) => ({ default: module.Topics })));

interface SetupProps {
  certCode: string;
  certName: string;
  statistics: Output<'practice.statistics'>;
  /** Of the certificate: the round that is not done, and how it went so far. */
  today: Output<'practice.today'>;
  reload: () => void;
  starting: Starting;
}

/** Id of the box where an amount is typed. */
const amountId = 'practice-amount';

/** Topic selection: how far one is, what way to practise, which kinds, how many. */
export function Setup({ certCode, certName, statistics, today, reload, starting }: SetupProps) {
  const { totalNum, completeNum } = statistics;
  return (
    <>
      <div className="practice-head">
        <h1>{certName}</h1>
        <Link to="/practice">{texts.otherCert}</Link>
      </div>
      {totalNum === 0 ? (
        <Empty text={texts.emptyBank} action={<Link to="/practice">{texts.otherCert}</Link>} />
      ) : (
        <>
          <Statistics certCode={certCode} statistics={statistics} />
          {today.round && <OpenRound round={today.round} />}
          {completeNum === totalNum && <p className="practice-note">{texts.allDone}</p>}
          <SetupForm certCode={certCode} statistics={statistics} reload={reload} starting={starting} />
          <Progress days={today.days} mocks={today.mocks} />
        </>
      )}
    </>
  );
}

function SetupForm({
  certCode,
  statistics: { completeNum, dueNum, wrongRecord, favoriteRecord },
  reload,
  starting,
}: Pick<SetupProps, 'certCode' | 'statistics' | 'reload' | 'starting'>) {
  const { choice: former, isStarting, isNone, error, start } = starting;
  const [parameters] = useSearchParams();
  const chosen = useRoundChoice({ former, wanted: parameters.get('only') });
  const { mode, topicKind, topics, isAmountWrong } = chosen;
  const [isTopicMissing, setTopicMissing] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAmountWrong) return document.getElementById(amountId)?.focus();
    setTopicMissing(topicKind !== undefined && topics.length === 0);
    const choice = chosen.choiceOf(certCode);
    if (choice) start(choice);
  };
  return (
    <form className="practice-setup" onSubmit={submit} noValidate>
      <ModeField
        mode={mode}
        counts={{ due: dueNum, wrong: wrongRecord, favorite: favoriteRecord }}
        onChange={chosen.setMode}
      />
      {topicKind && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Topics
            certCode={certCode}
            kind={topicKind}
            chosen={topics}
            isMissing={isTopicMissing && topics.length === 0}
            onChange={chosen.setTopics}
          />
        </Suspense>
      )}
      <TypesField types={chosen.types} onChange={chosen.setTypes} />
      <AmountField id={amountId} amount={chosen.amount} isWrong={isAmountWrong} onChange={chosen.setAmount} />
      {isNone && (
        <p className="practice-wrong" role="alert">
          {texts.none[noneOf(former?.mode)]}
        </p>
      )}
      {error && <ErrorBox error={error} onRetry={() => former && start(former)} />}
      <div className="practice-steps">
        <Button kind="primary" type="submit" aria-busy={isStarting}>
          {isStarting ? texts.starting : mode === 'reading' ? texts.startReading : texts.start}
        </Button>
        {completeNum > 0 && <Again certCode={certCode} onDone={reload} />}
      </div>
    </form>
  );
}

function noneOf(mode: string | undefined): keyof typeof texts.none {
  return mode === 'due' || mode === 'wrong' || mode === 'favorite' ? mode : 'all';
}
