import { Button, Drawer, Empty, Skeleton } from 'antd';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { texts } from '../texts.ts';
import './messageDrawer.css';
import { busy } from '#runtime/screen/busy.tsx';
import type { Job } from '#runtime/screen/jobs/job.ts';
import { EndedJobs } from './EndedJobs.tsx';

type Message = Output<'message.page'>['list'][number];

const pageSize = 10;
const unreadStatus = '2';

/** Jobs that have ended, and the person's messages, newest first; opening one marks it read. */
export function MessageDrawer({
  jobs,
  onUnread,
  onClose,
}: {
  jobs: readonly Job[];
  onUnread(count: number): void;
  onClose(): void;
}): ReactNode {
  const [list, setList] = useState<readonly Message[]>([]);
  const [state, setState] = useState<{ isLoading: boolean; total: number; failure?: string }>({
    isLoading: true,
    total: 0,
  });
  const [openId, setOpenId] = useState<string>();

  const load = useCallback(
    async (pageNum: number) => {
      setState(({ total }) => ({ isLoading: true, total }));
      try {
        const page = await call('message.page', { pageNum, pageSize }, { isQuiet: true });
        setList((former) =>
          pageNum === 1
            ? page.list
            : [...former, ...page.list.filter(({ id }) => !former.some((message) => message.id === id))],
        );
        setState({ isLoading: false, total: page.totalCount });
        onUnread(page.unreadCount);
      } catch (thrown) {
        setState(({ total }) => ({ isLoading: false, total, failure: toCallError(thrown).message }));
      }
    },
    [onUnread],
  );
  useEffect(() => void load(1), [load]);

  const markRead = (ids: ReadonlySet<string> | 'all'): void =>
    setList((former) =>
      former.map((message) => (ids === 'all' || ids.has(message.id) ? { ...message, readingStatus: '1' } : message)),
    );
  const open = async (message: Message): Promise<void> => {
    setOpenId(openId === message.id ? undefined : message.id);
    if (message.readingStatus !== unreadStatus) return;
    // The call itself says what went wrong; the message then stays unread.
    await call('message.update', { id: message.id, readingStatus: '1' }).then(
      ({ unreadCount }) => {
        markRead(new Set([message.id]));
        onUnread(unreadCount);
      },
      () => undefined,
    );
  };
  const readAll = async (): Promise<void> => {
    await call('message.readAll').then(
      ({ unreadCount }) => {
        markRead('all');
        onUnread(unreadCount);
      },
      () => undefined,
    );
  };

  const hasUnread = list.some(({ readingStatus }) => readingStatus === unreadStatus);
  return (
    <Drawer
      open
      width="min(440px, 100vw)"
      title={texts.messages}
      onClose={onClose}
      extra={hasUnread && <Button onClick={() => void readAll()}>{texts.readAll}</Button>}
    >
      <EndedJobs jobs={jobs} onLeave={onClose} />
      {list.length === 0 && state.isLoading && <Skeleton active paragraph={{ rows: 6 }} />}
      {list.length === 0 && !state.isLoading && !state.failure && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noMessages} />
      )}
      <ul className="message-list">
        {list.map((message) => (
          <li key={message.id}>
            <button type="button" aria-expanded={openId === message.id} onClick={() => void open(message)}>
              <span className={message.readingStatus === unreadStatus ? 'message-title is-unread' : 'message-title'}>
                {message.title}
                {message.readingStatus === unreadStatus && <em>{texts.unread}</em>}
              </span>
              <small>{[message.createUser, message.createTime.slice(0, 16)].filter(Boolean).join(' · ')}</small>
            </button>
            {openId === message.id && <RichText html={message.content} />}
          </li>
        ))}
      </ul>
      {state.failure && (
        <p role="alert" className="message-failure">
          {state.failure} <Button onClick={() => void load(1)}>{texts.retry}</Button>
        </p>
      )}
      {!state.failure && list.length > 0 && list.length < state.total && (
        <Button block loading={busy(state.isLoading)} onClick={() => void load(Math.floor(list.length / pageSize) + 1)}>
          {texts.moreMessages}
        </Button>
      )}
    </Drawer>
  );
}
