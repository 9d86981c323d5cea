import { expect, it } from 'vitest';
import { sheetOf } from '#runtime/core/certificate/design.ts';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { isInside } from './box.ts';
import { turned } from './turned.ts';

it.each(offeredDesigns.map((design) => [design.title, design] as const))(
  '%s stands on the turned sheet',
  (_, design) => {
    const to = design.orientation === 'landscape' ? 'portrait' : 'landscape';
    const layout = turned({ layout: design.layout, from: design.orientation, to });
    expect(layout.filter((item) => !isInside(item, sheetOf({ orientation: to })))).toEqual([]);
    expect(layout.map(({ kind, text, size }) => [kind, text, size])).toEqual(
      design.layout.map(({ kind, text, size }) => [kind, text, size]),
    );
  },
);

it('keeps the middle in the middle and codes as large as they were; texts become narrower with the sheet', () => {
  const layout = [
    { kind: 'text', x: 48.5, y: 95, width: 200, height: 20 },
    { kind: 'qr', x: 269, y: 182, width: 28, height: 28 },
  ] as const;
  const [text, code] = turned({ layout, from: 'landscape', to: 'portrait' });
  expect(text).toMatchObject({ width: 141.4, height: 20, x: 34.3, y: 138.5 });
  expect(code).toMatchObject({ width: 28, height: 28, x: 182, y: 263.2 });
});
