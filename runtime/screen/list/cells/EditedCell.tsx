import { lazy, Suspense } from 'react';
import type { CellEditorProps } from './CellEditor.tsx';

/** What edits weighs as much as a form; it comes with the first cell that is opened. */
const CellEditor = lazy(async () => ({ default: (await import('./CellEditor.tsx')).CellEditor }));

/** A cell while it is edited. */
export function EditedCell(props: CellEditorProps) {
  return (
    <Suspense fallback={<span aria-busy="true">…</span>}>
      <CellEditor {...props} />
    </Suspense>
  );
}
