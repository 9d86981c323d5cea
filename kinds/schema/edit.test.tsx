/** The designer of forms by hand and by keyboard. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { EditPage } from '../testing.tsx';
import { SchemaEdit } from './edit.tsx';
import { read } from './read.tsx';
import type { AnswerForm } from '#runtime/core/operations/answerForm.ts';

const field: ScreenField = { kind: 'schema', title: '报名表', order: 0 };
const form = {
  type: 'object',
  properties: {
    q1: { type: 'string', title: '单位', maxLength: 50 },
    q2: { type: 'string', title: '级别', enum: ['初级', '高级'] },
  },
  required: ['q1'],
};

afterEach(cleanup);

const show = async (start: string) => {
  render(<EditPage Edit={SchemaEdit} field={field} start={start} />);
  await screen.findByRole('radio', { name: 'JSON' }, { timeout: 20_000 });
};
const text = (): string => JSON.parse(document.querySelector('output')?.textContent ?? '') as string;
const written = (): AnswerForm => JSON.parse(text()) as AnswerForm;
const click = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const titleAt = (number: number) => screen.getByRole('textbox', { name: `第 ${number} 项 标题` });
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));

it('adds questions, which get names of their own and the keyboard', { timeout: 60_000 }, async () => {
  await show('');
  await click(/添加一项/);
  expect(document.activeElement).toBe(titleAt(1));
  expect(screen.queryByRole('alert')).toBeNull();
  await type(titleAt(1), '工作单位');
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /必填/ })));
  expect(written()).toEqual({
    type: 'object',
    properties: { q1: { type: 'string', maxLength: 100, title: '工作单位' } },
    required: ['q1'],
    'x-last': 1,
  });
  await click(/添加一项/);
  await act(async () => void fireEvent.blur(titleAt(2)));
  expect(within(screen.getByRole('alert')).getByText(/第 2 项要有标题/)).toBeTruthy();
});

it('takes questions out and puts them back', { timeout: 60_000 }, async () => {
  await show(JSON.stringify(form));
  await click('删除第 1 项“单位”');
  expect(Object.keys(written().properties)).toEqual(['q2']);
  expect(document.activeElement?.textContent).toContain('撤销');
  await type(titleAt(1), '等级');
  await click('撤销');
  expect(written()).toMatchObject({ properties: { q1: form.properties.q1, q2: { title: '等级' } }, required: ['q1'] });
  expect(Object.keys(written().properties)).toEqual(['q1', 'q2']);
  expect(document.activeElement).toBe(titleAt(1));
});

it('V16: keeps the last number where every question is taken out, and reads as none', { timeout: 60_000 }, async () => {
  await show(JSON.stringify({ ...form, properties: { q2: form.properties.q2 }, required: [] }));
  await click('删除第 1 项“级别”');
  expect(written()).toMatchObject({ properties: {}, 'x-last': 2 });
  expect(screen.queryByRole('alert')).toBeNull();
  const value = written();
  cleanup();
  const props = { name: 'applyForm', field, value, record: {}, lookups: {}, isCell: false };
  expect(render(read(props, () => null)).container.textContent).toBe('—');
});

it('moves a question by Alt and the arrows, and the keyboard with it', { timeout: 60_000 }, async () => {
  await show(JSON.stringify(form));
  const title = titleAt(1);
  title.focus();
  await act(async () => void fireEvent.keyDown(title, { key: 'ArrowDown', altKey: true }));
  expect(Object.keys(written().properties)).toEqual(['q2', 'q1']);
  expect(document.activeElement).toBe(titleAt(2));
  await act(async () => void fireEvent.keyDown(titleAt(2), { key: 'ArrowDown', altKey: true }));
  expect(Object.keys(written().properties)).toEqual(['q2', 'q1']);
  await click('上移第 2 项“单位”');
  expect(Object.keys(written().properties)).toEqual(['q1', 'q2']);
});

it('moves a question by the mouse', { timeout: 60_000 }, async () => {
  await show(JSON.stringify(form));
  const rows = document.querySelectorAll('li[data-key]');
  const dataTransfer = { effectAllowed: '', setDragImage: () => undefined };
  await act(async () => void fireEvent.dragStart(rows[0]?.querySelector('[draggable]') as Element, { dataTransfer }));
  await act(async () => void fireEvent.drop(rows[1] as Element, { dataTransfer }));
  expect(Object.keys(written().properties)).toEqual(['q2', 'q1']);
});

it('has choices a line each, and keeps a line that is being written', { timeout: 60_000 }, async () => {
  await show(JSON.stringify(form));
  const choices = screen.getByRole('textbox', { name: /“级别” 选项/ }) as HTMLTextAreaElement;
  await type(choices, '初级\n中级\n');
  expect(written().properties['q2']?.enum).toEqual(['初级', '中级']);
  expect(choices.value).toBe('初级\n中级\n');
});

it('is the same form as JSON and back; what is none stays JSON', { timeout: 60_000 }, async () => {
  const own = JSON.stringify({
    ...form,
    properties: { ...form.properties, q1: { ...form.properties.q1, pattern: 'a' } },
  });
  await show(own);
  expect(screen.getByText(/不能写 pattern/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'JSON' })));
  const area = screen.getByRole('textbox') as HTMLTextAreaElement;
  expect(area.value).toBe(own);
  await type(area, '{');
  expect((screen.getByRole('radio', { name: '设计' }) as HTMLInputElement).disabled).toBe(true);
  await type(screen.getByRole('textbox'), JSON.stringify(form));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '设计' })));
  expect((titleAt(1) as HTMLInputElement).value).toBe('单位');
});
