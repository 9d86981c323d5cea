import type { Json } from '#generators/formats.ts';
import { dictionary, namedEntity, ownCalls } from './entity.ts';

const base = dictionary('gadgetSort', '器具种类', { pen: '笔', ruler: '尺' });

/** Values that tenants add to dictionaries (rules E7–E12): in a field, in a list of codes, in the entries of a list. */
export const files: Record<string, Json> = {
  'dictionaries/gadgetSort.json': {
    ...(base['dictionaries/gadgetSort.json'] as Record<string, Json>),
    extensible: true,
  },
  ...namedEntity({
    name: 'gadget',
    title: '器具',
    properties: {
      kind: { type: 'string', title: '种类', 'x-dict': 'gadgetSort', default: 'pen' },
      kinds: { type: 'array', title: '还可当作', items: { type: 'string', 'x-dict': 'gadgetSort' }, maxItems: 5 },
      pieces: {
        type: 'array',
        title: '部件',
        maxItems: 5,
        items: { type: 'object', properties: { kind: { type: 'string', title: '种类', 'x-dict': 'gadgetSort' } } },
      },
    },
    operations: ownCalls,
  }),
};
