import { Alert, Button, Drawer, Image } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { showTime } from '#runtime/core/dates.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { isConcerned, personalKinds, secondsLeft, type Act, type Person } from './board.ts';
import { ActButton } from './ActButton.tsx';
import { ActLines } from './ActLines.tsx';
import { PersonMark } from './PersonMark.tsx';
import type { ServerClock } from './serverClock.ts';
import { texts } from './texts.ts';
import type { Acts } from './useActs.tsx';
import { useNow } from './useNow.ts';

export interface PersonPanelProps {
  person: Person;
  /** Name of the room, where there is one. */
  roomName: string;
  clock: ServerClock;
  acts: Acts;
  /** What was done and noted of them, the newest first. */
  history: readonly Act[];
  /** To who sits before and behind them, where there is somebody. */
  onFormer?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose(): void;
}

/** Milliseconds within which the second click of a double one does not close what the first opened. */
const doubleClick = 500;

/** One examinee: who they are, how far they have come, what was noted, and what can be done. */
export function PersonPanel({ person, roomName, clock, acts, history, onFormer, onNext, onClose }: PersonPanelProps) {
  useFocusBack();
  const now = useNow(clock, 1000);
  const { facts } = texts;
  const buttons = useRef<HTMLDivElement>(null);
  // A button may go with what it did, and the focus with it: the keys are still the panel's.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) buttons.current?.focus();
  });
  const [isSettled, setSettled] = useState(false);
  const isAsked = acts.asked !== undefined;
  // The second click of a press that opened the panel, or closed a dialog above it, does not close it.
  useEffect(() => {
    setSettled(false);
    if (isAsked) return undefined;
    const timer = setTimeout(() => setSettled(true), doubleClick);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const go = ({ key, target, currentTarget }: KeyboardEvent): void => {
    // A picture that is shown large has keys of its own.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    if (key === 'ArrowLeft') onFormer?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <Drawer
      open
      title={person.personName}
      width="min(460px, 100vw)"
      maskClosable={isSettled}
      onClose={onClose}
      onKeyDown={go}
      className="invigilation-panel"
      extra={
        (onFormer ?? onNext) && (
          <div className="invigilation-buttons">
            <Button size="large" disabled={!onFormer} aria-keyshortcuts="ArrowLeft" onClick={onFormer}>
              {texts.former}
            </Button>
            <Button size="large" disabled={!onNext} aria-keyshortcuts="ArrowRight" onClick={onNext}>
              {texts.next}
            </Button>
          </div>
        )
      }
    >
      <div className="invigilation-person">
        {person.photo ? (
          <Image width={150} src={fileAddress(person.photo)} alt={texts.photo(person.personName)} />
        ) : (
          <span className="invigilation-no-photo">{texts.noPhoto}</span>
        )}
        <dl>
          <Fact title={facts.idNumber} value={person.idNumber} />
          <Fact title={facts.ticketNumber} value={person.ticketNumber} />
          <Fact title={facts.seat} value={seatOf(person, roomName)} />
        </dl>
      </div>
      <PersonMark person={person} now={now} isChosen={false} />
      {person.isAwaitingRelease && <Alert type="warning" showIcon message={texts.awaitsRelease} />}
      {acts.canAct && (
        <div className="invigilation-buttons" ref={buttons} tabIndex={-1}>
          {personalKinds
            .filter((kind) => isConcerned(kind, person))
            .map((kind) => (
              <ActButton
                key={kind}
                kind={kind}
                people={[person]}
                acts={acts}
                onClick={() => acts.wish({ kind, people: [person] })}
              />
            ))}
        </div>
      )}
      {person.attemptState !== null && <Progress person={person} now={now} />}
      <h3>{texts.history}</h3>
      <ActLines
        acts={history}
        nameOf={({ placementIds }) => (placementIds.length > 1 ? texts.together(placementIds.length) : '')}
      />
    </Drawer>
  );
}

function Progress({ person, now }: { person: Person; now: number }) {
  const { facts } = texts;
  const left = secondsLeft(person, now);
  return (
    <dl className="invigilation-facts">
      <Fact title={facts.progress} value={texts.answered(person.answeredCount, person.questionCount)} />
      {left !== undefined && <Fact title={facts.left} value={texts.left(left)} />}
      <Fact title={facts.start} value={showTime(person.startTime)} />
      <Fact title={facts.deadline} value={person.isPaused ? texts.pausedDeadline : showTime(person.deadline)} />
      <Fact title={facts.saved} value={person.savedTime} />
      {person.submittedTime !== null && <Fact title={facts.submitted} value={person.submittedTime} />}
      <Fact title={facts.leaves} value={texts.leaveFact(person.leaveCount, person.leaveSeconds)} />
      <Fact title={facts.more} value={texts.moreFact(person.extraSeconds, person.extendedSeconds)} />
    </dl>
  );
}

function Fact({ title, value }: { title: string; value: string | null | undefined }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value || texts.none}</dd>
    </div>
  );
}

function seatOf({ seat }: Person, roomName: string): string {
  return [roomName, ...(seat === null ? [] : [texts.seat(seat)])].filter(Boolean).join(' · ');
}
