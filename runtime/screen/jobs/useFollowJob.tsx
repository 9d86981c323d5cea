import { App } from 'antd';
import { JobProgress } from './JobProgress.tsx';

/** Shows how far a job is beside whatever its person does meanwhile, until they close it. */
export function useFollowJob(): (followed: { id: string; title: string; onEnd?: () => void }) => void {
  const { notification } = App.useApp();
  return ({ id, title, onEnd }) =>
    notification.open({
      key: id,
      message: title,
      description: <JobProgress job={{ id, title, state: 'waiting', progress: 0 }} onEnd={onEnd} />,
      duration: 0,
      placement: 'bottomRight',
    });
}
