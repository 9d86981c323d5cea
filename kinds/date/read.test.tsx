import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawField } from '../screen/drawField.ts';

afterEach(cleanup);

it('a moment is told to the minute, as lists and as histories have it; a day as it is', () => {
  const told = [
    { kind: 'date' as const, value: '2026-05-01' },
    { kind: 'dateTime' as const, value: '2026-05-01 09:30:12' },
    { kind: 'dateTime' as const, value: '2026-05-01T09:30:12.345678+08:00' },
  ].map(({ kind, value }) => {
    cleanup();
    render(<>{drawField({ name: 'at', field: { kind, title: '时间', order: 1 }, value, record: {}, lookups: {} })}</>);
    return screen.getByRole('time').textContent;
  });
  expect(told).toEqual(['2026-05-01', '2026-05-01 09:30', '2026-05-01 09:30']);
});
