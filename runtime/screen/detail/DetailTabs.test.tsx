import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DetailScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { registerPart } from '../parts.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { texts } from '../texts.ts';
import { DetailContent } from './DetailContent.tsx';

const detail: DetailScreen = {
  kind: 'detail',
  name: 'cert.detail',
  title: '证书详情',
  entity: 'cert',
  load: 'cert.get',
  opens: 'page',
  groups: {
    base: { title: '基本', order: 1, tab: 'base' },
    secret: { title: '内部', order: 2, tab: 'secret' },
    record: { title: '记录', order: 3 },
  },
  fields: {
    certName: { kind: 'text', title: '名称', order: 1, group: 'base' },
    note: { kind: 'text', title: '内部说明', order: 2, group: 'secret', when: { var: 'record.note' } },
    createdTime: { kind: 'dateTime', title: '创建时间', order: 3, group: 'record' },
  },
  toolbar: {},
  tabs: {
    base: { title: '基本信息', order: 1 },
    secret: { title: '内部信息', order: 2 },
    questions: { title: '试题', screen: 'question.list', by: 'certId', code: 'a12-m2.3', order: 3 },
    // As an institution adds it: who may see it is not said.
    rules: { title: '规则', screen: 'paperRule.list', by: 'certId', order: 4 },
    history: { title: '修改历史', kind: 'timeline', order: 5 },
  },
};

const filters = { state: ['published'] };
const calls: TransportRequest[] = [];
let record: Record<string, unknown> = {};
let restore: () => void;
/** The codes of the certificate's own calls and those of its lists. */
const all = ['a12-m2.1', 'a12-m2.1.8', 'a12-m2.3', 'a12-m2.4'];

beforeEach(() => {
  calls.length = 0;
  record = { id: 'c1', version: 1, certName: '网络安全', createdTime: '2024-05-01 09:30:00' };
  restore = setTransport(async (request) => {
    calls.push(request);
    switch (request.name) {
      case 'cert.get':
        return record;
      case 'customField.all':
      case 'view.list':
        return [];
      case 'question.list':
        return { rows: [], total: 12 };
      case 'paperRule.list':
        return { rows: [], total: 1 };
      case 'cert.history':
        return {
          rows: Array.from({ length: 20 }, (_, i) => ({
            id: `h${request.input['pageNum']}-${i}`,
            recordVersion: 40 - i,
            action: 'updated',
            step: i === 0 ? { title: '通过' } : null,
            changes: { certName: ['旧', '新'] },
            createdTime: '2024-05-02 10:00:00',
            createdBy: 'u1',
            createdByLabel: '李老师',
          })),
          total: 40,
        };
      default:
        return {};
    }
  });
});
afterEach(() => restore());

async function show({
  codes = all,
  query = '',
  shown = detail,
}: {
  codes?: string[];
  query?: string;
  shown?: DetailScreen;
} = {}): Promise<void> {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(codes) });
  render(
    <ScreenProvider initialQuery={query}>
      <DetailContent screen={shown} params={{ id: 'c1' }} />
    </ScreenProvider>,
  );
  await screen.findAllByRole('tab');
}

const tabs = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const asked = (name: string) => calls.filter((call) => call.name === name);
async function open(name: RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('tab', { name }));
  });
}

it('what is done with a record names it by what its entity calls it, as it is', async () => {
  record = { ...record, certName: 'a<5 & b>3' };
  const uses = { title: '使用处', order: 1, lists: { does: 'cert.uses' } };
  const { certName, ...fields } = detail.fields;
  await show({
    shown: {
      ...detail,
      label: 'certName',
      fields: {
        type: { kind: 'dict', title: '种类', order: 0, dict: 'certLevel' },
        ...fields,
        ...(certName && { certName }),
      },
      toolbar: { uses },
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('a<5 & b>3');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '使用处' }));
  });
  expect(await screen.findByRole('dialog', { name: '“a<5 & b>3”的使用处' })).toBeTruthy();
});

