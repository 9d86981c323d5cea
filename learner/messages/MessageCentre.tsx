import { useEffect, useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import './messageCentre.css';
import { MessageDetail } from './MessageDetail.tsx';
import { isSample, samples, type Message } from './samples.ts';
import { texts } from './texts.ts';

/** Messages on a page (specification, section 9). */
const pageSize = 10;

export interface MessageCentreProps {
  /** How many are still unread, whenever it is known anew. */
  onUnread: (count: number) => void;
  onClose: () => void;
}

/** The message centre: pages of messages, one of them in full; opening one marks it read (specification, section 4). */
export function MessageCentre({ onUnread, onClose }: MessageCentreProps) {
  const [pageNum, setPageNum] = useState(1);
  const [shown, setShown] = useState<Message>();
  const { data, error, isLoading, reload } = useCall('message.page', { pageNum, pageSize });

  useEffect(() => {
    if (data) onUnread(data.unreadCount);
  }, [data, onUnread]);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const back = (): void => {
    setShown(undefined);
    reload();
  };
  return (
    <Dialog title={texts.title} isOpen onClose={onClose}>
      {shown ? (
        <MessageDetail message={shown} onUnread={onUnread} onBack={back} />
      ) : error ? (
        <>
          <p className="messages-notice" role="alert">
            {texts.samplesShown}
            <Button kind="quiet" disabled={isLoading} onClick={reload}>
              {texts.retry}
            </Button>
          </p>
          <List messages={samples} onOpen={setShown} />
        </>
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.totalCount === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <>
          <List messages={data.list} onOpen={setShown} />
          <Pager pageNum={pageNum} pageSize={pageSize} total={data.totalCount} onChange={setPageNum} />
        </>
      )}
    </Dialog>
  );
}

function List({ messages, onOpen }: { messages: readonly Message[]; onOpen: (message: Message) => void }) {
  return (
    <ul className="messages-list">
      {messages.map((message) => {
        const isUnread = message.readingStatus === '2';
        return (
          <li key={message.id}>
            <button
              type="button"
              className="messages-row"
              data-unread={isUnread ? '' : undefined}
              onClick={() => onOpen(message)}
            >
              <span className="messages-mark" aria-hidden="true" />
              <span className="messages-title">
                {isUnread && <span className="visually-hidden">{texts.isUnread}：</span>}
                {message.title}
              </span>
              {isSample(message) ? (
                <span className="messages-sample">{texts.sample}</span>
              ) : (
                <span className="messages-time">{message.createTime.slice(0, 16)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
