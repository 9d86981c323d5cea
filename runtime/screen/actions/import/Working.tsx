import { Progress } from 'antd';

/** How far something is that one waits for, also for who cannot see it. */
export function Working({ title, percent }: { title: string; percent: number }) {
  return (
    <div className="screen-working" role="status" aria-live="polite">
      <span>{title}</span>
      <Progress percent={percent} status="active" aria-label={title} />
    </div>
  );
}
