import { useLatest } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useWhileActive } from './useWhileActive.ts';

/** Milliseconds that a claim lasts (rule SC12), and after which it is renewed. */
const lasts = 10 * 60_000;
const renewedAfter = 4 * 60_000;

/** What became of the claim of an answer. */
export interface Claim {
  /** It ran out, and was taken anew when its examiner came back. */
  isTakenAnew: boolean;
  /** Why the answer is not with its examiner any more; undefined while it is. */
  loss: { reason: string; hasRunOut: boolean } | undefined;
}

const held: Claim = { isTakenAnew: false, loss: undefined };

/** Renews the claim of an answer while somebody is at work on it. What a call says while another one is under way is stale. */
export function useClaim({ id, isBusy }: { id: string | undefined; isBusy: boolean }): Claim & { forget(): void } {
  const [told, setTold] = useState<Claim & { id: string }>();
  const latest = useLatest({ isBusy });
  const renewedTime = useRef(0);
  useEffect(() => {
    renewedTime.current = Date.now();
  }, [id]);
  const isLost = id !== undefined && told?.id === id && told.loss !== undefined;
  const renew = async (): Promise<void> => {
    if (id === undefined) return;
    const hasRunOut = Date.now() - renewedTime.current > lasts;
    try {
      await call('examiner.keep', { id }, { isQuiet: true });
      renewedTime.current = Date.now();
      if (hasRunOut) setTold({ id, isTakenAnew: true, loss: undefined });
    } catch (thrown) {
      const { kind, message: reason } = toCallError(thrown);
      if (!['conflict', 'missing'].includes(kind) || latest.current.isBusy) return;
      setTold({ id, isTakenAnew: false, loss: { reason, hasRunOut } });
    }
  };
  useWhileActive(() => void renew(), { every: renewedAfter, isOn: id !== undefined && !isLost });
  return { ...(id !== undefined && told?.id === id ? told : held), forget: () => setTold(undefined) };
}
