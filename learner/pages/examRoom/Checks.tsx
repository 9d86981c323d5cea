import { checkTexts as texts } from './checkTexts.ts';
import { useChecks, type CheckName } from './useChecks.ts';

const signs = { running: '…', good: '✓', weak: '!', bad: '✗' };

/** What an exam needs of the device, each with whether it is there and what to do where it is not; `isOver`: it has begun. */
export function Checks({ isOver = false }: { isOver?: boolean }) {
  const checks = useChecks();
  const entries = (Object.keys(texts.names) as CheckName[]).map((name) => ({ name, ...checks[name] }));
  const isRunning = entries.some(({ state }) => state === 'running');
  const troubles = entries.filter(({ state }) => state === 'weak' || state === 'bad').length;
  const isReady = !isRunning && troubles === 0;
  return (
    <section className="card exam-room-checks" aria-labelledby="exam-room-checks">
      <h2 id="exam-room-checks">{texts.title}</h2>
      <p role="status" className={isReady ? 'is-ready' : undefined}>
        {isReady ? (isOver ? texts.allGood : texts.allGoodToWait) : troubles > 0 ? texts.some(troubles) : texts.running}
      </p>
      <ul>
        {entries.map(({ name, state, text, advice }) => (
          <li key={name} className={`is-${state}`}>
            <span className="exam-room-sign" role="img" aria-label={texts.states[state]}>
              {signs[state]}
            </span>
            <div>
              <b>{texts.names[name]}</b>
              <p>{text}</p>
              {advice && <p className="exam-room-advice">{advice}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
