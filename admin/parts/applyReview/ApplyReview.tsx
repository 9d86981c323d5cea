import { App, Button, Empty, Modal, Skeleton, Space } from 'antd';
import { useRef, useState } from 'react';
import { useCallByName } from '#runtime/react/useCall.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { useKeys } from '#runtime/react/useKeys.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { toCallError } from '#runtime/core/errors.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { Facts } from './Facts.tsx';
import { Materials } from './Materials.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { organisationDesk, platformDesk, type ApplyKey, type Decision, type Desk } from './desk.ts';
import { isTyped } from './keys.ts';
import { texts } from './texts.ts';
import { useQueue } from './useQueue.ts';
import './applyReview.css';

/** An organisation's applications one after the other. */
export function ApplyReview(props: ActionPartProps) {
  return <Review desk={organisationDesk} {...props} />;
}

/** The same for the platform, over all organisations. */
export function PlatformReview(props: ActionPartProps) {
  return <Review desk={platformDesk} {...props} />;
}

/** Applications one after the other: materials beside what was said, decided by keys or buttons. */
function Review({ desk, rows, conditions, onClose, reload }: ActionPartProps & { desk: Desk }) {
  const queue = useQueue({ desk, rows, conditions });
  const [place, setPlace] = useState(0);
  const hasDecided = useRef(false);
  const { keys } = queue;
  const shown = keys?.[place];
  const close = (): void => {
    onClose();
    if (hasDecided.current) reload();
  };
  const go = (by: number): void => setPlace((former) => Math.min(Math.max(former + by, 0), (keys?.length ?? 1) - 1));
  return (
    <Modal
      open
      width="min(1360px, calc(100vw - 32px))"
      className="apply-review"
      title={
        <Space size="middle">
          {texts.title}
          {keys && keys.length > 0 && (
            <small className="apply-review-place">{texts.place(place + 1, keys.length)}</small>
          )}
        </Space>
      }
      onCancel={close}
      maskClosable={false}
      footer={null}
      destroyOnHidden
    >
      {queue.error ? (
        <Failed message={queue.error.message} onRetry={queue.retry} />
      ) : keys === undefined ? (
        <Skeleton active />
      ) : shown === undefined ? (
        <Empty description={texts.none} />
      ) : (
        <One
          key={shown['id']}
          desk={desk}
          applyKey={shown}
          onDecided={() => {
            hasDecided.current = true;
          }}
          onGo={go}
          isFirst={place === 0}
          isLast={place === keys.length - 1}
        />
      )}
    </Modal>
  );
}

interface OneProps {
  desk: Desk;
  applyKey: ApplyKey;
  isFirst: boolean;
  isLast: boolean;
  onDecided(): void;
  onGo(by: number): void;
}

function One(one: OneProps) {
  const { data, error, reload } = useCallByName(one.desk.reads, one.applyKey);
  if (error) return <Failed message={error.message} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Decided {...one} record={data as ScreenRecord} reload={reload} />;
}

function Decided({
  desk,
  applyKey,
  record,
  reload,
  onDecided,
  onGo,
  isFirst,
  isLast,
}: OneProps & { record: ScreenRecord; reload(): void }) {
  const { message } = App.useApp();
  const { user } = useSession();
  const { values: states } = useDictionary('applyState');
  const [asked, setAsked] = useState<'returned' | 'rejected'>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const state = asText(record['state']);
  const isOpen = desk.states.includes(state);
  const isMineToo = state === 'rechecking' && record['firstBy'] === user?.userId;
  const isDecidable = isOpen && !isMineToo && !isBusy;

  const decide = async (decision: Decision): Promise<void> => {
    setBusy(true);
    try {
      await desk.decide(applyKey, { ...decision, version: Number(record['version']) });
      onDecided();
      void message.success(texts.decided(asText(record['personName']), labels[decision.status]));
      setAsked(undefined);
      if (isLast) reload();
      else onGo(1);
    } catch (thrown) {
      // The call has said why. What another or its learner did meanwhile is to be seen before one goes on.
      if (toCallError(thrown).status !== 409) return;
      setAsked(undefined);
      reload();
    } finally {
      setBusy(false);
    }
  };

  useKeys((event) => {
    // A key that is held down decides one application, not those after it, which nobody has looked at.
    if (asked !== undefined || event.repeat || isTyped(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'a' && isDecidable) void decide({ status: 'approved' });
    if (key === 'b' && isOpen && !isBusy) setAsked('returned');
    if (key === 'x' && isOpen && !isBusy) setAsked('rejected');
    if (event.key === 'ArrowLeft') onGo(-1);
    if (event.key === 'ArrowRight') onGo(1);
  });

  return (
    <>
      <div className="apply-review-panes">
        <Materials
          record={record}
          addressOf={(file) => desk.addressOf(applyKey, file)}
          wrong={wrong}
          onWrong={(title) =>
            setWrong((former) =>
              former.includes(title) ? former.filter((each) => each !== title) : [...former, title],
            )
          }
        />
        <Facts record={record} />
      </div>
      <footer className="apply-review-end">
        <p className="apply-review-keys">
          {!isOpen ? texts.done(labelOf({ values: states, code: state })) : isMineToo ? texts.second : texts.keys}
        </p>
        <Space wrap>
          <Button disabled={isFirst} onClick={() => onGo(-1)}>
            {texts.previous}
          </Button>
          <Button disabled={isLast} onClick={() => onGo(1)}>
            {texts.next}
          </Button>
          {isOpen && (
            <>
              <Button disabled={isBusy} onClick={() => setAsked('rejected')}>
                {texts.reject}
              </Button>
              <Button disabled={isBusy} onClick={() => setAsked('returned')}>
                {texts.giveBack}
              </Button>
              <Button
                type="primary"
                disabled={!isDecidable}
                loading={isBusy}
                onClick={() => void decide({ status: 'approved' })}
              >
                {texts.approve}
              </Button>
            </>
          )}
        </Space>
      </footer>
      {asked && (
        <ReasonDialog
          kind={asked}
          wrong={wrong}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onDone={(reasoned) => void decide({ status: asked, ...reasoned })}
        />
      )}
    </>
  );
}

const labels = { approved: texts.approve, returned: texts.giveBack, rejected: texts.reject } as const;
