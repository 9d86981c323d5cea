import { Button } from 'antd';
import type { NamedAction } from '../actions/useActions.tsx';
import { texts } from '../texts.ts';

/** What can be done with the ticked rows; there only while some are ticked. */
export function SelectionBar({ count, actions, onAct, onClear }: { count: number; actions: readonly NamedAction[]; onAct(action: NamedAction): void; onClear(): void }) {
  return (
    <div className="screen-selection" role="status">
      <span>{texts.chosen(count)}</span>
      {actions.map((named) => (
        <Button key={named.name} size="small" danger={named.action.isDanger ?? false} onClick={() => onAct(named)}>
          {named.action.title}
        </Button>
      ))}
      <Button type="link" size="small" onClick={onClear}>
        {texts.unchoose}
      </Button>
    </div>
  );
}
