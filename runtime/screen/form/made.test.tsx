/** What parts compute and copy, and what they come to, is in the form as one types, and is not sent. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'order.form',
  title: '订单',
  entity: 'order',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: {
    total: {
      kind: 'number',
      title: '合计',
      order: 1,
      step: 0.01,
      isReadOnly: true,
      value: { sum: [{ map: [{ var: 'record.lines' }, { var: 'amount' }] }] },
    },
    lines: {
      kind: 'list',
      title: '教材',
      order: 2,
      isParts: true,
      isTable: true,
      items: {
        bookId: {
          kind: 'ref',
          title: '书',
          order: 0,
          isRequired: true,
          ref: { entity: 'book', options: 'cert.options' },
        },
        unitPrice: {
          kind: 'number',
          title: '单价',
          order: 1,
          isReadOnly: true,
          copyOf: { reference: 'bookId', field: 'price', options: 'cert.options' },
        },
        count: { kind: 'integer', title: '册数', order: 2 },
        amount: {
          kind: 'number',
          title: '金额',
          order: 3,
          step: 0.01,
          isReadOnly: true,
          value: { '*': [{ var: 'item.unitPrice' }, { var: 'item.count' }] },
        },
      },
    },
  },
};
const books = [
  { id: 'a', label: '甲书', copied: { price: 26.3 } },
  { id: 'b', label: '乙书', copied: { price: 10 } },
];
const calls: TransportRequest[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  restore = setTransport(async (request) => {
    calls.push(request);
    const { name, input } = request;
    const ids = input['ids'] as string[] | undefined;
    if (name === 'cert.options') {
      const rows = books.filter(({ id }) => ids?.includes(id) ?? true);
      return { rows, total: rows.length };
    }
    return { id: '1', version: 2, ...input };
  });
});
afterEach(() => restore());

const show = (record: ScreenRecord | undefined) =>
  render(
    <ScreenProvider>
      <RecordForm screen={form} record={record} given={{}} />
    </ScreenProvider>,
  );
const line = (number: number) => within(screen.getByRole('listitem', { name: `教材 ${number}` }));
const choose = async (number: number, label: string) => {
  await act(async () => void fireEvent.mouseDown(line(number).getByRole('combobox')));
  const choice = await waitFor(() => {
    const found = [...document.querySelectorAll(`.ant-select-item-option[title="${label}"]`)].at(-1);
    if (!found) throw new Error(`no choice ${label}`);
    return found;
  });
  await act(async () => void fireEvent.click(choice));
};
const count = (number: number, value: string) =>
  act(async () => void fireEvent.change(line(number).getByRole('spinbutton'), { target: { value } }));
const total = () => document.querySelector('[data-path="total"] .screen-fixed')?.textContent;
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })));
const saved = () => calls.filter(({ name }) => name === 'cert.save').map(({ input }) => input);

it('of a new record', { timeout: 60_000 }, async () => {
  show(undefined);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /添加教材/ })));
  await choose(1, '甲书');
  await waitFor(() => expect(line(1).getByText('26.3')).toBeTruthy());
  await count(1, '25');
  await waitFor(() => expect(line(1).getByText('657.5')).toBeTruthy());
  expect(total()).toBe('657.5');
  await choose(1, '乙书');
  await waitFor(() => expect(total()).toBe('250'));
  await save();
  await waitFor(() => expect(saved()).toEqual([{ lines: [{ bookId: 'b', count: 25 }] }]));
});

it('of a stored record, whose copies are as they are stored until another is chosen', { timeout: 60_000 }, async () => {
  const lines = [
    { id: 'x', bookId: 'a', bookIdLabel: '甲书', unitPrice: 20, count: 2, amount: 40 },
    { id: 'y', bookId: 'b', bookIdLabel: '乙书', unitPrice: 9, count: 1, amount: 9 },
  ];
  show({ id: '1', version: 1, total: 49, lines });
  await waitFor(() => expect(total()).toBe('49'));
  await count(1, '3');
  await waitFor(() => expect(total()).toBe('69'));
  expect(calls.filter(({ name, input }) => name === 'cert.options' && input['ids'])).toEqual([]);
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        id: '1',
        version: 1,
        lines: [
          { id: 'x', bookId: 'a', count: 3 },
          { id: 'y', bookId: 'b', count: 1 },
        ],
      },
    ]),
  );
});
