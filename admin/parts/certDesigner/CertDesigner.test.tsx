import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CertItem } from '#runtime/core/certificate/design.ts';
import { setTransport } from '#runtime/core/call.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { CertDesigner } from './CertDesigner.tsx';

let former: () => void;
beforeEach(() => {
  former = setTransport(() => Promise.resolve({ personName: '欧阳' }));
});
afterEach(() => {
  cleanup();
  former();
});

let record: Record<string, unknown>;
let turn: (orientation: string) => void;

function open(fields: Record<string, unknown>, more: Partial<FieldPartProps> = {}): void {
  function Form() {
    const [now, setNow] = useState<Record<string, unknown>>({ orientation: 'landscape', frame: 'double', ...fields });
    record = now;
    turn = (orientation) => setNow((before) => ({ ...before, orientation }));
    return (
      <App>
        <CertDesigner
          value={now['layout']}
          onChange={(layout) => setNow((before) => ({ ...before, layout }))}
          field={{ kind: 'list', title: '版面', order: 1 }}
          record={now}
          setRecord={(next) => setNow((before) => ({ ...before, ...next }))}
          isReadOnly={false}
          errors={[]}
          {...more}
        />
      </App>
    );
  }
  render(<Form />);
}

const layout = (): CertItem[] => record['layout'] as CertItem[];
const item = (name: string | RegExp): HTMLElement => within(sheet()).getByRole('button', { name });
const sheet = (): HTMLElement => screen.getByRole('group', { name: '证书版面' });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

const number: CertItem = { kind: 'text', x: 60, y: 80, width: 100, height: 10, text: '{证书编号}' };
const qr: CertItem = { kind: 'qr', x: 200, y: 100, width: 28, height: 28 };

it('begins with a design, which is undone as one step', () => {
  open({ layout: [] });
  press('典雅竖版');
  expect([record['orientation'], record['frame'], record['accent'], layout().length]).toEqual([
    'portrait',
    'corners',
    '#8c2f2b',
    10,
  ]);
  press('undo 撤销');
  expect([record['orientation'], record['frame'], layout()]).toEqual(['landscape', 'double', []]);
});

it('adds what is offered, chosen and in focus, and says by its name where it stands', () => {
  open({ layout: [number] });
  press('添加二维码');
  expect(layout()[1]).toEqual({ kind: 'qr', x: 134.5, y: 91, width: 28, height: 28 });
  const added = item('二维码，左 134.5 毫米，上 91 毫米');
  expect(added.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(added);
});

it('is moved by arrows, far with Shift and little with Alt, and comes back in one step', () => {
  open({ layout: [number] });
  const text = item('文字：{证书编号}，左 60 毫米，上 80 毫米');
  fireEvent.focus(text);
  fireEvent.keyDown(text, { key: 'ArrowRight' });
  fireEvent.keyDown(text, { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(text, { key: 'ArrowLeft', altKey: true });
  expect(layout()[0]).toMatchObject({ x: 60.9, y: 90 });
  fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
  expect(layout()).toEqual([number]);
  fireEvent.keyDown(text, { key: 'y', ctrlKey: true });
  expect(layout()[0]).toMatchObject({ x: 60.9, y: 90 });
});

it('copies, deletes and lets go by keys', () => {
  open({ layout: [number, qr] });
  const text = item(/证书编号/);
  fireEvent.focus(text);
  fireEvent.keyDown(text, { key: 'd', ctrlKey: true });
  expect(layout()[2]).toEqual({ ...number, x: 65, y: 85 });
  fireEvent.keyDown(sheet(), { key: 'Delete' });
  expect(layout()).toEqual([number, qr]);
  fireEvent.keyDown(sheet(), { key: 'a', ctrlKey: true });
  expect(screen.getByRole('heading', { name: '已选 2 项' })).toBeTruthy();
  fireEvent.keyDown(sheet(), { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: '已选 2 项' })).toBeNull();
});

it('undoes by keys what was just deleted, by keys or at the panel: the focus is not lost with it', () => {
  open({ layout: [number, qr] });
  const inFocus = (): Element => document.activeElement ?? document.body;
  act(() => item(/二维码/).focus());
  fireEvent.keyDown(inFocus(), { key: 'Delete' });
  expect(layout()).toEqual([number]);
  fireEvent.keyDown(inFocus(), { key: 'z', ctrlKey: true });
  expect(layout()).toEqual([number, qr]);
  act(() => item(/二维码/).focus());
  const remove = screen.getByRole('button', { name: 'delete 删除' });
  act(() => remove.focus());
  fireEvent.click(remove);
  expect(layout()).toEqual([number]);
  fireEvent.keyDown(inFocus(), { key: 'z', ctrlKey: true });
  expect(layout()).toEqual([number, qr]);
});

it('sets a text in the typeface that is chosen', () => {
  open({ layout: [number] });
  fireEvent.focus(item(/证书编号/));
  const inSerif = (): number => document.querySelectorAll('text[font-family*="Serif"]').length;
  expect(inSerif()).toBe(0);
  fireEvent.click(screen.getByText('宋体'));
  expect(layout()[0]).toMatchObject({ typeface: 'serif' });
  expect(inSerif()).toBeGreaterThan(0);
});

it('leaves a number as it was typed, and says what is wrong with it; the item takes what fits', () => {
  open({ layout: [number, { ...number, text: '等级', y: 100 }] });
  fireEvent.focus(item(/等级/));
  fireEvent.focus(item(/证书编号/));
  expect(screen.getAllByRole('spinbutton', { name: '字号（磅）' })).toHaveLength(1);
  const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: '左边距' });
  const type = (value: string): void => {
    fireEvent.input(box, { target: { value } });
    fireEvent.blur(box);
  };
  type('1000');
  expect([box.value, layout()[0]?.x]).toEqual(['1000', 60]);
  expect(screen.getByText('不能大于 297')).toBeTruthy();
  type('六十');
  expect([box.value, layout()[0]?.x]).toEqual(['六十', 60]);
  expect(screen.getByText('只能填数字')).toBeTruthy();
  type('12.34');
  expect(screen.getByText('只能是 0.1 的倍数')).toBeTruthy();
  type('12.3');
  expect([box.value, layout()[0]?.x]).toEqual(['12.3', 12.3]);
  fireEvent.keyDown(item(/证书编号/), { key: 'ArrowRight' });
  expect(box.value).toBe('13.3');
});

