import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport } from '#runtime/core/call.ts';
import { tab } from '#runtime/core/storage.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { keepTrail } from '../trail.ts';
import { FormContent } from './FormContent.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'cert.form',
  title: '证书',
  entity: 'cert',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: {
    certName: { kind: 'text', title: '名称', order: 1, isRequired: true },
    certCode: { kind: 'text', title: '编码', order: 2, isCopied: false },
    positionId: {
      kind: 'ref',
      title: '岗位',
      order: 0,
      isRequired: true,
      ref: { entity: 'position', options: 'position.options' },
    },
    level: { kind: 'dict', title: '级别', order: 0, dict: 'certLevel' },
    minutes: { kind: 'integer', title: '时长', order: 4 },
  },
};

const stored: ScreenRecord = {
  id: '1',
  version: 3,
  certName: '网络安全',
  certCode: 'NSB-1',
  positionId: 'p1',
  positionIdLabel: '安全员',
};
const sent: ScreenRecord[] = [];
const frame = {
  kind: 'page' as const,
  close: vi.fn(),
  done: vi.fn(),
  kept: vi.fn(),
  show: vi.fn(),
  setDirty: () => undefined,
};
let restore: () => void;

beforeEach(() => {
  sent.length = 0;
  tab.remove('trails');
  for (const spy of [frame.close, frame.done, frame.kept, frame.show]) spy.mockClear();
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m2.1.1', 'a12-m2.1.2']) });
  restore = setTransport(async ({ name, input }) => {
    if (name === 'cert.get') return { ...stored, id: input['id'] };
    if (name === 'position.options') return { rows: [{ id: 'p1', label: '安全员' }], total: 1 };
    if (name !== 'cert.save') return {};
    sent.push(input);
    return { ...stored, ...input, id: input['id'] ?? 'new', version: 4 };
  });
});
afterEach(() => restore());

async function show(params: Record<string, string>, around: ScreenFrame = frame, query = ''): Promise<void> {
  render(
    <ScreenProvider initialQuery={query}>
      <FrameContext.Provider value={around}>
        <FormContent screen={form} params={params} />
      </FrameContext.Provider>
    </ScreenProvider>,
  );
  await screen.findByLabelText(/^名称/);
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
const valueOf = (label: RegExp): string => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('a copy', () => {
  it.each([
    ['params', { copyOf: '1' }, ''],
    ['address', {}, 'copyOf=1'],
  ] as const)(
    'begins with the record’s values and without what must not be shared (%s)',
    async (_from, params, query) => {
      await show(params, frame, query);
      expect(valueOf(/^名称/)).toBe('网络安全');
      expect(valueOf(/^编码/)).toBe('');
      expect(screen.getByText('安全员')).toBeTruthy();
      await type(/^编码/, 'NSB-2');
      await press('保存');
      await waitFor(() => expect(sent).toEqual([{ certName: '网络安全', certCode: 'NSB-2', positionId: 'p1' }]));
      expect(frame.done).toHaveBeenCalled();
    },
  );
});

describe('save and go on', () => {
  it('after a new record begins another with what was chosen and nothing else, where typing begins', async () => {
    await show({ positionId: 'p1', level: 'high' });
    await type(/^名称/, '第一个');
    await type(/^时长/, '90');
    await press('保存并继续新增');
    await waitFor(() => expect(valueOf(/^名称/)).toBe(''));
    expect([frame.kept.mock.calls.length, frame.done.mock.calls.length]).toEqual([1, 0]);
    expect(screen.getByText('安全员')).toBeTruthy();
    expect(valueOf(/^时长/)).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText(/^名称/));
    await type(/^名称/, '第二个');
    await press('保存');
    await waitFor(() =>
      expect(sent).toEqual([
        { certName: '第一个', positionId: 'p1', level: 'high', minutes: 90 },
        { certName: '第二个', positionId: 'p1', level: 'high' },
      ]),
    );
    await waitFor(() => expect(frame.done).toHaveBeenCalledTimes(1));
  });

  it('after one of a list shows the next one there; what is unchanged is not sent', async () => {
    keepTrail({
      entity: 'cert',
      trail: { operation: 'cert.list', conditions: {}, pageNum: 1, pageSize: 20, total: 2, ids: ['1', '2'], query: '' },
    });
    await show({ id: '1' });
    expect(screen.getByText('1 / 2')).toBeTruthy();
    await press('保存并下一条');
    await waitFor(() => expect(frame.show).toHaveBeenCalledWith('2'));
    expect(sent).toEqual([]);
    await type(/^名称/, '改名');
    await press('保存并下一条');
    await waitFor(() => expect(sent).toEqual([{ id: '1', version: 3, certName: '改名' }]));
    await waitFor(() => expect(frame.show).toHaveBeenCalledTimes(2));
    expect(frame.done).not.toHaveBeenCalled();
  });

  it('is not offered at the end of the list or for a record that came from none', async () => {
    keepTrail({
      entity: 'cert',
      trail: { operation: 'cert.list', conditions: {}, pageNum: 1, pageSize: 20, total: 2, ids: ['1', '2'], query: '' },
    });
    await show({ id: '2' });
    expect(screen.queryByRole('button', { name: '保存并下一条' })).toBeNull();
    expect((screen.getByRole('button', { name: '下一条' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
