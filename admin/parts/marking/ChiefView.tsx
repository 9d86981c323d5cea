import { Progress, Skeleton } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { everyMinute, useLooks } from '#runtime/react/useLooks.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { percentDone } from './marking.ts';
import { picturesOf } from './pictures.ts';
import { texts } from './texts.ts';

/** How far a session is, and how its examiners score. */
export function ChiefView({ sessionId }: { sessionId: string }) {
  const { data, error, reload } = useCall('examiner.progress', { sessionId });
  useLooks(reload, everyMinute);
  if (error && !data) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { done, all, waitingThird } = data;
  return (
    <div className="marking-progress">
      <p>
        {texts.doneCount(done, all)} · {texts.waitingThird(waitingThird)}
      </p>
      <Progress percent={percentDone(data)} aria-label={texts.doneCount(done, all)} />
      <Pictures pictures={picturesOf(data)} />
    </div>
  );
}
