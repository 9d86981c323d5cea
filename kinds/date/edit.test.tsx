import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditProps } from '../screen/types.ts';
import { EditPage } from '../testing.tsx';
import { DateTimeEdit } from '../dateTime/edit.tsx';
import { DateEdit } from './edit.tsx';

afterEach(cleanup);

it('the key that takes a typed day does not send the form; with the calendar closed it does', () => {
  const { container } = render(<EditPage Edit={DateEdit} field={{ kind: 'date', title: '启用日期', order: 0 }} />);
  const box = screen.getByRole('textbox');
  const isPassedOn = () => fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, code: 'Enter' });
  expect(isPassedOn()).toBe(true);
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  fireEvent.change(box, { target: { value: '2026-05-01' } });
  expect(isPassedOn()).toBe(false);
  expect(container.querySelector('output')?.textContent).toBe('"2026-05-01"');
  expect(isPassedOn()).toBe(true);
});

it('a moment that is typed is not taken before its time is; a day alone is its beginning when one leaves it', () => {
  const { container } = render(
    <EditPage Edit={DateTimeEdit} field={{ kind: 'dateTime', title: '开考时间', order: 0 }} />,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox');
  const value = () => container.querySelector('output')?.textContent;
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  fireEvent.change(box, { target: { value: '2026-05-01' } });
  expect(box.value).toBe('2026-05-01');
  fireEvent.change(box, { target: { value: '2026-05-01 09:30' } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, code: 'Enter' });
  expect(value()).toBe('"2026-05-01 09:30:00"');
  fireEvent.change(box, { target: { value: '2026/5/12' } });
  expect(box.value).toBe('2026/5/12');
  fireEvent.blur(box);
  expect(value()).toBe('"2026-05-12 00:00:00"');
});

it('leaving a day that nobody changed says nothing', () => {
  const told = vi.fn();
  const Edit = ({ onChange, ...props }: EditProps) => (
    <DateEdit
      {...props}
      onChange={(value) => {
        told(value);
        onChange(value);
      }}
    />
  );
  render(<EditPage Edit={Edit} field={{ kind: 'date', title: '启用日期', order: 0 }} />);
  const box = screen.getByRole('textbox');
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  fireEvent.change(box, { target: { value: '2026/10/12' } });
  fireEvent.blur(box);
  expect(told.mock.calls).toEqual([['2026-10-12']]);
  fireEvent.focus(box);
  fireEvent.blur(box);
  expect(told.mock.calls.length).toBe(1);
});
