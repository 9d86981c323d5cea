import type { Screen, ScreenField } from '#generators/formats.ts';
import type { HasCode } from '../codes.ts';

/**
 * A screen as somebody sees it: without fields that they may not read, and read-only where they may not write. Only hides:
 * the server gives no such value out and takes none.
 */
export function asSeen<Seen extends Screen>({ screen, has }: { screen: Seen; has: HasCode }): Seen {
  const holdsAll = (codes: readonly string[] = []): boolean => codes.every((code) => has(code));
  const reads = ({ readCodes }: ScreenField): boolean => holdsAll(readCodes);
  const kept = (
    fields: Record<string, ScreenField>,
    change: (field: ScreenField) => ScreenField | undefined,
  ): Record<string, ScreenField> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, ScreenField][] => {
        const seen = field.readCodes || field.writeCodes ? change(field) : field;
        return seen ? [[name, seen]] : [];
      }),
    );
  if (screen.kind === 'page' || !isOfSome(screen)) return screen;
  if (screen.kind === 'list')
    return {
      ...screen,
      filters: kept(screen.filters, (field) => (reads(field) ? field : undefined)),
      columns: kept(screen.columns, (field) => {
        if (reads(field)) return field;
        return field.isMasked ? { ...field, isSortable: false } : undefined;
      }),
    };
  const fields = kept(screen.fields, (field) => {
    if (!reads(field)) return field.isMasked ? { ...field, isReadOnly: true } : undefined;
    return holdsAll(field.writeCodes) ? field : { ...field, isReadOnly: true };
  });
  const groups = new Set(Object.values(fields).map(({ group }) => group));
  const wereFilled = new Set(Object.values(screen.fields).map(({ group }) => group));
  return {
    ...screen,
    fields,
    groups: Object.fromEntries(
      Object.entries(screen.groups).filter(([name]) => groups.has(name) || !wereFilled.has(name)),
    ),
  };
}

function isOfSome(screen: Exclude<Screen, { kind: 'page' }>): boolean {
  const fields = screen.kind === 'list' ? [screen.filters, screen.columns] : [screen.fields];
  return fields.some((each) => Object.values(each).some(({ readCodes, writeCodes }) => readCodes ?? writeCodes));
}
