/** Conditions of a field: asked for, kept. */
import { at, field, inBook, stops, text } from './testing.ts';

stops([
  [
    'a condition of asking with an unknown word',
    field({ ...text, 'x-requiredWhen': { equal: [{ var: 'kind' }, 'loan'] } }),
    at('/properties/extra/x-requiredWhen', '没有“equal”'),
  ],
  [
    'a condition of keeping over no field',
    field({ ...text, 'x-readOnlyWhen': { '==': [{ var: 'stat' }, 'published'] } }),
    at('/properties/extra/x-readOnlyWhen', '是不是“state”？'),
  ],
  [
    'a condition of asking for what is always asked for',
    inBook((content) => (content.properties.isbn['x-requiredWhen'] = { var: 'kind' })),
    at('/properties/isbn/x-requiredWhen', '总是必填'),
  ],
  [
    'a condition of asking for what is never empty',
    field({ ...text, default: '无', 'x-requiredWhen': { var: 'kind' } }),
    at('/properties/extra/x-requiredWhen', '默认值'),
  ],
  [
    'a condition of asking for what nobody fills in',
    field({ ...text, readOnly: true, 'x-requiredWhen': { var: 'kind' } }),
    at('/properties/extra/x-requiredWhen', '不由人填写'),
  ],
  [
    'a condition of keeping what nobody changes',
    field({ ...text, 'x-hidden': true, 'x-readOnlyWhen': { var: 'kind' } }),
    at('/properties/extra/x-readOnlyWhen', '不由人填写'),
  ],
  [
    'a condition of keeping a part of a list',
    inBook((content) => (content.properties.chapters.items.properties.isFree['x-readOnlyWhen'] = { var: 'kind' })),
    at('/properties/chapters/items/properties/isFree/x-readOnlyWhen', '列表或对象里面'),
  ],
]);
