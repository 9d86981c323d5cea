import { describe, expect, it } from 'vitest';
import { addOperations } from '#runtime/core/operations/table.ts';
import { recordRoute } from './recordRoute.ts';

// A kind of record that the product does not have: nobody else adds its area.
const menus = [
  { code: 'x.1', label: '地图', route: '/atlas', screen: 'atlas.list', section: '', module: '' },
  { code: 'x.2', label: '地球', route: '/globe', screen: 'globe.page', section: '', module: '' },
] as never;

const routeFor = (codes: readonly string[], entity = 'atlas') =>
  recordRoute({
    menus,
    has: (needed) => !needed || [needed].flat().every((code) => codes.includes(code)),
    entity,
    id: '1',
    label: '甲',
  });

describe('the place of a record', () => {
  it('is unknown until the calls of its area are, so that nobody is led to less than they may do', () => {
    expect(routeFor(['x.1/edit'])).toBeUndefined();
    const row = { entity: 'atlas', method: 'post', path: '/atlas' };
    addOperations({
      area: 'atlas',
      rows: {
        'atlas.save': { ...row, verb: 'save', codes: 'x.1/edit', saveCodes: { change: 'x.1/edit' } },
        'atlas.get': { ...row, verb: 'get', codes: 'x.1' },
      } as never,
    });
    expect(routeFor(['x.1/edit'])).toBe('/atlas/1');
    expect(routeFor(['x.1'])).toBe('/atlas/1/detail');
    expect(routeFor([])).toBe(`/atlas?f.keyword=${encodeURIComponent('甲')}`);
  });

  it('of which there is one is its page', () => {
    expect(routeFor([], 'globe')).toBe('/globe');
  });
});
