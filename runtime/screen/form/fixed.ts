import type { FormScreen } from '#generators/formats.ts';

/** A form over a new record, some fields of which its place says: they are filled in and stay so. */
export function withFixed({
  screen,
  fixed = [],
}: {
  screen: FormScreen;
  /** Names of the fields. */
  fixed: readonly string[] | undefined;
}): FormScreen {
  if (!fixed.some((name) => name in screen.fields)) return screen;
  return {
    ...screen,
    fields: Object.fromEntries(
      Object.entries(screen.fields).map(([name, field]) => [
        name,
        fixed.includes(name) ? { ...field, readOnlyWhen: true } : field,
      ]),
    ),
  };
}
