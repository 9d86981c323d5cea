import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTyped } from './useTyped.ts';

function box() {
  const sent: string[] = [];
  const hook = renderHook(({ value }) => useTyped({ value, onSend: (text) => sent.push(text) }), {
    initialProps: { value: '' },
  });
  const type = (text: string) => act(() => hook.result.current.setText(text));
  const send = (text: string) => act(() => hook.result.current.send(text));
  return { hook, sent, type, send, text: () => hook.result.current.text };
}

it('what is typed before the search that was sent takes effect stays in the box', () => {
  const { hook, sent, type, send, text } = box();
  type('王');
  send('王 ');
  type('王小明');
  hook.rerender({ value: '王' });
  expect(text()).toBe('王小明');
  expect(sent).toEqual(['王']);
});

it('a change from elsewhere is taken into the box, also back to what was sent before', () => {
  const { hook, type, send, text } = box();
  type('王');
  send('王');
  hook.rerender({ value: '王' });
  hook.rerender({ value: '' });
  expect(text()).toBe('');
  hook.rerender({ value: '王' });
  expect(text()).toBe('王');
});
