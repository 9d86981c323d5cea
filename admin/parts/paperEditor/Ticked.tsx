import { Button, Dropdown } from 'antd';
import type { Group } from './paper.ts';
import { ScoreSetter } from './ScoreSetter.tsx';
import { texts } from './texts.ts';

export interface TickedProps {
  count: number;
  groups: readonly Group[];
  kinds: readonly { code: string; label: string }[];
  onMove(place: number): void;
  onSetScore(score: number, kind: string | undefined): void;
  onRemove(): void;
  onClear(): void;
}

/** What can be done to the questions that are ticked. */
export function Ticked({ count, groups, kinds, onMove, onSetScore, onRemove, onClear }: TickedProps) {
  return (
    <div className="paper-ticked" role="group" aria-label={texts.ticked(count)}>
      <strong>{texts.ticked(count)}</strong>
      <Dropdown
        trigger={['click']}
        disabled={groups.length < 2}
        menu={{
          items: groups.map(({ place, title }) => ({ key: String(place), label: title })),
          onClick: ({ key }) => onMove(Number(key)),
        }}
      >
        <Button size="small">{texts.moveTicked}</Button>
      </Dropdown>
      <ScoreSetter isSmall name={texts.setScoreOf(texts.ticked(count))} kinds={kinds} onSet={onSetScore} />
      <Button size="small" danger onClick={onRemove}>
        {texts.removeTicked}
      </Button>
      <Button size="small" type="link" onClick={onClear}>
        {texts.untick}
      </Button>
    </div>
  );
}
