/** A copy of the product with more entities than it has: what the catalogue costs when it grows. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#generators/formats.ts';
import { copyProduct, type Copy } from '#tests/copy.ts';

/**
 * Copies the sources below `root` into a new folder and adds entities until the catalogue has `count`: eighteen fields of
 * most kinds, three references, states, list, form, Excel, history and recycle bin each.
 */
export function grow({ root, count }: { root: string; count: number }): Copy {
  const copy = copyProduct({ root, name: `catalogue-${count}` });
  const { folder } = copy;
  const entities = join(folder, 'schemas', 'entities');
  const missing = Math.max(0, count - readdirSync(entities).length);
  for (let index = 1; index <= missing; index++)
    writeFileSync(join(entities, `made${index}.json`), JSON.stringify(entityOf(index)));
  const modulesFile = join(folder, 'schemas', 'modules.json');
  const modules = JSON.parse(readFileSync(modulesFile, 'utf8')) as { a12: { children: Record<string, Json> } };
  modules.a12.children['a12-m90'] = { label: '增补' };
  writeFileSync(modulesFile, JSON.stringify(modules));
  return copy;
}

function codeOf(index: number): string {
  return `a12-m90.${index}`;
}

/** An entity that differs from the others in its words, as real ones do. */
function entityOf(index: number): Json {
  const title = `增补${index}`;
  const text = (name: string, maxLength: number): Json => ({ type: 'string', title: `${title}${name}`, maxLength });
  return {
    $schema: '../generated/meta/entity.json',
    title,
    'x-entity': {
      scope: 'tenant',
      label: 'name',
      code: codeOf(index),
      unique: [['number']],
      search: ['name', 'number'],
      history: true,
      recycle: true,
      rules: [{ when: { '>': [{ var: 'low' }, { var: 'high' }] }, path: '/high', message: '上限不能小于下限' }],
    },
    properties: {
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 100 },
      number: { type: 'string', title: '编号', maxLength: 20 + (index % 30), pattern: '^[A-Za-z0-9-]+$' },
      certId: { type: 'string', title: '所属证书', 'x-ref': 'cert' },
      positionId: { type: 'string', title: '岗位', 'x-ref': 'position' },
      industryId: { type: 'string', title: '行业', 'x-ref': 'industry' },
      kind: { type: 'string', title: '种类', 'x-dict': 'questionType' },
      level: { type: 'string', title: '级别', 'x-dict': 'certState' },
      low: { type: 'number', title: '下限', minimum: 0, maximum: 1000 + index, multipleOf: 0.01, default: 0 },
      high: { type: 'number', title: '上限', minimum: 0, maximum: 1000 + index, multipleOf: 0.01, default: 10 },
      places: { type: 'integer', title: '名额', minimum: 1, maximum: 100 + index },
      isOpen: { type: 'boolean', title: '开放', default: true },
      beginsOn: { type: 'string', title: '开始日期', format: 'date' },
      endsAt: { type: 'string', title: '结束时间', format: 'date-time' },
      site: { type: 'string', title: '网址', format: 'uri', maxLength: 200 },
      note: { type: 'string', title: '说明', maxLength: 500, 'x-widget': 'textarea' },
      intro: { type: 'string', title: '介绍', maxLength: 5000, 'x-widget': 'richText' },
      contacts: {
        type: 'array',
        title: '联系人',
        maxItems: 10,
        default: [],
        items: {
          type: 'object',
          properties: { person: text('联系人', 30), phone: { type: 'string', title: '电话', format: 'phone' } },
          required: ['person'],
        },
      },
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on', readOnly: true },
    },
    required: ['name', 'number'],
    'x-operations': {
      list: {},
      get: {},
      change: {},
      save: {},
      remove: {},
      restore: {},
      recycled: {},
      options: {},
      history: {},
      updateState: { does: 'setState', transitions: { on: ['off'], off: ['on'] } },
      importExcel: {},
      importCommit: {},
      importErrors: {},
      exportExcel: {},
      excelTemplate: {},
    },
  };
}
