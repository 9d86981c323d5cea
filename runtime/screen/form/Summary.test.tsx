import { expect, it } from 'vitest';
import { withoutTitle } from './Summary.tsx';

it.each([
  ['名称', '名称 不能为空', '不能为空'],
  ['座位 2 · 座位号', '座位号 不能为空', '不能为空'],
  ['名称', '名称已经有了', '名称已经有了'],
  ['座位', '名称 不能为空', '名称 不能为空'],
])('beside “%s” the summary says “%s” as “%s”', (title, message, expected) => {
  expect(withoutTitle({ message, title })).toBe(expected);
});
