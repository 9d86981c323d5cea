/** Fields. */
import { at, field, inBook, number, stops, text } from './testing.ts';

stops([
  ['no title', field({ type: 'string', maxLength: 20 }), at('/properties/extra', '缺少标题')],
  ['a title twice', field({ ...text, title: '书名' }), at('/properties/extra/title', '与字段“bookName”相同')],
  ['a field of the system', field(text, 'version'), at('/properties/version', '本来就有')],
  ['a field named like a label', field(text, 'authorIdLabel'), at('/properties/authorIdLabel', '引用“authorId”')],
  [
    'a dictionary that is not there',
    field({ ...text, 'x-dict': 'bookKinds' }),
    at('/properties/extra/x-dict', '是不是“bookKind”？'),
  ],
  [
    'a reference to no entity',
    field({ ...text, 'x-ref': 'auther' }),
    at('/properties/extra/x-ref', '是不是“author”？'),
  ],
  ['a list of nothing', field({ type: 'array', title: '列表' }), at('/properties/extra', '列表要写明每一项')],
  ['a default of another type', field({ ...number, default: '一' }), at('/properties/extra/default', '应该是整数')],
  [
    'a default outside its dictionary',
    field({ ...text, 'x-dict': 'bookKind', default: 'lone' }),
    at('/properties/extra/default', '是不是“loan”？'),
  ],
  [
    'a default over its limit',
    field({ ...number, maximum: 5, default: 6 }),
    at('/properties/extra/default', '不能大于 5'),
  ],
  [
    'a default that is too long',
    field({ ...text, maxLength: 2, default: '三个字' }),
    at('/properties/extra/default', '不能超过 2 个字符'),
  ],
  [
    'an example beside its pattern',
    field({ ...text, pattern: '^\\d+$', examples: ['a'] }),
    at('/properties/extra/examples/0', '写法不对'),
  ],
  [
    'a minimum above the maximum',
    field({ ...number, minimum: 9, maximum: 3 }),
    at('/properties/extra/minimum', '没有值能通过'),
  ],
  [
    'limits that leave nothing',
    field({ ...number, exclusiveMinimum: 3, maximum: 3 }),
    at('/properties/extra/exclusiveMinimum', '没有值能通过'),
  ],
  ['a length that no text has', field({ ...text, minLength: 30 }), at('/properties/extra/minLength', '没有值能通过')],
  [
    'entries that no list has',
    field({ type: 'array', title: '列表', items: { type: 'string' }, minItems: 3, maxItems: 2 }),
    at('/properties/extra/minItems', '没有值能通过'),
  ],
  ['a pattern that is none', field({ ...text, pattern: '[a-' }), at('/properties/extra/pattern', '正则表达式')],
  [
    'a pattern that nothing matches',
    field({ ...text, pattern: '$a^' }),
    at('/properties/extra/pattern', '没有文字能符合'),
  ],
  ...['^(a+)+$', '^(\\d|\\d\\d)*$', '^([A-Za-z0-9]+-?)*$', '^\\w+(\\s+\\w*)*$', '^X(ab|a|b)+Z$', '(x+x+)+y'].map(
    (pattern): Parameters<typeof stops>[0][number] => [
      `a pattern that goes back for ever: ${pattern}`,
      field({ ...text, pattern }),
      at('/properties/extra/pattern', '重复之中不要再有重复'),
    ],
  ),
  [
    'a pattern that long texts make slow, without a beginning',
    field({ ...text, maxLength: 20_000, pattern: '\\s+$' }),
    at('/properties/extra/pattern', '在开头写上 ^，或者把 maxLength 写成 5000 以内'),
  ],
  [
    'a pattern that long texts make slow',
    field({ ...text, maxLength: 500, pattern: '^.*a.*b.*$' }),
    at('/properties/extra/pattern', '不匹配同样的字，或者把 maxLength 写成 292 以内'),
  ],
  [
    'a pattern longer than the text',
    field({ ...text, maxLength: 11, pattern: '^\\d{18}$' }),
    at('/properties/extra/pattern', '18 个字符'),
  ],
  ['a word of another type', field({ ...number, maxLength: 3 }), at('/properties/extra/maxLength', '只能用于文字')],
  [
    'a password that everybody sees',
    field({ ...text, 'x-widget': 'password' }),
    at('/properties/extra', '"x-hidden": true'),
  ],
  [
    'a plain text of no field',
    field({ type: 'string', title: '正文', 'x-plainOf': 'intros', readOnly: true }),
    at('/properties/extra/x-plainOf', '是不是“intro”？'),
  ],
  [
    'a plain text of a plain text',
    field({ type: 'string', title: '正文', 'x-plainOf': 'bookName', readOnly: true }),
    at('/properties/extra/x-plainOf', '不是富文本'),
  ],
  [
    'a condition with an unknown word',
    field({ ...text, 'x-when': { equals: [{ var: 'kind' }, 'loan'] } }),
    at('/properties/extra/x-when', '没有“equals”'),
  ],
  [
    'a condition over no field',
    field({ ...text, 'x-when': { '==': [{ var: 'knd' }, 'loan'] } }),
    at('/properties/extra/x-when', '是不是“kind”？'),
  ],
  [
    'a part that is not there',
    field({ ...text, 'x-part': 'rulesEditor' }),
    at('/properties/extra/x-part', '是不是“ruleEditor”？'),
  ],
  [
    'a codec that is not there',
    field({ ...text, 'x-excel': { codec: 'option' } }),
    at('/properties/extra/x-excel/codec', '是不是“options”？'),
  ],
  [
    'a field that is not kept and can be filled',
    field({ ...text, 'x-column': false }),
    at('/properties/extra/x-column', '不会保存'),
  ],
  [
    'a field of an entry that is required and not there',
    inBook((content) => content.properties.chapters.items.required.push('nam')),
    at('/properties/chapters/items/required/1', '是不是“name”？'),
  ],
]);
