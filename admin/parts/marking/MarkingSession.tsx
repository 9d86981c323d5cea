import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { titleOf } from '../sessionCards/titleOf.ts';
import { ChiefView } from './ChiefView.tsx';
import { Desk } from './Desk.tsx';
import { Mine } from './Mine.tsx';
import { texts } from './texts.ts';

type View = keyof typeof texts.tabs;

/** A session that one scores: the desk, what one scored, and for its chief how far all are. */
export function MarkingSession({ sessionId, onBack }: { sessionId: string; onBack(): void }) {
  const { data, error, reload } = useCall('examiner.sessions', { sessionId });
  const [view, setView] = useState<View>('score');
  /** The answer that is looked at again. */
  const [formerId, setFormerId] = useState('');
  const session = data?.[0];
  if (!data && error) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (!session) return <Failed title={texts.notMine} message="" actionText={texts.back} onRetry={onBack} />;
  return (
    <div className="marking">
      <header className="marking-head">
        <Button icon={<ArrowLeftOutlined />} onClick={onBack}>
          {texts.back}
        </Button>
        <h2>{titleOf(session)}</h2>
        <span>{session.sessionCode}</span>
      </header>
      <Tabs
        activeKey={view}
        onChange={(key) => setView(key as View)}
        destroyOnHidden
        items={[
          {
            key: 'score',
            label: texts.tabs.score,
            children: <Desk session={session} reload={reload} formerId={formerId} onFormer={setFormerId} />,
          },
          {
            key: 'mine',
            label: texts.tabs.mine,
            children: (
              <Mine
                sessionId={sessionId}
                onOpen={(id) => {
                  setFormerId(id);
                  setView('score');
                }}
              />
            ),
          },
          ...(session.isChief
            ? [{ key: 'progress', label: texts.tabs.progress, children: <ChiefView sessionId={sessionId} /> }]
            : []),
        ]}
      />
    </div>
  );
}
