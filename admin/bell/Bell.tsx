import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { texts } from '../texts.ts';
import { useUnread } from './useUnread.ts';

const MessageDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./MessageDrawer.tsx'))).MessageDrawer,
}));

/** The message bell with a dot while something is unread. */
export function Bell(): ReactNode {
  const unread = useUnread();
  const [isOpen, setIsOpen] = useState(false);
  const label = unread.count > 0 ? texts.unreadMessages(unread.count) : texts.messages;
  return (
    <>
      <Tooltip title={label} placement="bottom">
        <Button
          type="text"
          aria-label={label}
          icon={
            <Badge dot={unread.count > 0} offset={[-2, 2]}>
              <BellOutlined />
            </Badge>
          }
          onClick={() => setIsOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <MessageDrawer onUnread={unread.set} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
