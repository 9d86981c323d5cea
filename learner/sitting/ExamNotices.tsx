import { useState } from 'react';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { texts } from './texts.ts';
import { useStore } from './useStore.ts';

/** What an exam has to say for itself: that it ends or is paused, what its invigilators say, that another device answers, that answers wait for the network. */
export function ExamNotices({ sitting }: { sitting: Sitting }) {
  const { isMine, isPaused, notices = [], phase, error } = useStore(sitting.state);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const { isHeldUp, waiting } = useStore(sitting.saving);
  return (
    <>
      {phase === 'ending' && (
        <p className="exam-notice" role="status">
          {texts.ending}
          {error && ` ${texts.endingWait}`}
        </p>
      )}
      {isPaused && (
        <p className="exam-notice is-warning" role="alert">
          {texts.paused}
        </p>
      )}
      {notices
        .filter(({ id }) => !heard.includes(id))
        .map(({ id, text, time }) => (
          <div key={id} className="exam-notice is-warning" role="alert">
            <p>
              <b>{texts.announced(time.slice(11, 16))}</b> {text}
            </p>
            <Button kind="plain" onClick={() => setHeard([...heard, id])}>
              {texts.heard}
            </Button>
          </div>
        ))}
      {!isMine && phase === 'sitting' && <Elsewhere sitting={sitting} />}
      {isMine && isHeldUp && waiting > 0 && (
        <p className="exam-notice is-warning" role="status">
          {texts.heldUp(waiting)}
        </p>
      )}
    </>
  );
}
