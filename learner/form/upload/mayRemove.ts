import { presenter } from '#runtime/core/presenter.ts';
import { texts } from './texts.ts';

/** Asks before a file goes that was uploaded. */
export function mayRemove(label: string): Promise<boolean> {
  return presenter().confirm({
    title: texts.removeTitle(label),
    message: texts.removeMessage,
    confirmText: texts.remove,
    isDanger: true,
  });
}
