import { renderHook } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { useRun } from './useRun.ts';

let restore = (): void => {};
afterEach(() => restore());

it('the same asked for again while it is under way is asked for once', async () => {
  let answer = (_reply: unknown): void => {};
  const asked: unknown[] = [];
  restore = setTransport(({ input }) => {
    asked.push(input);
    return new Promise((done) => (answer = done));
  });
  const { result } = renderHook(() => useRun({ reload: () => {}, conditions: undefined }), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <App>{children}</App>
      </MemoryRouter>
    ),
  });
  const chosen = { name: 'remove', action: { title: '删除', does: 'cert.remove' } };
  const run = (id: string) => result.current(chosen as never, [{ id }] as never, undefined);
  const first = run('a');
  await run('a');
  expect(asked).toHaveLength(1);
  answer({ count: 1 });
  await first;
  const again = run('a');
  expect(asked).toHaveLength(2);
  answer({ count: 1 });
  await again;
});
