import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, expect, it, vi } from 'vitest';
import { TitleInput } from './TitleInput.tsx';

afterEach(cleanup);

it.each([
  ['', '大题要有标题；标题仍是“一”'],
  ['二', '已有同名的大题，标题还没有改；标题仍是“一”'],
  ['长'.repeat(61), '标题不能超过 60 个字；标题仍是“一”'],
])('a title that cannot be is said when it is left, and the former one stays: %j', async (typed, told) => {
  const onChange = vi.fn();
  render(
    <App>
      <TitleInput name="标题" title="一" isTaken={(title) => title === '二'} onChange={onChange} />
    </App>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '标题' });
  fireEvent.change(input, { target: { value: typed } });
  expect(input.value).toBe(typed);
  fireEvent.blur(input);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(input.value).toBe('一');
  expect(onChange).not.toHaveBeenCalled();
});
