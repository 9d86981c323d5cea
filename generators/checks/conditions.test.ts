/** Conditions that compare a field with what it never is, and those that hold of no record. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, field, inBook, number, problemsOf, stops, text } from './testing.ts';

const kindIs = (value: Json, word = '=='): Json => ({ [word]: [{ var: 'kind' }, value] });
const shownWhen = (condition: Json) => field({ ...text, 'x-when': condition });
const place = '/properties/extra/x-when';

const step = (when: Json) =>
  inBook((content) => {
    content['x-steps'] = {
      lend: { title: '借出', from: 'draft', to: 'published', code: 'a12-m9.1.3', when, why: '不行' },
    };
    content['x-operations'].step = {};
    delete content['x-operations'].updateState;
  });

stops([
  ['a code that is not there', shownWhen(kindIs('lone')), at(`${place}/==/1`, '是不是“loan”')],
  ['one of several', shownWhen(kindIs(['loan', 'sail'], 'in')), at(`${place}/in/1/1`, '是不是“sale”')],
  ['a code on the left', shownWhen({ '!=': ['lone', { var: 'kind' }] }), at(`${place}/!=/0`, '是不是“loan”')],
  [
    'a word deep inside',
    shownWhen({ and: [true, { '!': kindIs('lone') }] }),
    at(`${place}/and/1/!/==/1`, '“类别”不会是它'),
  ],
  ['the label in place of the code', shownWhen(kindIs('外借')), at(`${place}/==/1`, '没有“外借”')],
  [
    'a truth as a text',
    inBook((content) => {
      content.properties.extra = { type: 'boolean', title: '珍藏' };
      content.properties.why = { ...text, 'x-when': { '==': [{ var: 'extra' }, 'true'] } };
    }),
    at('/properties/why/x-when/==/1', 'true 或 false'),
  ],
  [
    'a truth of an entry',
    shownWhen({ some: [{ var: 'chapters' }, { '==': [{ var: 'isFree' }, '是'] }] }),
    at(`${place}/some/1/==/1`, '“试读”不会是它'),
  ],
  ['a step', step({ '==': [{ var: 'record.kind' }, 'lone'] }), at('/x-steps/lend/when/==/1', '是不是“loan”')],
  [
    'a field of what a step only refers to',
    step({ '==': [{ var: 'record.authorId.born' }, 1900] }),
    at('/x-steps/lend/when/==/0', '只有它的编号'),
  ],
  [
    'a field of what is only referred to',
    shownWhen({ '!': [{ var: 'authorId.born' }] }),
    at(`${place}/!/0`, '先用 x-copyOf 照抄'),
  ],
  ['a field of a text', shownWhen({ '!': { var: 'bookName.text' } }), at(`${place}/!`, '直接写 bookName')],
  [
    'a field that entries lack',
    shownWhen({ some: [{ var: 'chapters' }, { '!': [{ var: 'isFre' }] }] }),
    at(`${place}/some/1/!/0`, '的每一项没有字段“isFre”，是不是“isFree”？'),
  ],
  [
    'a field that the entries that are left lack',
    shownWhen({
      '>': [{ len: { map: [{ filter: [{ var: 'chapters' }, { var: 'isFree' }] }, { var: 'titel' }] } }, 1],
    }),
    at(`${place}/>/0/len/map/1`, '没有字段“titel”'),
  ],
  [
    'a rule',
    inBook((content) => (content['x-entity'].rules[0].when = kindIs('lone'))),
    at('/x-entity/rules/0/when/==/1', '是不是“loan”'),
  ],
  [
    'a computed field',
    field({ ...number, 'x-value': { if: [kindIs('lone'), 1, 0] } }),
    at('/properties/extra/x-value/if/0/==/1', '是不是“loan”'),
  ],
  [
    'a required field that nobody is ever shown',
    inBook((content) => {
      content.properties.extra = { ...text, 'x-when': { and: [kindIs('loan'), kindIs('sale')] } };
      content.required.push('extra');
    }),
    at('/properties/extra/x-when', '却是必填的'),
  ],
  ['a field that is never shown', shownWhen(false), at(place, '没有人能填写它')],
  [
    'a step that nobody ever takes',
    step({ and: [{ '==': [{ var: 'record.kind' }, 'loan'] }, { '!': { var: 'record.kind' } }] }),
    at('/x-steps/lend/when', '没有人能办理'),
  ],
]);

it('nothing is said of what may be', () => {
  const fine: Json[] = [
    kindIs('loan'),
    kindIs('old'),
    kindIs(['loan', 'sale'], 'in'),
    { in: ['部', { var: 'bookName' }] },
    { '==': [{ var: 'kind' }, null] },
    { and: [kindIs('loan'), { '>': [{ var: 'price' }, 5000] }] },
    { '<': [{ today: [] }, { var: 'publishedOn' }] },
    { '!': { missing: ['kind'] } },
    { some: [{ var: 'chapters' }, { var: 'isFree' }] },
  ];
  for (const condition of fine) expect(problemsOf(shownWhen(condition))).toEqual([]);
});
