import { Alert, Progress } from 'antd';
import { texts } from '../../texts.ts';
import type { ChangeState } from './useChange.ts';

/** Refused records that are named. */
const mostNamed = 50;

/** How far a change of many has come, then what came of it. */
export function Outcome({ state }: { state: ChangeState }) {
  const { step, done, total, changed, refused, left, failure, isUndone } = state;
  if (step !== 'done') {
    return (
      <div role="status">
        <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} />
        <p>{step === 'collecting' ? texts.changeCollecting : texts.changeProgress(done, total)}</p>
      </div>
    );
  }
  return (
    <>
      <Alert
        type={refused.length + left > 0 ? 'warning' : 'success'}
        showIcon
        message={isUndone ? texts.changeUndone(changed.length) : texts.changed(changed.length)}
        description={[failure, left > 0 && texts.changeStopped(left)].filter(Boolean).join('；') || undefined}
      />
      {refused.length > 0 && (
        <section className="screen-refused" aria-label={texts.changeRefused(refused.length)}>
          <h3>{texts.changeRefused(refused.length)}</h3>
          <ul>
            {refused.slice(0, mostNamed).map(({ id, label, message }) => (
              <li key={id}>
                <strong>{label ?? id}</strong> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
