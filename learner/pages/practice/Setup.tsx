import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call, type Output } from '#runtime/core/call.ts';
import type { CallError } from '#runtime/core/errors.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { typeName } from '#learner/question/messages.ts';
import { questionTypes } from '#learner/question/question.ts';
import type { Choice } from './CertPractice.tsx';
import { messages } from './messages.ts';
import { Statistics } from './Statistics.tsx';

interface SetupProps {
  certCode: string;
  certName: string;
  statistics: Output<'practice.statistics'>;
  reload: () => void;
  /** What was chosen the last time. */
  former: Choice | undefined;
  isStarting: boolean;
  /** The last choice drew nothing. */
  isNone: boolean;
  error: CallError | undefined;
  onStart: (choice: Choice) => void;
}

type Scope = keyof typeof messages.scopes;
const amounts = [10, 20, 50, 100];
const mostQuestions = 200;

/** Topic selection: how far one is, what of the bank, which kinds, how many. */
export function Setup({ certCode, certName, statistics, reload, former, isStarting, isNone, error, onStart }: SetupProps) {
  const [parameters] = useSearchParams();
  const [scope, setScope] = useState<Scope>(former ? (former.only ?? 'all') : scopeOf(parameters.get('only')));
  const [types, setTypes] = useState<readonly string[]>(former?.types ?? []);
  const [amount, setAmount] = useState(String(former?.chooses ?? 10));
  const { totalNum, completeNum, wrongRecord, favoriteRecord, dueNum } = statistics;
  const chooses = Number(amount);
  const isAmountWrong = !/^\d+$/.test(amount.trim()) || chooses < 1 || chooses > mostQuestions;
  const counts: Record<Scope, number> = { all: totalNum, due: dueNum, wrong: wrongRecord, favorite: favoriteRecord };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAmountWrong) {
      document.getElementById('practice-amount')?.focus();
      return;
    }
    onStart({ chooses, ...(types.length > 0 && { types: [...types] as NonNullable<Choice['types']> }), ...(scope !== 'all' && { only: scope }) });
  };
  const again = async (): Promise<void> => {
    if (!(await presenter().confirm({ title: messages.againTitle, message: messages.againNote, confirmText: messages.againConfirm, cancelText: messages.cancel, isDanger: true }))) return;
    try {
      await call('practice.again', { certCode });
      presenter().toast({ kind: 'success', message: messages.againDone });
      reload();
    } catch {
      // The core has said why.
    }
  };

  return (
    <>
      <div className="practice-head">
        <h1>{certName}</h1>
        <Link to="/practice">{messages.otherCert}</Link>
      </div>
      {totalNum === 0 ? (
        <Empty text={messages.emptyBank} action={<Link to="/practice">{messages.otherCert}</Link>} />
      ) : (
        <>
          <Statistics certCode={certCode} statistics={statistics} />
          {completeNum === totalNum && <p className="practice-note">{messages.allDone}</p>}
          <form className="practice-setup" onSubmit={submit} noValidate>
            <fieldset>
              <legend>{messages.scope}</legend>
              <div className="practice-chips">
                {(Object.keys(messages.scopes) as Scope[]).map((name) => (
                  <label key={name} className="practice-chip">
                    <input type="radio" name="scope" checked={scope === name} onChange={() => setScope(name)} />
                    <span>
                      {messages.scopes[name]} <small>{counts[name]}</small>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>
                {messages.types} <small>{messages.typesHint}</small>
              </legend>
              <div className="practice-chips">
                {Object.values(questionTypes).map((type) => (
                  <label key={type} className="practice-chip">
                    <input type="checkbox" checked={types.includes(type)} onChange={({ target }) => setTypes(target.checked ? [...types, type] : types.filter((other) => other !== type))} />
                    <span>{typeName(type)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>
                {messages.amount} <small id="practice-amount-hint">{messages.amountHint}</small>
              </legend>
              <div className="practice-chips">
                {amounts.map((count) => (
                  <label key={count} className="practice-chip">
                    <input type="radio" name="amount" checked={amount === String(count)} onChange={() => setAmount(String(count))} />
                    <span>{count}</span>
                  </label>
                ))}
                <input id="practice-amount" type="text" inputMode="numeric" className="practice-amount" aria-label={messages.amount} aria-describedby="practice-amount-hint" aria-invalid={isAmountWrong} maxLength={4} value={amount} onChange={({ target }) => setAmount(target.value)} />
              </div>
              {isAmountWrong && (
                <p className="practice-wrong" role="alert">
                  {messages.amountWrong}
                </p>
              )}
            </fieldset>
            {isNone && (
              <p className="practice-wrong" role="alert">
                {messages.none[former?.only ?? 'all']}
              </p>
            )}
            {error && <ErrorBox error={error} onRetry={() => former && onStart(former)} />}
            <div className="practice-steps">
              <Button kind="primary" type="submit" aria-busy={isStarting}>
                {isStarting ? messages.starting : completeNum > 0 ? messages.goOn : messages.start}
              </Button>
              {completeNum > 0 && (
                <Button kind="plain" onClick={() => void again()}>
                  {messages.again}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
    </>
  );
}

function scopeOf(text: string | null): Scope {
  return text === 'due' || text === 'wrong' || text === 'favorite' ? text : 'all';
}
