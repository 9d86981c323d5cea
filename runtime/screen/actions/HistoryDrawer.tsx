import { Drawer } from 'antd';
import { HistoryTimeline, type HistoryTimelineProps } from '../history/HistoryTimeline.tsx';
import { texts } from '../texts.ts';

export interface HistoryDrawerProps extends HistoryTimelineProps {
  onClose(): void;
}

/** What happened to a record, beside what is shown of it. */
export function HistoryDrawer({ onClose, ...shown }: HistoryDrawerProps) {
  return (
    <Drawer open width="min(640px, 100vw)" title={texts.history} onClose={onClose}>
      <HistoryTimeline {...shown} />
    </Drawer>
  );
}
