/** Named steps between states. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, inBook, problemsOf, stops } from './testing.ts';

const publish = { title: '发布', from: 'draft', to: 'published', code: 'a12-m9.1.3' };

/** A book whose states change by one step. */
const withStep = (change: Record<string, Json>, operations: Record<string, Json> = { step: {} }) =>
  inBook((content) => {
    content['x-steps'] = { publish: { ...publish, ...change } };
    Object.assign(content['x-operations'], operations);
  });

/** Books that are asked for, approved and sent, with what is wrong with it. */
const inOrder = ({
  approve = 'sent',
  states = [],
  progress,
}: {
  approve?: string | string[];
  states?: string[];
  progress?: string[];
}) => ({
  'dictionaries/orderState.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '订购状态',
    values: ['draft', 'waiting', 'approved', 'sent', ...states].map((code) => ({ code, label: code })),
  },
  ...inBook((content) => {
    content.properties.state['x-dict'] = 'orderState';
    delete content['x-operations'].updateState;
    content['x-operations'].step = {};
    content['x-steps'] = {
      ask: { ...publish, title: '申请', to: 'waiting' },
      approve: { ...publish, title: '批准', from: approve, to: 'approved' },
      send: { ...publish, title: '发出', from: 'approved', to: 'sent' },
    };
    if (progress) content['x-screens'] = { detail: { progress } };
  }),
});

