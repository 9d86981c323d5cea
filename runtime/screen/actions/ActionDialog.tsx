import { lazy, Suspense } from 'react';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { Part } from '../Part.tsx';
import { idOf } from '../records.ts';
import type { OpenedAction } from './types.ts';

export interface ActionDialogProps {
  opened: OpenedAction;
  /** Title of what the rows are, e.g. 证书. */
  title: string;
  onClose(): void;
  onChanged(): void;
}

/** What an action opened: a dialog, a drawer or a hand-made part. */
export function ActionDialog(props: ActionDialogProps) {
  useFocusBack();
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));
const RecycleDrawer = lazy(async () => ({ default: (await import('./RecycleDrawer.tsx')).RecycleDrawer }));
const ChangeDialog = lazy(async () => ({ default: (await import('./change/ChangeDialog.tsx')).ChangeDialog }));
const AddDialog = lazy(async () => ({ default: (await import('./add/AddDialog.tsx')).AddDialog }));
const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));
const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }));
const PurposeDialog = lazy(async () => ({ default: (await import('./PurposeDialog.tsx')).PurposeDialog }));
const RowsDialog = lazy(async () => ({ default: (await import('./RowsDialog.tsx')).RowsDialog }));
const UploadDialog = lazy(async () => ({ default: (await import('./upload/UploadDialog.tsx')).UploadDialog }));
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }));

function Opened({ opened, title, onClose, onChanged }: ActionDialogProps) {
  switch (opened.kind) {
    case 'part': {
      const { part, rows, conditions } = opened;
      return <Part kind="action" name={part} props={{ rows, conditions, onClose, reload: onChanged }} />;
    }
    case 'import':
      return <ImportDialog operation={opened.operation} title={title} onClose={onClose} onImported={onChanged} />;
    case 'add':
      return (
        <AddDialog
          action={opened.action}
          linking={opened.linking}
          onAsk={opened.ask}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'change':
      return (
        <ChangeDialog
          action={opened.action}
          rows={opened.rows}
          matching={opened.matching}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'ask':
      return (
        <AskDialog
          action={opened.action}
          rows={opened.rows}
          naming={opened.naming}
          input={opened.input}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
    case 'name':
      return (
        <NameDialog
          action={opened.action}
          id={idOf(opened.row)}
          name={opened.name}
          run={opened.run}
          onClose={onClose}
        />
      );
    case 'lists':
      return (
        <RowsDialog
          title={opened.title}
          lists={opened.lists}
          id={idOf(opened.row)}
          name={opened.name}
          onClose={onClose}
        />
      );
    case 'upload':
      return <UploadDialog action={opened.action} input={opened.input} onClose={onClose} onChanged={onChanged} />;
    case 'purpose':
      return <PurposeDialog action={opened.action} run={opened.run} onClose={onClose} />;
    case 'recycled':
      return <RecycleDrawer operation={opened.operation} title={title} onClose={onClose} onRestored={onChanged} />;
    case 'history':
      return <HistoryDrawer operation={opened.operation} id={idOf(opened.rows[0])} onClose={onClose} />;
  }
}
