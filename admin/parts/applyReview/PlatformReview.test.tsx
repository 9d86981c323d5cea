import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { PlatformReview } from './ApplyReview.tsx';
import { texts } from './texts.ts';

let restore: () => void;
let refusal: CallError | undefined;
let calls: { name: string; input: Record<string, unknown> }[] = [];

beforeEach(() => {
  [calls, refusal] = [[], undefined];
  restore = setTransport(async ({ name, input }) => {
    calls.push({ name, input });
    if (name === 'operator.apply')
      return {
        id: input['id'],
        personName: `考生 ${String(input['id'])}`,
        tenantName: `机构 ${String(input['tenantId'])}`,
        photo: '/api/file/picture',
        version: 3,
        state: input['id'] === 'done' ? 'approved' : 'platform',
      };
    if (name === 'operator.applies') return { rows: [{ tenantId: 'b', id: '2', state: 'platform' }], total: 1 };
    if (refusal) throw refusal;
    return { count: 1 };
  });
});
afterEach(() => restore());

function show(row?: Record<string, string>, conditions: Record<string, unknown> = {}): void {
  render(
    <App>
      <PlatformReview
        rows={row ? [row] : []}
        conditions={conditions}
        onClose={() => undefined}
        reload={() => undefined}
      />
    </App>,
  );
}

const decisions = () => calls.flatMap(({ name, input }) => (name === 'operator.review' ? [input] : []));

it('decides each application in its own organisation, and takes its files from there', async () => {
  show({ tenantId: 'a', id: '1', state: 'platform' });
  await screen.findByText('机构 a');
  expect(screen.getByRole('img', { name: '照片' }).getAttribute('src')).toBe('/api/operator/certApply/file/a/picture');
  fireEvent.click(screen.getByRole('button', { name: '通 过' }));
  await screen.findByText('机构 b');
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() =>
    expect(decisions()).toEqual([
      { tenantId: 'a', ids: ['1'], status: 'approved', version: 3 },
      { tenantId: 'b', ids: ['2'], status: 'approved', version: 3 },
    ]),
  );
});

it('goes through what the list is narrowed to, and tells where nothing of it waits', async () => {
  show(undefined, { tenantId: ['b'], state: ['platform', 'approved'] });
  await screen.findByText('机构 b');
  expect(calls[0]).toMatchObject({ name: 'operator.applies', input: { tenantId: ['b'], state: ['platform'] } });
  calls = [];
  show(undefined, { state: ['approved'] });
  await screen.findByText(texts.none);
  expect(calls).toEqual([]);
});

it('shows one that is decided alone, with nothing to decide', async () => {
  show({ tenantId: 'a', id: 'done', state: 'approved' });
  await screen.findByText('第 1 条，共 1 条');
  await screen.findByText('机构 a');
  expect(screen.queryByRole('button', { name: /通\s?过/ })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(calls.map(({ name }) => name)).not.toContain('operator.applies');
  expect(decisions()).toEqual([]);
});

it('a key that is held down decides one application, and none of those after it', async () => {
  show({ tenantId: 'a', id: '1', state: 'platform' });
  await screen.findByText('机构 a');
  fireEvent.keyDown(document.body, { key: 'A' });
  await screen.findByText('机构 b');
  fireEvent.keyDown(document.body, { key: 'A', repeat: true });
  fireEvent.keyDown(document.body, { key: 'x', repeat: true });
  expect(screen.queryByRole('dialog', { name: '不通过' })).toBeNull();
  expect(decisions()).toHaveLength(1);
});

it('shows what an application is now where it has changed since it was looked at', async () => {
  show({ tenantId: 'a', id: '1', state: 'platform' });
  await screen.findByText('机构 a');
  refusal = new CallError({ kind: 'conflict', code: 409, status: 409, message: '已改过' });
  const read = (): number => calls.filter(({ name }) => name === 'operator.apply').length;
  expect(read()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(read()).toBe(2));
  await screen.findByText('第 1 条，共 2 条');
});
