import type { Screen } from '#generators/formats.ts';

/** Maps whose hidden entries are not there for anybody; a column can be shown again, and a form keeps its fields' defaults. */
const hiding = {
  list: ['filters', 'toolbar', 'row', 'bulk'],
  form: ['tabs'],
  detail: ['tabs', 'sections', 'toolbar'],
  page: ['filters'],
} as const satisfies Record<Screen['kind'], readonly string[]>;

/** A screen without the conditions, buttons, tabs and sections that are hidden (`isHidden`). */
export function withoutHidden<Shown extends Screen>(screen: Shown): Shown {
  const maps = screen as unknown as Record<string, Record<string, { isHidden?: boolean }> | undefined>;
  const kept = hiding[screen.kind].flatMap((map) => {
    const entries = Object.entries(maps[map] ?? {});
    const shown = entries.filter(([, { isHidden }]) => !isHidden);
    return shown.length < entries.length ? [[map, Object.fromEntries(shown)]] : [];
  });
  return kept.length === 0 ? screen : { ...screen, ...Object.fromEntries(kept) };
}
