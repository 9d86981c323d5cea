import { describe, expect, it } from 'vitest';
import { homeOf } from './screen.tsx';
import { titleOf } from './title.ts';

describe('the list’s route', () => {
  it.each([
    ['cert.list', '/cert', '/cert'],
    ['cert.form', '/cert/new', '/cert'],
    ['cert.form', '/cert/12/', '/cert'],
    ['cert.detail', '/cert/12/detail', '/cert'],
    ['portalInfo.page', '/portal', '/portal'],
  ])('of %s at %s is %s', (name, pathname, base) =>
    expect(homeOf({ name, pathname })).toEqual({ entity: name.split('.')[0], base }),
  );
});

it('a form’s title says what is done there', () => {
  expect([
    titleOf({ title: '证书', kind: 'form', hasRecord: false }),
    titleOf({ title: '证书', kind: 'form', hasRecord: true }),
    titleOf({ title: '新增成员', kind: 'form', hasRecord: true }),
    titleOf({ title: '证书详情', kind: 'detail', hasRecord: true }),
  ]).toEqual(['新增证书', '编辑证书', '新增成员', '证书详情']);
});
