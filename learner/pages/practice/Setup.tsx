import { useState, type FormEvent } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { typeName } from '#learner/question/texts.ts';
import { questionTypes } from '#learner/question/question.ts';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/Router.tsx';
import { texts } from './texts.ts';
import { OpenRound } from './OpenRound.tsx';
import type { Choice } from './round.ts';
import { Statistics } from './Statistics.tsx';
import { Topics } from './Topics.tsx';
import type { Starting } from './useStart.ts';

interface SetupProps {
  certCode: string;
  certName: string;
  statistics: Output<'practice.statistics'>;
  /** The round of the certificate that is not done. */
  open: Output<'practice.today'>['round'];
  reload: () => void;
  starting: Starting;
}

type Mode = (typeof modes)[number];
const modes = ['random', 'sequence', 'knowledge', 'difficulty', 'due', 'wrong', 'favorite', 'reading'] as const;
const amounts = [10, 20, 50, 100];
const mostQuestions = 200;

/** Topic selection: how far one is, what way to practise, which kinds, how many. */
export function Setup({ certCode, certName, statistics, open, reload, starting }: SetupProps) {
  const { choice: former, isStarting, isNone, error } = starting;
  const [parameters] = useSearchParams();
  const [mode, setMode] = useState<Mode>(modeOf(former?.mode ?? parameters.get('only')));
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [types, setTypes] = useState<readonly string[]>(former?.types ?? []);
  const [amount, setAmount] = useState(String(former?.chooses ?? 10));
  const { totalNum, completeNum, wrongRecord, favoriteRecord, dueNum } = statistics;
  const chooses = Number(amount);
  const isAmountWrong = !/^\d+$/.test(amount.trim()) || chooses < 1 || chooses > mostQuestions;
  const counts: Partial<Record<Mode, number>> = { due: dueNum, wrong: wrongRecord, favorite: favoriteRecord };
  const isByTopic = mode === 'knowledge' || mode === 'difficulty';
  const [isTopicMissing, setIsTopicMissing] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAmountWrong) {
      document.getElementById('practice-amount')?.focus();
      return;
    }
    setIsTopicMissing(isByTopic && topics.length === 0);
    if (isByTopic && topics.length === 0) return;
    starting.start({
      mode,
      certCode,
      chooses,
      ...(types.length > 0 && { types: [...types] as NonNullable<Choice['types']> }),
      ...(isByTopic && { [mode]: [...topics] }),
    });
  };
  const again = async (): Promise<void> => {
    if (
      !(await presenter().confirm({
        title: texts.againTitle,
        message: texts.againNote,
        confirmText: texts.againConfirm,
        cancelText: texts.cancel,
        isDanger: true,
      }))
    )
      return;
    try {
      await call('practice.again', { certCode });
      presenter().toast({ kind: 'success', message: texts.againDone });
      reload();
    } catch {
      // The core has said why.
    }
  };

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
          {open && <OpenRound round={open} />}
          {completeNum === totalNum && <p className="practice-note">{texts.allDone}</p>}
          <form className="practice-setup" onSubmit={submit} noValidate>
            <fieldset>
              <legend>{texts.mode}</legend>
              <div className="practice-chips">
                {modes.map((name) => (
                  <label key={name} className="practice-chip">
                    <input
                      type="radio"
                      name="mode"
                      checked={mode === name}
                      onChange={() => {
                        setMode(name);
                        setTopics([]);
                      }}
                    />
                    <span>
                      {texts.modes[name]} {counts[name] !== undefined && <small>{counts[name]}</small>}
                    </span>
                  </label>
                ))}
              </div>
              <p className="practice-hint">{texts.modeHints[mode]}</p>
            </fieldset>
            {isByTopic && (
              <Topics
                certCode={certCode}
                kind={mode}
                chosen={topics}
                isMissing={isTopicMissing && topics.length === 0}
                onChange={setTopics}
              />
            )}
            <fieldset>
              <legend>
                {texts.types} <small>{texts.typesHint}</small>
              </legend>
              <div className="practice-chips">
                {Object.values(questionTypes).map((type) => (
                  <label key={type} className="practice-chip">
                    <input
                      type="checkbox"
                      checked={types.includes(type)}
                      onChange={({ target }) =>
                        setTypes(target.checked ? [...types, type] : types.filter((other) => other !== type))
                      }
                    />
                    <span>{typeName(type)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>
                {texts.amount} <small id="practice-amount-hint">{texts.amountHint}</small>
              </legend>
              <div className="practice-chips">
                {amounts.map((count) => (
                  <label key={count} className="practice-chip">
                    <input
                      type="radio"
                      name="amount"
                      checked={amount === String(count)}
                      onChange={() => setAmount(String(count))}
                    />
                    <span>{count}</span>
                  </label>
                ))}
                <input
                  id="practice-amount"
                  type="text"
                  inputMode="numeric"
                  className="practice-amount"
                  aria-label={texts.amount}
                  aria-describedby="practice-amount-hint"
                  aria-invalid={isAmountWrong}
                  maxLength={4}
                  value={amount}
                  onChange={({ target }) => setAmount(target.value)}
                />
              </div>
              {isAmountWrong && (
                <p className="practice-wrong" role="alert">
                  {texts.amountWrong}
                </p>
              )}
            </fieldset>
            {isNone && (
              <p className="practice-wrong" role="alert">
                {texts.none[noneOf(former?.mode)]}
              </p>
            )}
            {error && <ErrorBox error={error} onRetry={() => former && starting.start(former)} />}
            <div className="practice-steps">
              <Button kind="primary" type="submit" aria-busy={isStarting}>
                {isStarting ? texts.starting : mode === 'reading' ? texts.startReading : texts.start}
              </Button>
              {completeNum > 0 && (
                <Button kind="plain" onClick={() => void again()}>
                  {texts.again}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
    </>
  );
}

function modeOf(text: string | null): Mode {
  return modes.find((mode) => mode === text) ?? 'random';
}

function noneOf(mode: string | undefined): keyof typeof texts.none {
  return mode === 'due' || mode === 'wrong' || mode === 'favorite' ? mode : 'all';
}
