import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  name: 'sitting.form',
  title: '场次',
  entity: 'sitting',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: {
    siteId: { kind: 'ref', title: '考点', order: 1, ref: { entity: 'site', options: 'position.options' } },
    roomId: {
      kind: 'ref',
      title: '考场',
      order: 2,
      ref: {
        entity: 'room',
        options: 'cert.options',
        filter: { siteId: { var: 'record.siteId' }, state: ['on'] },
        by: { siteId: '考点' },
      },
    },
  },
};

const rooms = [
  { id: 'n1', label: '北一', siteId: 'north' },
  { id: 's1', label: '南一', siteId: 'south' },
];
const sites = [
  { id: 'north', label: '北' },
  { id: 'south', label: '南' },
];
const unfit = '所选考场与考点不符或不在可选的范围内，请重新选择';
const calls: TransportRequest[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  restore = setTransport(async (request) => {
    calls.push(request);
    const { name, input } = request;
    if (name === 'position.options') return { rows: sites, total: sites.length };
    if (name !== 'cert.options') return { id: '1', version: 2, ...input };
    const ids = input['ids'] as string[] | undefined;
    const rows = rooms.filter(({ id, siteId }) => siteId === input['siteId'] && (ids?.includes(id) ?? true));
    return { rows, total: rows.length };
  });
});
afterEach(() => restore());

const show = (record: ScreenRecord | undefined, given: ScreenRecord = {}) =>
  render(
    <ScreenProvider>
      <RecordForm screen={form} record={record} given={given} />
    </ScreenProvider>,
  );
const open = (title: string) =>
  act(async () => void fireEvent.mouseDown(screen.getByLabelText(new RegExp(`^${title}`))));
const choose = async (title: string, label: string) => {
  await open(title);
  const choice = await waitFor(() => {
    const found = [...document.querySelectorAll(`.ant-select-item-option[title="${label}"]`)].at(-1);
    if (!found) throw new Error(`no choice ${label}`);
    return found;
  });
  await act(async () => void fireEvent.click(choice));
};
const saved = () => calls.filter(({ name }) => name === 'cert.save').map(({ input }) => input);
const stored = { id: '1', version: 1, siteId: 'north', siteIdLabel: '北', roomId: 'n1', roomIdLabel: '北一' };

it('offers what fits the form as it is, and nothing before that is filled in', { timeout: 60_000 }, async () => {
  show(undefined);
  await open('考场');
  expect(await screen.findByText('请先填写考点')).toBeTruthy();
  await choose('考点', '南');
  await choose('考场', '南一');
  expect(calls.find(({ name }) => name === 'cert.options')?.input).toMatchObject({ siteId: 'south', state: ['on'] });
});

it('tells at once what no longer fits, does not save it, and has it again when the change is taken back', {
  timeout: 60_000,
}, async () => {
  show(stored);
  expect(calls.filter(({ name }) => name === 'cert.options')).toEqual([]);
  await choose('考点', '南');
  expect((await screen.findAllByText(unfit)).length).toBeGreaterThan(0);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })));
  expect(saved()).toEqual([]);
  await choose('考点', '北');
  await waitFor(() => expect(screen.queryByText(unfit)).toBeNull());
  await choose('考点', '南');
  await screen.findAllByText(unfit);
  await choose('考场', '南一');
  await waitFor(() => expect(screen.queryByText(unfit)).toBeNull());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })));
  await waitFor(() => expect(saved()).toEqual([{ id: '1', version: 1, siteId: 'south', roomId: 's1' }]));
});

it('asks of a copy whether it still fits', async () => {
  show(undefined, { siteId: 'south', roomId: 'n1' });
  await screen.findByText(unfit);
});

it('takes the sorts of files that the value of another field asks for, as the form is now', async () => {
  const lesson: FormScreen = {
    ...form,
    fields: {
      type: { kind: 'text', title: '类型', order: 1 },
      file: { kind: 'file', title: '课件', order: 2, accepts: { by: 'type', of: { video: ['video'], text: ['pdf'] } } },
    },
  };
  render(
    <ScreenProvider>
      <RecordForm screen={lesson} record={undefined} given={{ type: 'video' }} />
    </ScreenProvider>,
  );
  const accepted = () => document.querySelector('input[type=file]')?.getAttribute('accept');
  await waitFor(() => expect(accepted()).toBe('video/mp4,.mp4'));
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(/^类型/), { target: { value } }));
  await type('text');
  expect(accepted()).toBe('application/pdf,.pdf');
  await type('live');
  expect(accepted()).toBeNull();
});
