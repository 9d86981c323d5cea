import { describe, expect, it } from 'vitest';
import { addOperations } from '#runtime/core/operations/table.ts';
import { recordRoute } from './recordRoute.ts';

const menus = [{ code: 'x.1', label: '证书', route: '/cert', screen: 'cert.list', section: '', module: '' }] as never;

const routeFor = (codes: readonly string[]) =>
  recordRoute({
    menus,
    has: (needed) => !needed || [needed].flat().every((code) => codes.includes(code)),
    entity: 'cert',
    id: '1',
    label: '甲',
  });

describe('the place of a record', () => {
  it('is unknown until the calls of its area are, so that nobody is led to less than they may do', () => {
    expect(routeFor(['x.1/edit'])).toBeUndefined();
    const row = { entity: 'cert', method: 'post', path: '/cert' };
    addOperations({
      area: 'cert',
      rows: {
        'cert.save': { ...row, verb: 'save', codes: 'x.1/edit', saveCodes: { change: 'x.1/edit' } },
        'cert.get': { ...row, verb: 'get', codes: 'x.1' },
      } as never,
    });
    expect(routeFor(['x.1/edit'])).toBe('/cert/1');
    expect(routeFor(['x.1'])).toBe('/cert/1/detail');
    expect(routeFor([])).toBe(`/cert?f.keyword=${encodeURIComponent('甲')}`);
  });
});
