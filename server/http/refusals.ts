import type { FastifyRequest } from 'fastify';
import type { Operation } from '#generators/formats.ts';
import { recordEvent } from '../domain/security/index.ts';
import type { App } from '../engine/context.ts';
import { Failure } from '../failures.ts';

/** Calls that were refused to somebody who is signed in, for want of a permission (rule L13). */
export interface Refusals {
  /** Tells the security log where the error is such a refusal. Nobody waits for it, and it fails for nobody. */
  tell(refused: { operation: Operation; request: FastifyRequest; error: unknown }): void;
  /** Once all is written. */
  settled(): Promise<void>;
}

const window = 600_000;
/** Told of a person within the window, at most; the database holds to it over all processes. */
const mostOfOne = 30;
/** People who are remembered: who is forgotten before their window is over is left to the database. */
const mostPeople = 10_000;

/** What was told of a person since some moment. */
interface Told {
  since: number;
  operations: Set<string>;
}

export function openRefusals({ app, now = Date.now }: { app: App; now?: () => number }): Refusals {
  const people = new Map<string, Told>();
  let writing: Promise<void> = Promise.resolve();

  const isNew = ({ userId, operation }: { userId: string; operation: string }): boolean => {
    const known = people.get(userId);
    const told = known && now() - known.since < window ? known : { since: now(), operations: new Set<string>() };
    if (told.operations.has(operation) || told.operations.size >= mostOfOne) return false;
    told.operations.add(operation);
    people.delete(userId);
    people.set(userId, told);
    const [oldest] = people.keys();
    if (people.size > mostPeople && oldest !== undefined) people.delete(oldest);
    return true;
  };

  return {
    tell({ operation: { name, title }, request, error }) {
      const { session, ip } = request;
      if (!session || !(error instanceof Failure) || error.status !== 403) return;
      const { userId, tenantId } = session;
      if (!isNew({ userId, operation: name })) return;
      const caller = { ip, userAgent: request.headers['user-agent'] ?? '', token: undefined };
      const happening = {
        event: 'denied' as const,
        userId,
        tenantIds: [tenantId],
        reason: error.message.slice(0, 100),
        detail: `${title}（${name}）`,
        isSeldom: true,
      };
      writing = writing
        .then(() => recordEvent({ app, caller, happening }))
        .catch((failed: unknown) => app.log.error(failed, `the refusal of ${name} could not be told`));
    },
    settled: () => writing,
  };
}
