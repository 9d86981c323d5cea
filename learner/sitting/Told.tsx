import { useState } from 'react';
import type { Notice } from '#learner/answers/sittingState.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';
import './told.css';

/**
 * What invigilators said, the newest first, one at a time. It lies over the page wherever that is scrolled to, and moves
 * nothing of it.
 */
export function Told({ notices = [] }: { notices?: readonly Notice[] | undefined }) {
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
