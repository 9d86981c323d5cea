import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { PasteDialog } from './PasteDialog.tsx';

/** Several questions at once, from the list of questions. */
export function QuestionPaste({ onClose, reload }: ActionPartProps) {
  return <PasteDialog onClose={onClose} onImported={reload} />;
}
