import { CallError } from '#runtime/core/errors.ts';
import { presenter } from '#runtime/core/presenter.ts';

/** Puts the server's errors to their fields (JSON pointers of one step); whatever names no field becomes a toast. */
export function showErrors({
  error,
  fields,
  setFields,
}: {
  error: unknown;
  fields: readonly string[];
  setFields: (errors: { name: string; errors: string[] }[]) => void;
}): void {
  if (!(error instanceof CallError) || error.kind === 'aborted' || error.kind === 'expired') return;
  const found = error.fieldErrors.map(({ path, message }) => ({ name: path.replace(/^\//, ''), message }));
  setFields(
    found.filter(({ name }) => fields.includes(name)).map(({ name, message }) => ({ name, errors: [message] })),
  );
  const isShown = found.length > 0 && found.every(({ name }) => fields.includes(name));
  if (!isShown) presenter().toast({ kind: 'error', message: error.message });
}
