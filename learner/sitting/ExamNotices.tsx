import type { Sitting } from '#learner/answers/sitting.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { texts } from './texts.ts';
import { Told } from './Told.tsx';
import { useStore } from './useStore.ts';

/** What an exam has to say for itself: that it ends or is paused, what its invigilators say, that another device answers, that answers wait for the network. */
export function ExamNotices({ sitting }: { sitting: Sitting }) {
  const { isMine, isPaused, phase, error, notices } = useStore(sitting.state);
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
      {!isMine && phase === 'sitting' && <Elsewhere sitting={sitting} />}
      {isMine && isHeldUp && waiting > 0 && (
        <p className="exam-notice is-warning" role="status">
          {texts.heldUp(waiting)}
        </p>
      )}
      <Told notices={notices} />
    </>
  );
}
