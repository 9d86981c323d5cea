import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column, Order } from './column.ts';
import { Table } from './Table.tsx';

interface Fruit {
  id: string;
  name: string;
}

const fruits = (count: number): Fruit[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `果 ${index}` }));
const columns = (order?: Order): Column<Fruit>[] => [
  { key: 'name', title: '名称', width: 100, order, cell: ({ name }) => name },
];
const keyOf = ({ id }: Fruit): string => id;

function Ticked({ rows }: { rows: readonly Fruit[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['elsewhere']));
  const set = (chosen: readonly Fruit[], isChosen: boolean) =>
    setKeys(
      (former) =>
        new Set([
          ...[...former].filter((key) => !chosen.some(({ id }) => id === key)),
          ...(isChosen ? chosen.map(keyOf) : []),
        ]),
    );
  return (
    <>
      <output>{[...keys].join(' ')}</output>
      <Table
        label="水果"
        columns={columns()}
        rows={rows}
        keyOf={keyOf}
        selection={{ keys, nameOf: ({ name }) => name, set }}
      />
    </>
  );
}

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => screen.getByRole('status').textContent;

describe('ticks', () => {
  it('of all rows leave those of other pages as they are', () => {
    render(<Ticked rows={fruits(3)} />);
    fireEvent.click(tick('全选'));
    expect(ticked()).toBe('elsewhere 0 1 2');
    fireEvent.click(tick('选择 果 1'));
    expect(tick('全选')).toMatchObject({ checked: false, indeterminate: true });
    fireEvent.click(tick('全选'));
    expect(tick('全选')).toMatchObject({ checked: true, indeterminate: false });
    fireEvent.click(tick('全选'));
    expect(ticked()).toBe('elsewhere');
  });

  it('leave out rows that cannot be ticked', () => {
    const set = vi.fn();
    const isShut = ({ id }: Fruit): boolean => id === '1';
    const selection = { keys: new Set<string>(), nameOf: ({ name }: Fruit) => name, isShut, set };
    render(<Table label="水果" columns={columns()} rows={fruits(3)} keyOf={keyOf} selection={selection} />);
    expect(tick('选择 果 1').disabled).toBe(true);
    fireEvent.click(tick('全选'));
    fireEvent.click(tick('选择 果 0'));
    fireEvent.click(tick('选择 果 2'), { shiftKey: true });
    expect(set.mock.calls.map(([rows]) => (rows as Fruit[]).map(({ id }) => id))).toEqual([
      ['0', '2'],
      ['0'],
      ['0', '2'],
    ]);
  });

  it('with the shift key go from the one before to this one, up or down', () => {
    render(<Ticked rows={fruits(6)} />);
    fireEvent.click(tick('选择 果 4'));
    fireEvent.click(tick('选择 果 2'), { shiftKey: true });
    expect(ticked()).toBe('elsewhere 2 3 4');
    fireEvent.click(tick('选择 果 3'), { shiftKey: true });
    expect(ticked()).toBe('elsewhere 4');
  });

  it('with the shift key and nothing ticked before are one', () => {
    render(<Ticked rows={fruits(4)} />);
    fireEvent.click(tick('选择 果 3'), { shiftKey: true });
    expect(ticked()).toBe('elsewhere 3');
  });
});

describe('the head', () => {
  it.each([
    ['none', 'none', 'ascend'],
    ['ascend', 'ascending', 'descend'],
    ['descend', 'descending', 'none'],
  ] as const)('ordered %s, is told as %s and asks for %s next', (order, told, next) => {
    const sort = vi.fn();
    render(<Table label="水果" columns={columns(order)} rows={fruits(1)} keyOf={keyOf} onSort={sort} />);
    expect(screen.getByRole('columnheader', { name: '名称' }).getAttribute('aria-sort')).toBe(told);
    fireEvent.click(screen.getByRole('button', { name: '名称' }));
    expect(sort.mock.calls).toEqual([[{ key: 'name', order: next }]]);
  });

  it('without an order to ask for has no button', () => {
    render(<Table label="水果" columns={columns()} rows={fruits(1)} keyOf={keyOf} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBeNull();
  });
});

describe('many rows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are drawn as far as they are in sight, numbered, with room for the others', () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
    render(<Table label="水果" columns={columns()} rows={fruits(1000)} keyOf={keyOf} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.length).toBeLessThan(20);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    const room = [...document.querySelectorAll<HTMLElement>('tr[aria-hidden]')].reduce(
      (sum, { style }) => sum + Number.parseInt(style.height, 10),
      0,
    );
    expect(room + rows.length * 44).toBe(44_000);
  });

  it('that are few enough are all there', () => {
    render(<Table label="水果" columns={columns()} rows={fruits(50)} keyOf={keyOf} />);
    expect(screen.getAllByRole('row')).toHaveLength(51);
  });
});

it('no rows: what stands for them is shown', () => {
  render(<Table label="水果" columns={columns()} rows={[]} keyOf={keyOf} empty="没有水果" />);
  expect(screen.getByText('没有水果')).toBeTruthy();
});
