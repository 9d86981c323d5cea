import { Button, InputNumber, Popover, Select } from 'antd';
import { useState } from 'react';
import { scoreLimits } from './limits.ts';
import { texts } from './texts.ts';

export interface ScoreSetterProps {
  /** What it sets: said with the button. */
  name: string;
  /** The kinds of the questions there are. */
  kinds: readonly { code: string; label: string }[];
  isSmall?: boolean;
  /** Without a kind of all. */
  onSet(score: number, kind: string | undefined): void;
}

const all = '';

/** One score for many questions, or for those of one kind. */
export function ScoreSetter({ name, kinds, isSmall = false, onSet }: ScoreSetterProps) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState(all);
  const [score, setScore] = useState<number | null>(null);
  const set = (): void => {
    if (score === null) return;
    onSet(score, kind === all ? undefined : kind);
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <div
          className="paper-score-setter"
          role="group"
          aria-label={name}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <Select
            aria-label={texts.ofKind}
            value={kinds.some(({ code }) => code === kind) ? kind : all}
            onChange={setKind}
            options={[{ value: all, label: texts.all }, ...kinds.map(({ code, label }) => ({ value: code, label }))]}
          />
          <InputNumber
            {...scoreLimits}
            aria-label={texts.each}
            addonBefore={texts.each}
            addonAfter={texts.unit}
            value={score}
            onChange={setScore}
            onPressEnter={set}
          />
          <Button type="primary" disabled={score === null} onClick={set}>
            {texts.apply}
          </Button>
        </div>
      }
    >
      <Button
        {...(isSmall && { size: 'small', type: 'text' })}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        disabled={kinds.length === 0}
      >
        {texts.setScore}
      </Button>
    </Popover>
  );
}
