import { call } from '#runtime/core/call.ts';
import { isUnreachable, toCallError } from '#runtime/core/errors.ts';
import type { AnswerStore } from '#learner/answers/store.ts';
import { checkTexts as texts } from './checkTexts.ts';

/** What was found out of one thing that an exam needs. */
export interface Check {
  /** weak: an exam can be sat with it, with care. */
  state: 'running' | 'good' | 'weak' | 'bad';
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** Milliseconds there and back from which the network is said to be slow. */
const slow = 1000;

/** Whether the browser has what an exam is made with. */
export function checkBrowser(): Check {
  const missing = [
    !window.HTMLDialogElement?.prototype.showModal && texts.dialogs,
    !window.crypto?.getRandomValues && texts.randomness,
    !navigator.cookieEnabled && texts.cookies,
  ].filter((name) => name !== false);
  return missing.length === 0
    ? { state: 'good', text: texts.browserGood }
    : { state: 'bad', text: texts.browserBad(missing.join('、')), advice: texts.browserAdvice };
}

/** Whether an answer that is put into the device's storage is found there. */
export async function checkStorage(store: AnswerStore): Promise<Check> {
  await store.put(probe.sittingId, probe.answer);
  const isKept = (await store.list(probe.sittingId)).length > 0;
  await store.clear(probe.sittingId);
  return isKept
    ? { state: 'good', text: texts.storageGood }
    : { state: 'weak', text: texts.storageBad, advice: texts.storageAdvice };
}

const probe = {
  sittingId: 'check',
  answer: { questionId: 'check', sequence: 1, selectedOptions: [], inputInfo: [], isFlagged: false },
};

/** How long it takes to the server and back. */
export async function checkNetwork(): Promise<Check> {
  const began = performance.now();
  try {
    await call('session.info', {}, { isQuiet: true });
  } catch (thrown) {
    const error = toCallError(thrown);
    return isUnreachable(error)
      ? { state: 'bad', text: texts.networkBad, advice: texts.networkBadAdvice }
      : { state: 'weak', text: error.message, advice: texts.serverAdvice };
  }
  const milliseconds = Math.round(performance.now() - began);
  return milliseconds < slow
    ? { state: 'good', text: texts.networkGood(milliseconds) }
    : { state: 'weak', text: texts.networkSlow((milliseconds / 1000).toFixed(1)), advice: texts.networkSlowAdvice };
}
