/** Rule V16 in a form: what is asked comes with the chosen record, and what another asks in the same way stays answered. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const schemaOf = { reference: 'contestId', title: '赛项', field: 'applyForm', options: 'cert.options' };
const form: FormScreen = {
  kind: 'form',
  name: 'entrant.form',
  title: '选手',
  entity: 'entrant',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: {
    contestId: { kind: 'ref', title: '赛项', order: 1, ref: { entity: 'contest', options: 'cert.options' } },
    answers: { kind: 'answers', title: '报名内容', order: 2, isWide: true, schemaOf },
  },
};
const company = { type: 'string', title: '单位', maxLength: 20 };
const first = {
  type: 'object',
  properties: {
    company,
    age: { type: 'integer', title: '年龄' },
    level: { type: 'string', title: '级别', enum: ['初级'] },
  },
  required: ['company'],
};
const second = { type: 'object', properties: { company, city: { type: 'string', title: '城市' } } };
const contests = [
  { id: 'a', label: '甲赛', forms: { applyForm: first } },
  { id: 'b', label: '乙赛', forms: { applyForm: second } },
  { id: 'c', label: '丙赛', forms: { applyForm: null } },
];
const calls: TransportRequest[] = [];
let restore: () => void;
let refusal: CallError | undefined;

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  restore = setTransport(async (request) => {
    calls.push(request);
    const { name, input } = request;
    const ids = input['ids'] as string[] | undefined;
    if (name === 'cert.options') {
      const rows = contests.filter(({ id }) => ids?.includes(id) ?? true);
      return { rows, total: rows.length };
    }
    if (refusal) throw refusal;
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
const choose = async (label: string) => {
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText(/^赛项/)));
  const choice = await waitFor(() => {
    const found = [...document.querySelectorAll(`.ant-select-item-option[title="${label}"]`)].at(-1);
    if (!found) throw new Error(`no choice ${label}`);
    return found;
  });
  await act(async () => void fireEvent.click(choice));
};
const type = async (title: RegExp, value: string) => {
  const input = await screen.findByLabelText(title);
  await act(async () => void fireEvent.change(input, { target: { value } }));
  await act(async () => void fireEvent.blur(input));
};
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })));
const saved = () => calls.filter(({ name }) => name === 'cert.save').map(({ input }) => input);
const stored = {
  id: '1',
  version: 1,
  contestId: 'a',
  contestIdLabel: '甲赛',
  answers: { company: '学校', age: 20 },
  answersSchema: first,
};

it('asks what the chosen record asks, and keeps what another asks, too', { timeout: 60_000 }, async () => {
  show(undefined);
  await screen.findByText('先选择赛项，再填写');
  await choose('甲赛');
  await type(/^单位/, '学校');
  await type(/^年龄/, '20');
  await choose('乙赛');
  await screen.findByLabelText(/^城市/);
  expect(screen.queryByLabelText(/^年龄/)).toBeNull();
  await save();
  await waitFor(() => expect(saved()).toEqual([{ contestId: 'b', answers: { company: '学校' } }]));
});

it('has what was filled in again where the former record is chosen again', { timeout: 60_000 }, async () => {
  show(undefined);
  await choose('甲赛');
  await type(/^单位/, '学校');
  await choose('丙赛');
  await screen.findByText('没有需要填写的内容');
  await choose('甲赛');
  await waitFor(() => expect((screen.getByLabelText(/^单位/) as HTMLInputElement).value).toBe('学校'));
});

it('answers a stored record by the form that came with it, and says what the server refuses where it stands', {
  timeout: 60_000,
}, async () => {
  show(stored);
  await type(/^年龄/, '10');
  expect(calls).toEqual([]);
  refusal = new CallError({
    kind: 'invalid',
    code: 422,
    status: 422,
    message: '有误',
    data: { errors: [{ path: '/answers/age', message: '年龄 不能小于 16' }] },
  });
  await save();
  await waitFor(() => expect(saved()).toEqual([{ id: '1', version: 1, answers: { company: '学校', age: 10 } }]));
  await waitFor(() =>
    expect(document.querySelector('[data-path="answers.age"] .screen-error')?.textContent).toBe('年龄 不能小于 16'),
  );
});

it('a detail shows each question with its answer', () => {
  const { field } = { field: { kind: 'answers' as const, title: '报名内容', order: 1 } };
  render(<>{drawField({ name: 'answers', field, value: stored.answers, record: stored, lookups: {} })}</>);
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['单位', '年龄', '级别']);
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent?.trim()).slice(0, 2)).toEqual([
    '学校',
    '20',
  ]);
});
