import { expect, it } from 'vitest';
import { titleOf } from './title.ts';

it('a form’s title says what is done there', () => {
  expect([
    titleOf({ title: '证书', kind: 'form', hasRecord: false }),
    titleOf({ title: '证书', kind: 'form', hasRecord: true }),
    titleOf({ title: '证书详情', kind: 'detail', hasRecord: true }),
  ]).toEqual(['新增证书', '编辑证书', '证书详情']);
});
