import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SeatPlanEditor } from './SeatPlanEditor.tsx';

afterEach(cleanup);

let plan: unknown;

function open(value: unknown, isReadOnly = false): void {
  function Stage() {
    const [now, setNow] = useState(value);
    plan = now;
    return (
      <SeatPlanEditor
        value={now}
        onChange={setNow}
        field={{ kind: 'tags', title: '座位图', order: 1 }}
        record={{}}
        setRecord={() => undefined}
        isReadOnly={isReadOnly}
        errors={[]}
      />
    );
  }
  render(<Stage />);
}

function cell(name: RegExp): HTMLElement {
  return screen.getByRole('gridcell', { name });
}

it('is drawn by dragging, and a stroke is undone and done again as one', () => {
  open(['sss', 'sss']);
  fireEvent.pointerDown(cell(/第 1 排第 1 列/), { button: 0 });
  fireEvent.pointerOver(cell(/第 1 排第 2 列/), { pointerType: 'mouse' });
  fireEvent.pointerUp(cell(/第 1 排第 2 列/));
  expect(plan).toEqual(['--s', 'sss']);
  expect(screen.getByRole('status').textContent).toContain('可用座位 4 个');
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }));
  expect(plan).toEqual(['sss', 'sss']);
  fireEvent.click(screen.getByRole('button', { name: /重做/ }));
  expect(plan).toEqual(['--s', 'sss']);
});

it('is drawn by keys alone', () => {
  open(['ss', 'ss']);
  const first = cell(/第 1 排第 1 列/);
  fireEvent.focus(first);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(/第 1 排第 2 列/));
  fireEvent.keyDown(cell(/第 1 排第 2 列/), { key: '2' });
  fireEvent.keyDown(cell(/第 1 排第 2 列/), { key: 'ArrowDown' });
  fireEvent.keyDown(cell(/第 2 排第 2 列/), { key: '3' });
  expect(plan).toEqual(['sa', 'sx']);
  expect(cell(/第 2 排第 2 列，停用 4 号/)).toBeTruthy();
  fireEvent.keyDown(cell(/第 2 排第 2 列/), { key: 'z', ctrlKey: true });
  expect(plan).toEqual(['sa', 'ss']);
  // Where one has chosen what to draw with, nothing is typed.
  const [brush] = screen.getAllByRole('radio');
  if (brush) fireEvent.keyDown(brush, { key: 'z', ctrlKey: true });
  expect(plan).toEqual(['ss', 'ss']);
});

it('makes a whole column an aisle, and grows by rows of seats', () => {
  open(['sss', 'sss']);
  fireEvent.click(screen.getByRole('button', { name: '把第 2 列都改为过道' }));
  expect(plan).toEqual(['s-s', 's-s']);
  fireEvent.change(screen.getByRole('spinbutton', { name: '排数' }), { target: { value: '3' } });
  expect(plan).toEqual(['s-s', 's-s', 'sss']);
});

it.each(['0', '999', '2.5', ''])('says which sizes a plan may have, and keeps it where %j is typed', (typed) => {
  open(['s-s', 'sss']);
  const box = screen.getByRole('spinbutton', { name: '排数' });
  const hint = () => document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(hint()?.textContent).toBe('1 到 40');
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  expect(plan).toEqual(['s-s', 'sss']);
  expect(box).toHaveProperty('value', typed);
  expect([box.getAttribute('aria-invalid'), hint()?.textContent]).toEqual([
    'true',
    '请填 1 到 40 的整数，座位图现在仍是 2',
  ]);
  fireEvent.change(box, { target: { value: '1' } });
  expect(plan).toEqual(['s-s']);
  expect([box.getAttribute('aria-invalid'), hint()?.textContent]).toEqual(['false', '1 到 40']);
});

it('keeps what is drawn while a size is typed digit by digit', () => {
  open(['sss', 's-s', 'sss']);
  const box = screen.getByRole('spinbutton', { name: '排数' });
  fireEvent.change(box, { target: { value: '1' } });
  fireEvent.change(box, { target: { value: '12' } });
  expect((plan as string[]).slice(0, 4)).toEqual(['sss', 's-s', 'sss', 'sss']);
  // Whoever comes back later means the plan as it is then.
  fireEvent.change(box, { target: { value: '1' } });
  fireEvent.blur(box);
  fireEvent.change(box, { target: { value: '2' } });
  expect(plan).toEqual(['sss', 'sss']);
});

it('can only be looked at where it is read-only', () => {
  open(['sa'], true);
  fireEvent.pointerDown(cell(/第 1 排第 1 列/), { button: 0 });
  fireEvent.keyDown(cell(/第 1 排第 1 列/), { key: '4' });
  expect(plan).toEqual(['sa']);
  expect(screen.queryByRole('button')).toBeNull();
});
