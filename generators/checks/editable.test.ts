/** Fields that are edited in some states only. */
import type { Json } from '../formats.ts';
import { at, inBook, stops } from './testing.ts';

const editable = (words: Json) =>
  inBook((content) => {
    content['x-editable'] = words;
  });

stops([
  ['an unknown state', editable({ drafted: 'all' }), at('/x-editable/drafted', '是不是“draft”？')],
  ['an unknown field', editable({ draft: ['isbm'] }), at('/x-editable/draft/0', '是不是“isbn”？')],
  ['a field that nobody fills in', editable({ draft: ['state'] }), at('/x-editable/draft/0', '不由人填写')],
  ['a word for all that is none', editable({ draft: 'every' }), at('/x-editable/draft', 'all')],
  [
    'states that are not there',
    inBook((content) => {
      content['x-editable'] = { draft: 'all' };
      delete content.properties.state['x-dict'];
      content['x-operations'].updateState.field = 'kind';
      content['x-operations'].updateState.transitions = { sale: ['loan'] };
    }),
    at('/x-editable', '没有状态'),
  ],
  [
    'states that nothing changes',
    inBook((content) => {
      content['x-editable'] = { draft: 'all' };
      delete content['x-operations'].updateState;
    }),
    at('/x-editable', '没有什么会改变状态'),
  ],
]);
