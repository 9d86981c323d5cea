import { describe, expect, it } from 'vitest';
import { homeOf } from './home.ts';

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
