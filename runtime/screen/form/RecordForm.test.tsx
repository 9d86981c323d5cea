import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { drafts } from '#runtime/core/drafts.ts';
import { CallError } from '#runtime/core/errors.ts';
import { page } from '#runtime/core/page.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { hasUnsaved } from '#runtime/react/unsaved.ts';
import { administrator } from '#tests/users.ts';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { registerPart, type FieldPartProps } from '../parts.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { longForm } from '../stories/fixtures.ts';
import { texts as formerTexts } from '../history/texts.ts';
import { texts } from '../texts.ts';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

/** The fields are the test's own; the operation is a real one, so that the call finds its row. */
const form: FormScreen = {
  kind: 'form',
  name: 'test.form',
  title: '测试',
  save: 'view.save',
  opens: 'page',
  groups: {},
  fields: {
    name: { kind: 'text', title: '名称', order: 1, isRequired: true },
    screen: { kind: 'text', title: '页面', order: 2 },
    hasTime: { kind: 'boolean', title: '限时', order: 3 },
    minutes: { kind: 'integer', title: '时长', order: 4, when: { '==': [{ var: 'record.hasTime' }, true] } },
    options: {
      kind: 'list',
      title: '选项',
      order: 5,
      maxItems: 2,
      items: { content: { kind: 'text', title: '内容', order: 1, isRequired: true } },
    },
  },
};

const sent: ScreenRecord[] = [];
const record = {
  id: '1',
  version: 3,
  name: '甲',
  screen: 'cert.list',
  hasTime: false,
  minutes: null,
  options: [{ content: 'A' }],
};
let reply: (request: TransportRequest) => unknown;
let restore: () => void;

beforeEach(() => {
  sent.length = 0;
  reply = ({ input }) => ({ ...record, ...input, version: 4 });
  restore = setTransport(async (request) => {
    if (request.name === form.save) sent.push(request.input);
    if (request.name === 'dictionary.queryGroupCodes') return {};
    return reply(request);
  });
});
afterEach(() => restore());

function frameWith(done: () => void, close: () => void = () => undefined): ScreenFrame {
  return { kind: 'page', close, done, setDirty: () => undefined };
}

function Around({ frame, children }: { frame: ScreenFrame; children: ReactNode }) {
  return (
    <ScreenProvider>
      <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>
    </ScreenProvider>
  );
}

async function show({
  record,
  shown = form,
  done = () => undefined,
}: {
  record?: ScreenRecord;
  shown?: FormScreen;
  done?: () => void;
} = {}): Promise<void> {
  render(
    <Around frame={frameWith(done)}>
      <RecordForm screen={shown} record={record} given={{}} />
    </Around>,
  );
  await act(async () => undefined);
}

async function type(label: string, text: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
  });
}

async function save(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
  });
}

it('is filled with what a former version had, which is stored when it is saved, and replaces nothing typed unasked', async () => {
  const saved: ScreenRecord[] = [];
  const entry = (recordVersion: number, changes: object | null) => ({
    id: `h${recordVersion}`,
    recordVersion,
    action: 'updated',
    changes,
    createdTime: '2026-05-01 09:30:00',
    createdBy: 'u1',
    createdByLabel: '李老师',
  });
  reply = ({ name, input }) => {
    if (name === 'cert.save') saved.push(input);
    return name === 'cert.history'
      ? {
          rows: [
            entry(3, { name: ['乙', '甲'] }),
            entry(2, { name: ['丙', '乙'], hasTime: [true, false] }),
            entry(1, null),
          ],
          total: 3,
        }
      : { ...record, ...input, version: 4 };
  };
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m2.1', 'a12-m2.1.8']) });
  await show({ record, shown: { ...form, save: 'cert.save' } });
  const take = async (version: number) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(texts.history) }));
    fireEvent.click(await screen.findByRole('button', { name: formerTexts.takeVersion(version) }));
  };
  const name = () => (screen.getByLabelText(/^名称/) as HTMLInputElement).value;

  await take(1);
  await waitFor(() => expect(name()).toBe('丙'));
  expect(saved).toEqual([]);
  await type('名称', '丁');
  await take(2);
  expect(await screen.findByText(formerTexts.takeReplacesHelp)).toBeTruthy();
  expect(name()).toBe('丁');
  fireEvent.click(screen.getByRole('button', { name: /确\s*定|OK/ }));
  await waitFor(() => expect(name()).toBe('乙'));
  await save();
  expect(saved).toMatchObject([{ id: '1', version: 3, name: '乙', hasTime: true }]);
});

