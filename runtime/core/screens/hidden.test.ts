import { expect, it } from 'vitest';
import type { DetailScreen, ListScreen } from '#generators/formats.ts';
import certDetail from '#schemas/generated/screens/cert.detail.json' with { type: 'json' };
import certList from '#schemas/generated/screens/cert.list.json' with { type: 'json' };
import { withoutHidden } from './hidden.ts';
import { mergePatch } from './overlay.ts';

it('leaves out conditions, buttons, tabs and sections that are hidden, and no column', () => {
  const list = mergePatch(certList as never, {
    columns: { level: { isHidden: true } },
    filters: { level: { isHidden: true, title: '级别' } },
    toolbar: { import: { isHidden: true } },
    row: { edit: { isHidden: true } },
    bulk: { remove: { isHidden: true } },
  }) as unknown as ListScreen;
  const shown = withoutHidden(list);
  expect(Object.keys(shown.columns)).toEqual(Object.keys(list.columns));
  expect(Object.keys(list.filters).filter((name) => !(name in shown.filters))).toEqual(['level']);
  expect(Object.keys(list.toolbar).filter((name) => !(name in shown.toolbar))).toEqual(['import']);
  expect(Object.keys(list.row).filter((name) => !(name in shown.row))).toEqual(['edit']);
  expect(Object.keys(list.bulk).filter((name) => !(name in shown.bulk))).toEqual(['remove']);

  const detail = mergePatch(certDetail as never, { tabs: { history: { isHidden: true } } }) as unknown as DetailScreen;
  expect(Object.keys(detail.tabs ?? {}).filter((name) => !(name in (withoutHidden(detail).tabs ?? {})))).toEqual([
    'history',
  ]);
});

it('is the same screen where nothing is hidden', () => {
  const list = certList as unknown as ListScreen;
  expect(withoutHidden(list)).toBe(list);
});
