import { Button } from 'antd';
import type { ActKind, Person } from './board.ts';
import { texts } from './texts.ts';
import type { Acts } from './useActs.tsx';

export interface ActButtonProps {
  kind: ActKind;
  /** With whom it is done, where they were chosen: somebody may be waiting for it. */
  people?: readonly Person[];
  label?: string;
  isOff?: boolean;
  acts: Acts;
  onClick(): void;
}

/** Does something at a board; what somebody waits for stands out. */
export function ActButton({
  kind,
  people = [],
  label = texts.kinds[kind],
  isOff = false,
  acts,
  onClick,
}: ActButtonProps) {
  const isAwaited = kind === 'release' && people.some(({ isAwaitingRelease }) => isAwaitingRelease);
  return (
    <Button
      size="large"
      type={isAwaited ? 'primary' : 'default'}
      danger={kind === 'handIn' || kind === 'absent'}
      disabled={isOff || acts.isOff(kind)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
