import { useEffect, useRef } from 'react';
import { call } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { RichText } from '#learner/richText/RichText.tsx';
import { isSample, type Message } from './samples.ts';
import { texts } from './texts.ts';

export interface MessageDetailProps {
  message: Message;
  onUnread: (count: number) => void;
  onBack: () => void;
}

/** One message in full. Once it is here it counts as read; samples are shown as they are. */
export function MessageDetail({ message, onUnread, onBack }: MessageDetailProps) {
  const isReal = !isSample(message);
  const detail = useCall('message.info', { id: message.id }, { isSkipped: !isReal });
  const heading = useRef<HTMLHeadingElement>(null);
  const isToMark = detail.data?.readingStatus === '2';

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isToMark) return;
    // A mark that fails is made the next time the message is opened; the reader need not care.
    call('message.update', { id: message.id, readingStatus: '1' }, { isQuiet: true }).then(
      ({ unreadCount }) => onUnread(unreadCount),
      console.error,
    );
  }, [isToMark, message.id, onUnread]);

  return (
    <article className="messages-detail">
      <Button kind="quiet" onClick={onBack}>
        ‹ {texts.back}
      </Button>
      <h3 tabIndex={-1} ref={heading}>
        {message.title}
      </h3>
      {isReal ? (
        <Loaded call={detail}>
          {({ content, createTime, createUser, opens }) => (
            <>
              <p className="messages-meta">
                {createTime}
                {createUser && ` · ${texts.from(createUser)}`}
              </p>
              <RichText html={content} />
              {opens && (
                <p>
                  <a href={opens}>{texts.opens}</a>
                </p>
              )}
            </>
          )}
        </Loaded>
      ) : (
        <>
          <p className="messages-meta">
            <span className="messages-sample">{texts.sample}</span>
          </p>
          <RichText html={message.content} />
        </>
      )}
    </article>
  );
}
