import { useState } from 'react';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { texts } from './texts.ts';
import { useStore } from './useStore.ts';

/** What an exam has to say for itself: that it ends or is paused, what its invigilators say, that another device answers, that answers wait for the network. */
export function ExamNotices({ sitting }: { sitting: Sitting }) {
  const { isMine, isPaused, phase, error } = useStore(sitting.state);
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
      <Told sitting={sitting} />
    </>
  );
}

/**
 * What invigilators said, the newest first, one at a time. It lies over the page wherever that is scrolled to, and moves
 * nothing of it.
 */
function Told({ sitting }: { sitting: Sitting }) {
  const { notices = [] } = useStore(sitting.state);
  const [heard, setHeard] = useState(heardBefore);
  const [newest, ...others] = notices.filter(({ id }) => !heard.includes(id));
  if (!newest) return null;
  const hear = (): void => {
    const next = [...heard, newest.id];
    setHeard(next);
    keepHeard(next);
  };
  return (
    <div key={newest.id} className="exam-announced" role="alert">
      <p>
        <b>{texts.announced(newest.time.slice(11, 16))}</b> {newest.text}
        {others.length > 0 && <span className="exam-announced-more">{texts.moreTold(others.length)}</span>}
      </p>
      <Button kind="plain" onClick={hear}>
        {texts.heard}
      </Button>
    </div>
  );
}

/** What was read stays read in this window, also after a reload. */
const heardKey = 'learner-heard';

function heardBefore(): readonly string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(heardKey) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keepHeard(ids: readonly string[]): void {
  try {
    window.sessionStorage.setItem(heardKey, JSON.stringify(ids));
  } catch {
    // No storage in this browser: it is told again after a reload.
  }
}
