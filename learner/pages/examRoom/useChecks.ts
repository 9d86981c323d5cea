import { useEffect, useState } from 'react';
import { openAnswerStore } from '#learner/answers/store.ts';
import { checkBrowser, checkNetwork, checkStorage, type Check } from './checks.ts';
import { checkTexts as texts } from './checkTexts.ts';

export type CheckName = keyof typeof texts.names;

/** Milliseconds until the network is tried again. */
const pauses = { good: 60_000, other: 5000 };

const running: Check = { state: 'running', text: texts.running };

/** Looks by itself whether all is ready for an exam; the network again and again. */
export function useChecks(): Readonly<Record<CheckName, Check>> {
  const [checks, setChecks] = useState<Record<CheckName, Check>>(() => ({
    browser: checkBrowser(),
    storage: running,
    network: running,
  }));
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    const put = (name: CheckName, check: Check): void => {
      if (!isGone) setChecks((former) => ({ ...former, [name]: check }));
    };
    const tryNetwork = async (): Promise<void> => {
      clearTimeout(timer);
      if (isAsking) return;
      isAsking = true;
      const check = await checkNetwork();
      isAsking = false;
      put('network', check);
      if (!isGone) timer = setTimeout(() => void tryNetwork(), check.state === 'good' ? pauses.good : pauses.other);
    };
    const again = (): void => void tryNetwork();
    void checkStorage(openAnswerStore()).then((check) => put('storage', check));
    again();
    window.addEventListener('online', again);
    window.addEventListener('offline', again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('offline', again);
    };
  }, []);
  return checks;
}
