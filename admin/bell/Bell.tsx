import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { texts } from '../texts.ts';
import { useEndedJobs } from './useEndedJobs.ts';
import { useUnread } from './useUnread.ts';

const MessageDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./MessageDrawer.tsx'))).MessageDrawer,
}));

/** The bell, with a dot while a message is unread or a job has ended that its person has not seen. */
export function Bell(): ReactNode {
  const unread = useUnread();
  const jobs = useEndedJobs();
  const [isOpen, setIsOpen] = useState(false);
  const label = texts.unreadMessages({ messages: unread.count, jobs: jobs.length });
  return (
    <>
      <Tooltip title={label} placement="bottom">
        <Button
          type="text"
          aria-label={label}
          icon={
            <Badge dot={unread.count > 0 || jobs.length > 0} offset={[-2, 2]}>
              <BellOutlined />
            </Badge>
          }
          onClick={() => setIsOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <MessageDrawer jobs={jobs} onUnread={unread.set} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
