/** Designs that certificates may begin with: each is a template that could be saved. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, problemsOf, shelfOf, stops } from './testing.ts';

const file = 'certDesigns/plain.json';
const here = (pointer: string, says: string) => at(pointer, says, file);

const template: Json = {
  ...shelfOf(
    {
      rules: [
        {
          when: { none: [{ var: 'layout' }, { '==': [{ var: 'kind' }, 'loan'] }] },
          path: '/layout',
          message: '至少要有一项外借',
        },
      ],
    },
    {
      orientation: { type: 'string', title: '纸张方向', 'x-dict': 'bookState' },
      frame: { type: 'string', title: '边框', 'x-dict': 'bookKind' },
      accent: { type: 'string', title: '边框颜色', 'x-widget': 'color' },
      layout: {
        type: 'array',
        title: '版面',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', title: '种类', 'x-dict': 'bookKind' },
            x: { type: 'number', title: '左边距', maximum: 297 },
            text: { type: 'string', title: '文字', pattern: '^[^{}]*$', description: '不写大括号' },
          },
          required: ['kind', 'x'],
        },
      },
    },
  ),
  $id: 'certTemplate',
  title: '证书模板',
};
const item = { kind: 'loan', x: 20, text: '证书' };
const design = (words: Record<string, Json>): Record<string, Json> => ({
  'entities/certTemplate.json': template,
  [file]: {
    $schema: '../generated/meta/certDesign.json',
    title: '素色',
    orientation: 'draft',
    frame: 'loan',
    accent: '#1677ff',
    layout: [item],
    ...words,
  },
});

it('nothing is said of a template that could be saved', () => expect(problemsOf(design({}))).toEqual([]));

stops([
  ['a word that is none', design({ colour: '#1677ff' }), here('', '这里没有“colour”这个词')],
  ['a code that is none', design({ frame: 'lone' }), here('/frame', '是不是“loan”？')],
  ['a colour that is none', design({ accent: 'blue' }), here('/accent', '颜色')],
  [
    'an item of a kind that is none',
    design({ layout: [item, { ...item, kind: 'lone' }] }),
    here('/layout/1/kind', '“loan”'),
  ],
  ['an item beyond the sheet', design({ layout: [{ ...item, x: 300 }] }), here('/layout/0/x', '不能大于 297')],
  ['a text of another form', design({ layout: [{ ...item, text: '{号' }] }), here('/layout/0/text', '（不写大括号）')],
  ['an item without its place', design({ layout: [{ kind: 'loan' }] }), here('/layout/0', '缺少“x”（左边距）')],
  ['a misspelt word of an item', design({ layout: [{ ...item, txt: '甲' }] }), here('/layout/0', '是不是“text”？')],
  ['what no template may be', design({ layout: [{ ...item, kind: 'sale' }] }), here('/layout', '至少要有一项外借')],
]);