it('says what the state of the record lets nobody change, and of a new one nothing', async () => {
  const shown: FormScreen = {
    ...form,
    notes: { field: 'screen', texts: { 'cert.list': '状态是“已通过”，只能修改名称。' } },
  };
  await show({ record, shown });
  expect(screen.getByText('状态是“已通过”，只能修改名称。')).toBeTruthy();
  cleanup();
  await show({ shown });
  expect(screen.queryByText('状态是“已通过”，只能修改名称。')).toBeNull();
});

it('keeps what was typed while the screen is arranged, and takes a new default where nothing was', async () => {
  const at = (shown: FormScreen): ReactNode => (
    <Around frame={frameWith(() => undefined)}>
      <RecordForm screen={shown} record={undefined} given={{}} />
    </Around>
  );
  const arranged = ({ isHidden }: { isHidden: boolean }): FormScreen => ({
    ...form,
    fields: {
      ...form.fields,
      name: { ...form.fields['name'], kind: 'text', title: '名称', order: 9, isHidden },
      screen: { kind: 'text', title: '页面', order: 2, default: 'user.list' },
    },
  });
  const { rerender } = render(at(form));
  await act(async () => undefined);
  await type('名称', '打了很久的字');
  await act(async () => rerender(at(arranged({ isHidden: true }))));
  expect(screen.queryByLabelText(/^名称/)).toBeNull();
  await act(async () => rerender(at(arranged({ isHidden: false }))));
  expect(screen.getByLabelText(/^名称/)).toHaveProperty('value', '打了很久的字');
  expect(screen.getByLabelText(/^页面/)).toHaveProperty('value', 'user.list');
  expect(hasUnsaved()).toBe(true);
  await save();
  expect(sent).toEqual([expect.objectContaining({ name: '打了很久的字', screen: 'user.list' })]);
});

describe('saving', () => {
  it('sends id, version and the changed fields only, then leaves', async () => {
    const done = vi.fn();
    await show({ record, done });
    await type('名称', '乙');
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, name: '乙' }]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('sends nothing where nothing changed', async () => {
    await show({ record });
    await save();
    expect(sent).toEqual([]);
    expect(await screen.findByText('没有需要保存的改动')).toBeTruthy();
  });

  it('stops at what is missing, says so at the field and in a summary', async () => {
    await show();
    expect(screen.queryByText('请填写名称')).toBeNull();
    await save();
    expect(sent).toEqual([]);
    expect(screen.getByText('有 1 处需要修改')).toBeTruthy();
    const field = document.querySelector('[data-path="name"]') as HTMLElement;
    expect(within(field).getByRole('alert').textContent).toBe('请填写名称');
    expect(screen.getByLabelText(/^名称/).getAttribute('aria-invalid')).toBe('true');
  });

  it('by Ctrl+S is the same', async () => {
    await show({ record });
    await type('名称', '丙');
    await act(async () => {
      fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    });
    expect(sent).toEqual([{ id: '1', version: 3, name: '丙' }]);
  });

  it('by Ctrl+S in a dialog before it is none of its concern', async () => {
    await show({ record });
    await type('名称', '丙');
    render(
      <div role="dialog" aria-modal="true" aria-label="选择">
        <button type="button">确定</button>
      </div>,
    );
    screen.getByRole('button', { name: '确定' }).focus();
    await act(async () => {
      fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    });
    expect(sent).toEqual([]);
  });

  it('puts the server’s objections at their fields and takes them away with the next change', async () => {
    reply = () => {
      throw new CallError({
        kind: 'invalid',
        code: 422,
        status: 422,
        message: '名称已存在',
        data: { errors: [{ path: '/name', message: '名称已存在，请换一个' }] },
      });
    };
    await show({ record });
    await type('名称', '乙');
    await save();
    const field = document.querySelector('[data-path="name"]') as HTMLElement;
    expect(within(field).getByRole('alert').textContent).toBe('名称已存在，请换一个');
    await type('名称', '丙');
    await waitFor(() => expect(within(field).queryByRole('alert')).toBeNull());
  });

  it('says what the server objects to the whole, and keeps what was typed', async () => {
    reply = () => {
      throw new CallError({
        kind: 'invalid',
        code: 422,
        status: 422,
        message: '相同的证书已存在',
        data: { errors: [{ path: '', message: '相同的证书已存在' }] },
      });
    };
    await show({ record });
    await type('名称', '乙');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('相同的证书已存在');
    expect(screen.getByLabelText<HTMLInputElement>(/^名称/).value).toBe('乙');
  });
});