it('cuts no text that is too long: its length is said', () => {
  open({ layout: [number] });
  fireEvent.focus(item(/证书编号/));
  const text = `{证书编号}${'长'.repeat(600)}`;
  fireEvent.change(screen.getByRole('textbox', { name: '文字' }), { target: { value: text } });
  expect(layout()[0]?.text).toBe(text);
  expect(screen.getByText('606 / 500')).toBeTruthy();
});

it('writes a token where the cursor is', () => {
  open({ layout: [{ ...number, text: '编号：。{证书编号}' }] });
  fireEvent.focus(item(/编号/));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '文字' });
  box.setSelectionRange(3, 4);
  press('插入等级');
  expect(layout()[0]?.text).toBe('编号：{等级}{证书编号}');
});

it('keeps all on the sheet when it is turned beside it, and turns back in one step', () => {
  open({ layout: [number, { ...qr, x: 260 }] });
  act(() => turn('portrait'));
  expect(layout()[1]).toMatchObject({ x: 179.7, width: 28 });
  press('undo 撤销');
  expect([record['orientation'], layout()]).toEqual(['landscape', [number, { ...qr, x: 260 }]]);
});

it('marks the item that the server refuses, and says why where it is chosen', () => {
  open({ layout: [number, qr] }, { errors: [{ path: '/1/width', message: '宽不能小于 2' }] });
  expect(item(/二维码/).classList.contains('is-wrong')).toBe(true);
  expect(item(/证书编号/).classList.contains('is-wrong')).toBe(false);
  fireEvent.focus(item(/二维码/));
  expect(screen.getByText('宽不能小于 2')).toBeTruthy();
});

it('leads from what is wrong to the item', () => {
  open({ layout: [number, { ...qr, width: 10 }] });
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: /小于 15 毫米/ }));
  expect(item(/二维码/).getAttribute('aria-pressed')).toBe('true');
});

it('says what is replaced before a design is taken over a sheet', () => {
  open({ layout: [number, qr] });
  press('layout 套用样式');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/现有的 2 项内容/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '现代横版' }));
  expect(layout()).toEqual([number, qr]);
  fireEvent.click(dialog.getByRole('button', { name: /套\s?用/ }));
  expect(record['frame']).toBe('band');
});

it('can only be looked at where it is read-only', () => {
  open({ layout: [number, qr] }, { isReadOnly: true });
  expect(screen.getByRole('img', { name: '证书版面' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
