import { lazy, Suspense, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './announcements.css';
import { texts } from './texts.ts';

type Announcement = Output<'announcement.portalList'>['rows'][number];

const RichText = lazy(() =>
  loadChunk(() => import('#learner/richText/RichText.tsx')).then((module) => ({ default: module.RichText })),
);

/** The newest announcements of the portal; one opens in a dialog. */
export function Announcements({ count = 5 }: { count?: number }) {
  const call = useCall(
    'announcement.portalList',
    { ...useTenantInput(), pageNum: 1, pageSize: count },
    { isKept: true },
  );
  const [opened, setOpened] = useState<Announcement>();
  return (
    <>
      <section className="portal-news" aria-labelledby="portal-news">
        <h2 id="portal-news">{texts.announcements}</h2>
        <Loaded call={call}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty text={texts.noAnnouncements} />
            ) : (
              <ul>
                {rows.map((announcement) => (
                  <li key={announcement.id}>
                    <button type="button" onClick={() => setOpened(announcement)}>
                      <span>
                        {announcement.isTop && <b>{texts.top}</b>}
                        {announcement.title}
                      </span>
                      <time>{(announcement.publishedTime ?? announcement.createdTime).slice(0, 10)}</time>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {/* Beside the list: what it says of buttons and lists is not said of an announcement. */}
      <Dialog
        title={opened?.title ?? ''}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        actions={
          <Button kind="primary" onClick={() => setOpened(undefined)}>
            {texts.close}
          </Button>
        }
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <RichText html={opened?.content ?? ''} />
        </Suspense>
      </Dialog>
    </>
  );
}
