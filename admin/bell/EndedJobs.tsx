import { Tag } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import type { Job } from '#runtime/screen/jobs/job.ts';
import { tell } from '#runtime/screen/jobs/told.ts';
import { texts } from '../texts.ts';

/** Jobs that have ended: once they are shown, the bell says nothing of them any more. */
export function EndedJobs({ jobs, onLeave }: { jobs: readonly Job[]; onLeave(): void }): ReactNode {
  const { values: states } = useDictionary('jobState');
  const [shown, setShown] = useState<readonly Job[]>([]);
  useEffect(() => {
    if (jobs.length === 0) return;
    setShown((former) => [...jobs, ...former.filter(({ id }) => !jobs.some((job) => job.id === id))]);
    tell(jobs);
  }, [jobs]);
  if (shown.length === 0) return null;
  return (
    <section className="ended-jobs" aria-label={texts.endedJobs}>
      <h3>{texts.endedJobs}</h3>
      <ul>
        {shown.map(({ id, title, state, message }) => (
          <li key={id}>
            <span>
              {title} <Tag>{states.find(({ code }) => code === state)?.label ?? state}</Tag>
            </span>
            {message && <small>{message}</small>}
          </li>
        ))}
      </ul>
      <Link to="/account#jobs" onClick={onLeave}>
        {texts.allJobs}
      </Link>
    </section>
  );
}
