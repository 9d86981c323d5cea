import type { QueueState } from '#learner/answers/queue.ts';
import { texts } from './texts.ts';

/** Whether the server has everything that was answered: 未保存, 保存中 or 已保存, and since when. */
export function SaveState({ saving: { waiting, isSending, isHeldUp, savedTime } }: { saving: QueueState }) {
  const [name, text] =
    waiting === 0
      ? ['is-saved', texts.saved]
      : isSending && !isHeldUp
        ? ['is-saving', texts.saving]
        : ['is-unsaved', texts.unsaved];
  return (
    <span className={`exam-save ${name}`}>
      {text}
      {waiting === 0 && savedTime && ` ${savedTime.slice(11)}`}
    </span>
  );
}
