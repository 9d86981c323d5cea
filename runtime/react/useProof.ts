import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { CallError, toCallError } from '#runtime/core/errors.ts';
import { texts } from '#runtime/core/texts.ts';
import { solve } from '#runtime/core/proof.ts';

export interface Proof {
  /** Share of the work that is done, 0 to 1; nothing while none is done. */
  progress: number | undefined;
  cancel: () => void;
  /**
   * Makes a call; where the server wants a proof of work first, makes one and calls again with it.
   * @param account whose log-in it is; without one the change of the own password
   * @throws CallError of the call; of kind `aborted` when the person cancelled
   */
  run: <Result>(options: { account?: string; work: (proof?: string) => Promise<Result> }) => Promise<Result>;
}

/** How often a proof may have come too late: someone else's failures make the next challenge harder. */
const patience = 3;

/** Proof of work for a form: asked for, made in a worker and sent by itself; the form shows how far it has come. */
export function useProof(): Proof {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const make = useCallback(async (account: string | undefined): Promise<string> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { challenge, most } = await call('session.captcha', account === undefined ? {} : { account }, {
        isQuiet: true,
        signal: controller.signal,
      });
      return await solve({
        challenge: challenge ?? '',
        most: most ?? 0,
        signal: controller.signal,
        onProgress: setProgress,
      });
    } catch (thrown) {
      if (controller.signal.aborted)
        throw new CallError({ kind: 'aborted', code: 0, status: 0, message: texts.aborted });
      if (thrown instanceof CallError) throw thrown;
      throw new CallError({ kind: 'refused', code: 0, status: 0, message: texts.proofFailed });
    } finally {
      setProgress(undefined);
    }
  }, []);

  const run = useCallback(
    async <Result>({
      account,
      work,
    }: {
      account?: string;
      work: (proof?: string) => Promise<Result>;
    }): Promise<Result> => {
      for (let left = patience, proof: string | undefined; ; left -= 1) {
        try {
          return await work(proof);
        } catch (thrown) {
          if (left === 0 || !isProofWanted(toCallError(thrown))) throw thrown;
          proof = await make(account);
        }
      }
    },
    [make],
  );

  return { progress, cancel: () => running.current?.abort(), run };
}

/** Refused for want of a proof; a wrong password that only tells of the next try is none. */
function isProofWanted({ status, data }: CallError): boolean {
  return (
    status === 422 &&
    typeof data === 'object' &&
    data !== null &&
    (data as { proofRequired?: unknown }).proofRequired === true
  );
}
