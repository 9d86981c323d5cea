import { describe, expect, it } from 'vitest';
import { initialsOf, isFound, nameOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['题库管理', 'tkgl'],
    ['证书管理', 'zsgl'],
    ['组卷规则', 'zjgz'],
    ['新增试题', 'xzst'],
    ['操作记录', 'czjl'],
    ['岗位', 'gw'],
    ['Excel 导入', 'excel dr'],
  ])('%s: %s', (text, initials) => {
    expect(initialsOf(text)).toBe(initials);
  });

  it.each([
    ['发证单位', 'fzdw'],
    ['2026 届', 'j'],
    ['Home Town', 'hometown'],
    ['！', null],
  ])('%s is the name %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('find a page by characters or by initials, and by nothing else', () => {
    expect(isFound({ text: '题库管理', typed: '题库' })).toBe(true);
    expect(isFound({ text: '题库管理', typed: 'TK' })).toBe(true);
    expect(isFound({ text: '题库管理', typed: 'zs' })).toBe(false);
    expect(isFound({ text: '题库管理', typed: '证' })).toBe(false);
    expect(isFound({ text: '导入：班级学员', typed: '导入学员' })).toBe(true);
    expect(isFound({ text: '导入：班级学员', typed: '学员导入' })).toBe(false);
  });
});
