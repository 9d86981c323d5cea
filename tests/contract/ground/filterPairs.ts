import type { Json } from '#generators/formats.ts';
import { entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const code = (title: string, words: Record<string, Json> = {}): Record<string, Json> => ({
  type: 'string',
  title,
  'x-dict': 'certState',
  ...words,
});

const ofPlain: Json = { if: [{ '==': [{ var: 'plain' }, 'on'] }, 'on', 'off'] };

/** Every sort of field of one dictionary that is stored, of what `origin` refers to. */
const sorts: Record<string, Record<string, Json>> = {
  plain: code('填写的'),
  usual: code('先填好的', { 'x-default': ofPlain }),
  fixed: code('由系统填写的', { default: 'on', readOnly: true }),
  computed: code('算出来的', { 'x-value': ofPlain }),
  copied: code('照抄的', { 'x-copyOf': 'originId.plain' }),
  shown: code('不都能看的', { 'x-read': 'a12-m2.7.2' }),
};

/** Sorts of fields of the record that refers. */
export const sortsHere = Object.keys(sorts);

/** Sorts of fields of the record referred to: what not everybody reads would be told by it. */
export const sortsThere = sortsHere.filter((name) => name !== 'shown');

/** The reference whose filter asks that a field of the booth is what a field of the market is; without the latter that it is `on`. */
export function pairName({ there, here }: { there: string; here?: string }): string {
  return `${there}By${here === undefined ? 'Code' : here.charAt(0).toUpperCase() + here.slice(1)}`;
}

const pairs = sortsThere.flatMap((there) => [
  { name: pairName({ there }), there, wanted: ['on'] as Json },
  ...sortsHere.map((here) => ({
    name: pairName({ there, here }),
    there,
    wanted: { var: `record.${here}` } as Json,
  })),
]);

/** Markets that refer to booths, once for each pair of sorts of fields that a filter compares. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'origin',
    title: '来处',
    words: { label: 'originName' },
    properties: { originName: text('名称'), plain: code('状态') },
    required: ['originName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'booth',
    title: '摊位',
    words: { label: 'boothName' },
    properties: { boothName: text('名称'), originId: reference('来处', 'origin'), ...sorts },
    required: ['boothName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'market',
    title: '市集',
    words: { label: 'marketName' },
    properties: {
      marketName: text('名称'),
      originId: reference('来处', 'origin'),
      ...sorts,
      ...Object.fromEntries(
        pairs.map(({ name, there, wanted }) => [
          name,
          reference(`摊位 ${name}`, 'booth', { 'x-filter': { [there]: wanted } }),
        ]),
      ),
    },
    required: ['marketName'],
    operations: ownCalls,
  }),
};
