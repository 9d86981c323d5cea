import { expect, it } from 'vitest';
import { ref } from './data.ts';
import { referenceKey } from './data/referenceKey.ts';

const column = { field: 'x', title: '列', kind: 'ref' as const, isRequired: false, width: 10, ref: 'cert' };
const tools = {
  owner: 't',
  dictionaries: {},
  references: new Map([
    [referenceKey({ entity: 'cert', words: '教师' }), ['a']],
    [referenceKey({ entity: 'cert', words: '同名' }), ['a', 'b']],
  ]),
};

it('a cell says whether nobody or several are called so', () => {
  expect(['教师', '律师', '同名'].map((text) => ref.cell?.read({ column, text, tools }))).toEqual([
    { value: 'a' },
    { problem: '“律师”不存在，请填写系统中已有的名称或编码' },
    { problem: '“同名”有 2 个，请改填不重复的编码或系统编号' },
  ]);
});
