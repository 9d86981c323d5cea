import { Button } from 'antd';
import { refusalProps } from '../actions/refusalProps.ts';
import type { NamedAction } from '../actions/types.ts';
import { texts } from '../texts.ts';
import { mostMatching } from '#runtime/core/screens/matching.ts';

export interface SelectionBarProps {
  count: number;
  /** As many as the conditions fit, where that is more than is ticked and can be chosen as a whole. */
  total: number | undefined;
  /** All that the conditions fit are chosen. */
  isAll: boolean;
  /** More match than can be changed at once. */
  isBeyondLimit: boolean;
  actions: readonly NamedAction[];
  onAct(action: NamedAction): void;
  onAll(): void;
  onClear(): void;
}

/** What can be done with the ticked rows, or with all that match; there only while some are ticked. */
export function SelectionBar({
  count,
  total,
  isAll,
  isBeyondLimit,
  actions,
  onAct,
  onAll,
  onClear,
}: SelectionBarProps) {
  return (
    <div className="screen-selection" role="status">
      <span>{isAll && total !== undefined ? texts.chosenMatching(total) : texts.chosen(count)}</span>
      {actions.map((named) => (
        <Button
          key={named.name}
          size="small"
          danger={named.action.isDanger ?? false}
          {...refusalProps(named)}
          onClick={() => onAct(named)}
        >
          {named.action.title}
        </Button>
      ))}
      {total !== undefined && !isAll && (
        <Button type="link" size="small" onClick={onAll}>
          {texts.chooseMatching(total)}
        </Button>
      )}
      <Button type="link" size="small" onClick={onClear}>
        {texts.unchoose}
      </Button>
      {isAll && isBeyondLimit && <small>{texts.matchingLimit(mostMatching)}</small>}
    </div>
  );
}
