import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import './messageBell.css';
import { texts } from './bellTexts.ts';

const MessageCentre = lazy(() =>
  loadChunk(() => import('./MessageCentre.tsx').then((module) => ({ default: module.MessageCentre }))),
);

/** The bell of the header: a dot while a message is unread, the message centre behind it. Nothing without a log-in. */
export function MessageBell() {
  const { status, user } = useSession();
  return status === 'signedIn' && user ? <Bell key={`${user.userId} ${user.currTenantId}`} /> : null;
}

function Bell() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall('message.page', { pageNum: 1, pageSize: 1 });
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (data) setUnread(data.unreadCount);
  }, [data]);

  return (
    <>
      <button
        type="button"
        className="bell"
        aria-label={unread > 0 ? texts.unread(unread) : texts.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20a2 2 0 0 0 4 0" />
        </svg>
        {unread > 0 && <span className="bell-dot" aria-hidden="true" />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MessageCentre onUnread={setUnread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
