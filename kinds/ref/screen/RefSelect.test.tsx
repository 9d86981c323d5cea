import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { RefSelect } from './RefSelect.tsx';

const restore = setTransport(async () => ({ rows: [], total: 0 }));
afterEach(() => {
  cleanup();
  restore();
});

it('says of an empty list that there is nothing yet, and of a search that nothing fits', async () => {
  render(
    <RefSelect
      operation="cert.options"
      value=""
      labels={[]}
      isMany={false}
      marksOf={() => ''}
      onChange={() => undefined}
    />,
  );
  const box = screen.getByRole('combobox');
  await act(async () => void fireEvent.mouseDown(box));
  expect(await screen.findByText('还没有可以选择的数据')).toBeTruthy();
  await act(async () => void fireEvent.change(box, { target: { value: '甲' } }));
  expect(await screen.findByText('没有匹配的选项')).toBeTruthy();
});
