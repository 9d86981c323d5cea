import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordInput } from './WordInput.tsx';

afterEach(cleanup);

it.each([
  ['name', 60],
  ['help', 200],
] as const)('a %s that is too long is said to be, kept as it was typed, and not taken', async (kind, most) => {
  const onChange = vi.fn();
  render(<WordInput id="word" kind={kind} value="等级" onChange={onChange} />);
  const long = '长'.repeat(most + 1);
  await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: long } }));
  expect(screen.getByRole('alert').textContent).toBe(`不能超过 ${most} 个字`);
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => fireEvent.blur(screen.getByRole('textbox')));
  expect(screen.getByRole('textbox')).toHaveProperty('value', long);
  await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 级别 ' } }));
  expect(onChange).toHaveBeenCalledWith('级别');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('an empty name is none, and the former one comes back', async () => {
  const onChange = vi.fn();
  render(<WordInput id="word" kind="name" value="等级" onChange={onChange} />);
  await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: ' ' } }));
  expect(screen.getByRole('alert').textContent).toBe('名称不能为空');
  await act(async () => fireEvent.blur(screen.getByRole('textbox')));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '等级');
  expect(onChange).not.toHaveBeenCalled();
});