describe('a box for a number', () => {
  const leave = () => act(async () => void fireEvent.blur(screen.getByLabelText(/^时长/)));
  const box = () => screen.getByLabelText<HTMLInputElement>(/^时长/);
  const timed = { ...record, hasTime: true, minutes: 5 };

  it('keeps what is no number, says so, and takes the number it is mended to', async () => {
    await show({ record: timed });
    await type('时长', '5abc');
    await leave();
    expect(box().value).toBe('5abc');
    await waitFor(() => expect(screen.getByText('请填写数字')).toBeTruthy());
    await save();
    expect(sent).toEqual([]);
    await type('时长', '７');
    await leave();
    expect(box().value).toBe('7');
    await waitFor(() => expect(screen.queryByText('请填写数字')).toBeNull());
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, minutes: 7 }]);
  });

  it('is empty when what was no number is deleted', async () => {
    await show({ record: timed });
    await type('时长', '很长');
    await leave();
    expect(box().value).toBe('很长');
    await type('时长', '');
    await leave();
    expect(box().value).toBe('');
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, minutes: null }]);
  });
});

describe('a stale version', () => {
  it('is shown as mine, theirs and before, and saved again on top of theirs', async () => {
    const theirs = { ...record, version: 9, name: '他们的', screen: 'question.list' };
    reply = () => {
      if (sent.length === 1)
        throw new CallError({
          kind: 'conflict',
          code: 409,
          status: 409,
          message: '内容已被他人修改',
          data: { theirs },
        });
      return { ...theirs, version: 10 };
    };
    await show({ record });
    await type('名称', '我的');
    await save();
    const dialog = await screen.findByRole('dialog');
    const cells = [...dialog.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['名称', '甲', '我的', '他们的'],
      ['页面', 'cert.list', 'cert.list', 'question.list'],
    ]);
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '再次保存' }));
    });
    expect(sent[1]).toEqual({ id: '1', version: 9, name: '我的' });
  });
});

describe('what is unsaved', () => {
  it('is watched, and no longer once it is saved or put back', async () => {
    await show({ record });
    expect(hasUnsaved()).toBe(false);
    await type('名称', '乙');
    await waitFor(() => expect(hasUnsaved()).toBe(true));
    await type('名称', '甲');
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await type('名称', '乙');
    await save();
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  });
});

