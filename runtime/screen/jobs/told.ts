import { local } from '#runtime/core/storage.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { isRunning, type Job } from './job.ts';

type Seen = Pick<Job, 'id' | 'state'>;

/** Marks kept of a person, more than the bell looks at. */
const most = 60;

/** Whether the browser has told the person nothing of jobs yet: what ended before is then no news. */
export function isFirstLook(): boolean {
  return local.get('toldJobs')?.[person()] === undefined;
}

/** Jobs that have ended, or wait for their person, and of which the person has not been told in this browser. */
export function untold<One extends Seen>(jobs: readonly One[]): One[] {
  const told = new Set(local.get('toldJobs')?.[person()]);
  return jobs.filter((job) => !isRunning(job) && job.state !== 'cancelled' && !told.has(markOf(job)));
}

/** The person has seen how these are; the bell, in each tab, says nothing of them any more. */
export function tell(jobs: readonly Seen[]): void {
  const all = local.get('toldJobs') ?? {};
  const marks = new Set([...jobs.map(markOf), ...(all[person()] ?? [])]);
  local.set('toldJobs', { ...all, [person()]: [...marks].slice(0, most) });
  announce();
}

/** Lets the bells of all tabs look at the jobs: one has begun, or the person was told of one. */
export function announce(): void {
  listeners.forEach((listener) => listener());
  open()?.postMessage('');
}

/** Calls `listener` whenever a job begins, or its person is told of it, in this tab or another. @returns what ends it */
export function onJobs(listener: () => void): () => void {
  listeners.add(listener);
  const other = open();
  other?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    other?.removeEventListener('message', listener);
  };
}

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('jobs');
  return channel;
}

function markOf({ id, state }: Seen): string {
  return `${id}/${state}`;
}

function person(): string {
  const { user } = sessionStore.get();
  return `${user?.userId ?? ''} ${user?.currTenantId ?? ''}`;
}
