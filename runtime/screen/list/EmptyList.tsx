import { Button, Empty } from 'antd';
import { ActionIcon } from '../actions/ActionIcon.tsx';
import type { NamedAction } from '../actions/types.ts';
import { texts } from '../texts.ts';

export interface EmptyListProps {
  title: string;
  isFiltered: boolean;
  first: NamedAction | undefined;
  onAct(action: NamedAction): void;
  onClear(): void;
}

/** Nothing to show: the first step where there is nothing at all, the way back where conditions leave nothing. */
export function EmptyList({ title, isFiltered, first, onAct, onClear }: EmptyListProps) {
  if (isFiltered) {
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={<Words title={texts.emptyFiltered} hint={texts.emptyFilteredHint} />}
      >
        <Button onClick={onClear}>{texts.clearFilters}</Button>
      </Empty>
    );
  }
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={<Words title={texts.empty(title)} hint={first ? texts.emptyHint : ''} />}
    >
      {first && (
        <Button type="primary" icon={<ActionIcon icon={first.action.icon} />} onClick={() => onAct(first)}>
          {first.action.title}
        </Button>
      )}
    </Empty>
  );
}

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <strong className="screen-empty-title">{title}</strong>
      <span className="screen-help">{hint}</span>
    </>
  );
}