describe('fields', () => {
  it('appear and go with their condition', async () => {
    await show({ record });
    expect(screen.queryByLabelText('时长')).toBeNull();
    await act(async () => {
      fireEvent.click(screen.getByRole('switch'));
    });
    expect(screen.getByLabelText('时长')).toBeTruthy();
  });

  it('of a list are added up to the limit, moved and taken away', async () => {
    await show({ record });
    const add = screen.getByRole('button', { name: /添加选项/ });
    // A press that took the focus from a field would have it checked, and what it says move the button away.
    expect(fireEvent.mouseDown(add)).toBe(false);
    await act(async () => {
      fireEvent.click(add);
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /最多 2 项/ }).hasAttribute('disabled')).toBe(true);
    await act(async () => {
      fireEvent.change(
        document.getElementById(
          document.querySelector('[data-path="options.1.content"] label')?.getAttribute('for') ?? '',
        ) as HTMLElement,
        { target: { value: 'B' } },
      );
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '选项 2 上移' }));
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '删除 选项 2' }));
    });
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, options: [{ content: 'B' }] }]);
  });

  it('of a list are moved by keys, and the keyboard goes with them; ids stay with their entries', async () => {
    const entries = ['A', 'B'].map((content) => ({ id: `id${content}`, content }));
    await show({ record: { ...record, options: entries } });
    const contentOf = (index: number) =>
      document.getElementById(
        document.querySelector(`[data-path="options.${index}.content"] label`)?.getAttribute('for') ?? '',
      ) as HTMLElement;
    contentOf(0).focus();
    await act(async () => {
      fireEvent.keyDown(contentOf(0), { key: 'ArrowDown', altKey: true });
    });
    expect(document.activeElement).toBe(contentOf(1));
    await act(async () => {
      fireEvent.keyDown(contentOf(1), { key: 'ArrowDown', altKey: true });
    });
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, options: entries.toReversed() }]);
  });

  it('of a list begin where the keyboard is led, after an entry is added or taken away', async () => {
    await show({ record });
    const press = (name: RegExp | string) =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name }));
      });
    const place = () => document.activeElement?.closest('[data-path]')?.getAttribute('data-path');
    await press(/添加选项/);
    expect(place()).toBe('options.1.content');
    await press('删除 选项 1');
    expect(place()).toBe('options.0.content');
    await press('删除 选项 1');
    expect(document.activeElement?.textContent).toContain('添加选项');
    expect(screen.getByText('还没有选项')).toBeTruthy();
  });

  it('drawn by a part get the value, the whole record and a way to change both', async () => {
    let given: FieldPartProps | undefined;
    registerPart({
      kind: 'field',
      name: 'probe',
      load: async () => (props) => {
        given = props;
        return <output>{String(props.record['name'])}</output>;
      },
    });
    await show({
      record,
      shown: { ...form, fields: { ...form.fields, screen: { kind: 'text', title: '页面', order: 2, part: 'probe' } } },
    });
    await screen.findByText('甲', { selector: 'output' });
    expect([given?.value, given?.isReadOnly, given?.errors]).toEqual(['cert.list', false, []]);
    await act(async () => given?.onChange('role.list'));
    await act(async () => given?.setRecord({ name: '由部件改' }));
    await screen.findByText('由部件改', { selector: 'output' });
    await save();
    expect(sent).toEqual([{ id: '1', version: 3, name: '由部件改', screen: 'role.list' }]);
  });

  it('drawn by a part that is not installed say so', async () => {
    await show({ shown: { ...form, fields: { x: { kind: 'text', title: '甲', order: 1, part: 'nobody' } } } });
    expect(screen.getByText(/界面部件「nobody」尚未安装/)).toBeTruthy();
  });
});

it('a form of 200 fields draws the widgets of the first 24 at once and all of them soon', async () => {
  const widgets = () => document.querySelectorAll('form input, form textarea, form button[role="switch"]').length;
  render(
    <Around frame={frameWith(() => undefined)}>
      <RecordForm screen={longForm({ name: 'long', count: 200 })} record={undefined} given={{}} />
    </Around>,
  );
  expect(document.querySelectorAll('[data-path]')).toHaveLength(200);
  expect(widgets()).toBe(24);
  await waitFor(() => expect(widgets()).toBe(200), { timeout: 60_000, interval: 500 });
}, 90_000);

it('offers what was not saved, and nothing that is stored already', async () => {
  page.set(administrator);
  try {
    const offered = async (values: ScreenRecord): Promise<boolean> => {
      drafts.write({ form: form.name, id: record.id }, { values, base: record, savedTime: Date.now() });
      await show({ record });
      const isOffered = screen.queryByRole('button', { name: texts.draftRestore }) !== null;
      cleanup();
      return isOffered;
    };
    expect(await offered({ name: '乙', minutes: null })).toBe(true);
    expect(await offered({ name: '甲', minutes: null, options: [{ content: 'A' }] })).toBe(false);
    expect(drafts.read({ form: form.name, id: record.id })).toBeUndefined();
  } finally {
    drafts.remove({ form: form.name, id: record.id });
    page.clear();
  }
});
