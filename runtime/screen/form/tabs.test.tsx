import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { FrameContext } from '../host.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'test.tabs',
  title: '测试',
  save: 'view.save',
  opens: 'page',
  groups: {
    base: { title: '', order: 1, tab: 'base' },
    time: { title: '', order: 2, tab: 'time' },
    gone: { title: '', order: 3, tab: 'gone' },
  },
  tabs: { base: { title: '基本', order: 1 }, time: { title: '时间', order: 2 }, rest: { title: '其他', order: 3 } },
  fields: {
    name: { kind: 'text', title: '名称', order: 1, group: 'base', isRequired: true },
    minutes: { kind: 'text', title: '时长', order: 2, group: 'time', isRequired: true },
    twice: { kind: 'text', title: '两倍', order: 3, group: 'time', value: { cat: [{ var: 'record.name' }, '！'] } },
    left: { kind: 'text', title: '剩下的', order: 4, group: 'gone' },
  },
};

const sent: ScreenRecord[] = [];
let reply: () => unknown;
let restore: () => void;

beforeEach(() => {
  sent.length = 0;
  reply = () => ({ id: '1', version: 1 });
  restore = setTransport(async (request) => {
    if (request.name === form.save) {
      sent.push(request.input);
      return reply();
    }
    return {};
  });
});
afterEach(() => {
  cleanup();
  restore();
});

async function show({ shown = form, record }: { shown?: FormScreen; record?: ScreenRecord } = {}): Promise<void> {
  render(
    <ScreenProvider>
      <FrameContext.Provider
        value={{ kind: 'drawer', close: () => undefined, done: () => undefined, setDirty: () => undefined }}
      >
        <RecordForm screen={shown} record={record} given={{}} />
      </FrameContext.Provider>
    </ScreenProvider>,
  );
  await waitFor(() => expect(screen.getByLabelText(/^名称/)).toBeTruthy(), { timeout: 5000 });
}

async function type(label: string, text: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
  });
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}

const opened = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('a form in tabs', () => {
  it('has a tab for what there is to fill in; fields of a tab that is gone stand in the first', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['基本', '时间']);
    expect(within(screen.getByRole('tabpanel')).getByLabelText('剩下的')).toBeTruthy();
  });

  it('checks the tabs that were not opened, opens the first with something wrong and marks it', async () => {
    await show();
    await type('名称', '甲');
    await press('保存');
    expect(sent).toEqual([]);
    expect(opened()).toBe('时间1');
    expect(screen.getByRole('img', { name: '有 1 处需要修改' })).toBeTruthy();
    await type('时长', '60');
    expect(opened()).toBe('时间');
    await press('保存');
    expect(sent).toEqual([{ name: '甲', minutes: '60', twice: '甲！' }]);
  });

  it('goes from the summary to a field in another tab', async () => {
    await show();
    await press('保存');
    expect(opened()).toBe('基本1');
    await press('时长');
    expect(opened()).toBe('时间1');
    expect(document.activeElement).toBe(screen.getByLabelText(/^时长/));
  });

  it('opens the tab of what the server refuses', async () => {
    reply = () => {
      throw new CallError({
        kind: 'invalid',
        code: 422,
        status: 422,
        message: '有误',
        data: { errors: [{ path: '/minutes', message: '太长' }] },
      });
    };
    await show();
    await type('名称', '甲');
    await type('时长', '60');
    await press('保存');
    await waitFor(() => expect(opened()).toBe('时间1'));
  });
});

describe('a form filled in step by step', () => {
  const shown: FormScreen = { ...form, isStepped: true };

  it('goes on when nothing is wrong in this step, back with what was filled in, and saves at the end', async () => {
    await show({ shown });
    expect(screen.queryByRole('tab')).toBeNull();
    await press('下一步');
    expect(screen.getByText('请填写名称')).toBeTruthy();
    expect(screen.queryByText('请填写时长')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^名称/));
    await type('名称', '甲');
    await press('下一步');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '时间' }));
    expect(screen.queryByText('请填写时长')).toBeNull();
    await press('上一步');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^名称/ }).value).toBe('甲');
    await press('下一步');
    await press('保存');
    expect(sent).toEqual([]);
    await type('时长', '60');
    await press('保存');
    expect(sent).toEqual([{ name: '甲', minutes: '60', twice: '甲！' }]);
  });

  it('of a record that is stored has its tabs', async () => {
    await show({ shown, record: { id: '1', version: 3, name: '甲', minutes: '60', twice: '甲！' } });
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '保存' })).toBeTruthy();
  });
});