describe('tabs of a detail', () => {
  it('are those with something to show, lists with how many there are', async () => {
    await show();
    await waitFor(() => expect(tabs()).toEqual(['基本信息', '试题12', '规则1', '修改历史']));
    expect(asked('question.list').map(({ input }) => input)).toEqual([{ certId: 'c1', pageNum: 1, pageSize: 1 }]);
    // What names no tab stands in the first.
    expect(screen.getByRole('tabpanel').textContent).toContain('创建时间');
  });

  it('list what refers to the same as a field of the record', async () => {
    record = { ...record, ownerId: 'u7' };
    const shared = { title: '同一个人的试题', screen: 'question.list', by: 'userId', of: 'ownerId', order: 1 };
    await show({ shown: { ...detail, tabs: { base: { title: '基本信息', order: 0 }, shared } } });
    await open(/同一个人的试题/);
    await waitFor(() => expect(asked('question.list').length).toBeGreaterThan(1));
    for (const { input } of asked('question.list')) expect(input).toMatchObject({ userId: 'u7' });
  });

  it('keep the place of a number that has not come', async () => {
    setTransport(async ({ name }) => {
      if (name === 'cert.get') return record;
      if (name === 'question.list') throw errorWithoutReply('network');
      return name === 'paperRule.list' ? { rows: [], total: 1 } : [];
    });
    await show();
    const places = () => [...document.querySelectorAll('.screen-tab-count')].map(({ textContent }) => textContent);
    await waitFor(() => expect(places()).toEqual(['', '1']));
  });

  it('come with the fields that they show', async () => {
    record = { ...record, note: '待核' };
    await show();
    await open(/内部信息/);
    expect(screen.getByRole('tabpanel').textContent).toContain('待核');
  });

  it('begin with the conditions of a list, which its number keeps to, until somebody clears them', async () => {
    const { questions, ...others } = detail.tabs ?? {};
    const begun = { ...detail, tabs: { ...others, ...(questions && { questions: { ...questions, filters } }) } };
    await show({ shown: begun });
    await waitFor(() => expect(tabs()).toContain('试题12'));
    expect(asked('question.list').map(({ input }) => input)).toEqual([
      { certId: 'c1', state: ['published'], pageNum: 1, pageSize: 1 },
    ]);
    await open(/试题/);
    await waitFor(() =>
      expect(asked('question.list').at(-1)?.input).toMatchObject({ certId: 'c1', state: ['published'], pageSize: 20 }),
    );
    await act(async () => {
      fireEvent.click(await screen.findByRole('button', { name: texts.reset }));
    });
    await waitFor(() => expect(asked('question.list').at(-1)?.input).not.toHaveProperty('state'));
  });

  it('are not there for who may not make their calls, and nothing is asked for them', async () => {
    await show({ codes: ['a12-m2.1'] });
    await waitFor(() => expect(tabs()).toEqual(['基本信息']));
    expect([...asked('question.list'), ...asked('paperRule.list'), ...asked('cert.history')]).toEqual([]);
  });

  it('load when they are opened first, and more when somebody wants it', async () => {
    await show();
    expect(asked('cert.history')).toEqual([]);
    await open(/修改历史/);
    expect(await screen.findByRole('heading', { name: /通过/ })).toBeTruthy();
    expect(asked('cert.history')).toHaveLength(1);
    await open(/基本信息/);
    await open(/修改历史/);
    expect(asked('cert.history')).toHaveLength(1);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull());
    expect(screen.getAllByText('李老师', { exact: false })).toHaveLength(40);
  });

  it('show a field inside the part that stands around it', async () => {
    registerPart({ kind: 'field', name: 'frame', load: async () => (props) => <figure>{props.widget}</figure> });
    await show({
      shown: {
        ...detail,
        fields: { certName: { kind: 'text', title: '名称', order: 1, group: 'base', part: 'frame' } },
      },
    });
    expect(await screen.findByText('网络安全', { selector: 'figure *' })).toBeTruthy();
  });

  it('have the lists that stand in no tab in the first', async () => {
    await show({
      shown: {
        ...detail,
        sections: { more: { title: '更多试题', screen: 'question.list', by: 'certId', code: 'a12-m2.3', order: 9 } },
      },
    });
    expect(await screen.findByRole('heading', { name: '更多试题' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toContain('更多试题'));
  });

  it('are opened by the address', async () => {
    await show({ query: 'tab=history' });
    expect(await screen.findByRole('tab', { name: /修改历史/, selected: true })).toBeTruthy();
  });

  it('without the one of the address begin with the first', async () => {
    await show({ query: 'tab=nobody' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('基本信息');
  });
});