stops([
  ['a step from no state', withStep({ from: 'drafted' }), at('/x-steps/publish/from', '是不是“draft”？')],
  [
    'one of several states that is none',
    withStep({ from: ['draft', 'retird'] }),
    at('/x-steps/publish/from/1', '没有状态“retird”'),
  ],
  ['a step to no state', withStep({ to: 'publish' }), at('/x-steps/publish/to', '是不是“published”？')],
  ['a step of no field', withStep({ field: 'stat' }), at('/x-steps/publish/field', '是不是“state”？')],
  ['a step of a field without states', withStep({ field: 'isbn' }), at('/x-steps/publish/field', '字典 x-dict')],
  [
    'a state that a form changes',
    inBook((content) => {
      content['x-steps'] = { publish };
      content['x-operations'].step = {};
      delete content.properties.state.readOnly;
    }),
    at('/x-steps/publish', '"readOnly": true'),
  ],
  [
    'a step for nobody',
    inBook((content) => {
      const { code } = content['x-entity'];
      delete content['x-entity'].code;
      for (const operation of Object.values<Record<string, Json>>(content['x-operations'])) operation['code'] = code;
      content['x-operations'].step = {};
      content['x-steps'] = { publish: { ...publish, code: undefined } };
    }),
    at('/x-steps/publish', '没有写明谁可以做'),
  ],
  ['a step with an unknown code', withStep({ code: 'a12-m99.1.33' }), at('/x-steps/publish/code', '没有编码')],
  ['a step of the own person where nobody is', withStep({ who: 'own' }), at('/x-steps/publish/who', 'x-entity 的 own')],
  ['a condition without a reason', withStep({ when: { var: 'record.isbn' } }), at('/x-steps/publish/when', 'why')],
  ['a reason without a condition', withStep({ why: '还没有封面' }), at('/x-steps/publish/why', '没有条件')],
  [
    'a condition over no field',
    withStep({ when: { var: 'record.isbm' }, why: '没有书号' }),
    at('/x-steps/publish/when', '是不是“isbn”？'),
  ],
  [
    'a condition over a field beside the record',
    withStep({ when: { var: 'isbn' }, why: '没有书号' }),
    at('/x-steps/publish/when', '“isbn”要写成“record.isbn”'),
  ],
  [
    'something required that nobody is asked for',
    withStep({
      asks: { properties: { note: { type: 'string', title: '说明', maxLength: 20 } }, required: ['reason'] },
    }),
    at('/x-steps/publish/asks/required/0', '没有请人填写“reason”'),
  ],
  [
    'something asked for without a title',
    withStep({ asks: { properties: { note: { type: 'string', maxLength: 20 } } } }),
    at('/x-steps/publish/asks/properties/note', 'title'),
  ],
  [
    'something asked for under a name that the call takes',
    withStep({ asks: { properties: { ids: { type: 'string', title: '说明', maxLength: 20 } } } }),
    at('/x-steps/publish/asks/properties/ids', '系统自己要用'),
  ],
  [
    'a field asked for as another kind',
    withStep({ asks: { properties: { isbn: { type: 'integer', title: '书号' } } } }),
    at('/x-steps/publish/asks/properties/isbn', '不是同一种'),
  ],
  [
    'a stamp in no field',
    withStep({ stamps: { publishedTime: 'now' } }),
    at('/x-steps/publish/stamps/publishedTime', '没有字段'),
  ],
  ['a moment in a text', withStep({ stamps: { isbn: 'now' } }), at('/x-steps/publish/stamps/isbn', 'date-time')],
  [
    'a stamp of what is not asked for',
    withStep({ stamps: { isbn: 'usr' } }),
    at('/x-steps/publish/stamps/isbn', '是不是“user”？'),
  ],
  ['a lock of no reference', withStep({ locks: 'isbn' }), at('/x-steps/publish/locks', '不是引用别的数据的字段')],
  ['a stamp of the state', withStep({ stamps: { state: 'user' } }), at('/x-steps/publish/stamps/state', '由 to 写明')],
  [
    'a notice to no field',
    withStep({ notice: { to: { var: 'record.reader' }, title: '已发布', text: '请看' } }),
    at('/x-steps/publish/notice/to', '“record.reader”不存在'),
  ],
  [
    'a notice that names no field',
    withStep({ notice: { to: { var: 'record.createdBy' }, title: '{isbm} 已发布', text: '请看' } }),
    at('/x-steps/publish/notice/title', '是不是“isbn”？'),
  ],
  ['an unknown handler', withStep({ does: 'book/publish' }), at('/x-steps/publish/does', '没有处理程序“book/publish”')],
  ['a step that no call takes', withStep({}, {}), at('/x-steps/publish', '没有操作来做这个步骤')],
  [
    'a call of an unknown step',
    withStep({}, { step: {}, put: { http: 'POST /book/put', does: 'step', steps: ['publsh'] } }),
    at('/x-operations/put/steps/0', '是不是“publish”？'),
  ],
  [
    'a call that says who may',
    withStep({}, { step: { code: 'a12-m9.1' } }),
    at('/x-operations/step/code', '每个步骤自己写明'),
  ],
  [
    'steps of another verb',
    withStep({}, { step: {}, list: { steps: ['publish'] } }),
    at('/x-operations/list/steps', '只有办理步骤'),
  ],
  [
    'a call of steps where there are none',
    inBook((content) => (content['x-operations'].step = {})),
    at('/x-operations/step', '没有步骤可以办理'),
  ],
  ['a step from a state that nothing leads to', inOrder({}), at('/x-steps/approve/from', '没有哪一步能到“sent”')],
  [
    'one such state of two',
    inOrder({ approve: ['waiting', 'kept'], states: ['kept'] }),
    at('/x-steps/approve/from/1', '没有哪一步能到“kept”'),
  ],
  [
    'a state without a way on to what a detail shows behind it',
    inOrder({ approve: 'draft', progress: ['draft', 'waiting', 'approved', 'sent'] }),
    at('/x-screens/detail/progress/1', '到了“waiting”就没有步骤'),
  ],
  [
    'two steps of one title',
    inBook((content) => {
      content['x-steps'] = { publish, again: { ...publish, from: 'published', to: 'published' } };
      content['x-operations'].step = {};
    }),
    at('/x-steps/again/title', '分不清'),
  ],
  [
    'the same asked for in other words',
    inBook((content) => {
      const asks = (maxLength: number) => ({ properties: { note: { type: 'string', title: '说明', maxLength } } });
      content['x-steps'] = {
        publish: { ...publish, asks: asks(20) },
        withdraw: { ...publish, title: '撤回', from: 'published', to: 'draft', asks: asks(30) },
      };
      content['x-operations'].step = {};
    }),
    at('/x-steps/withdraw/asks/properties/note', '写法不同'),
  ],
]);

it('a state that is used no longer may be left by a step', () => {
  const order = inOrder({ approve: ['waiting', 'kept'], states: ['kept'] });
  const dictionary = structuredClone(order['dictionaries/orderState.json']);
  Object.assign(dictionary.values.at(-1) ?? {}, { retired: true });
  expect(problemsOf({ ...order, 'dictionaries/orderState.json': dictionary })).toEqual([]);
});
