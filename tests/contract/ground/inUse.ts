import type { Json } from '#generators/formats.ts';
import { text } from './fields.ts';

const entity = ({
  title,
  words,
  properties,
  required,
  operations = {},
}: {
  title: string;
  words: Record<string, Json>;
  properties: Record<string, Json>;
  required: string[];
  operations?: Record<string, Json>;
}): Json => ({
  $schema: '../generated/meta/entity.json',
  title,
  'x-entity': { scope: 'tenant', code: 'a12-m2.7', ...words },
  properties,
  required,
  'x-operations': { list: {}, get: {}, save: {}, remove: {}, options: {}, ...operations },
});

/** Tools and workers, and what refers to them in each way there is. */
export const files: Record<string, Json> = {
  'entities/tool.json': entity({
    title: '工具',
    words: { label: 'toolName', tree: {} },
    properties: { toolName: text('名称') },
    required: ['toolName'],
    operations: { tree: {} },
  }),
  'entities/task.json': entity({
    title: '工单',
    words: { label: 'taskName', recycle: true },
    properties: {
      taskName: text('名称'),
      toolId: { type: 'string', title: '工具', 'x-ref': 'tool' },
      spareIds: { type: 'array', title: '备用工具', items: { type: 'string', 'x-ref': 'tool' } },
    },
    required: ['taskName'],
  }),
  'entities/lending.json': entity({
    title: '借用',
    words: {
      label: 'toolId',
      link: { toolId: { as: 'borrowers', title: '借用人' }, workerId: { as: 'tools', title: '借用的工具' } },
    },
    properties: {
      toolId: { type: 'string', title: '工具', 'x-ref': 'tool' },
      workerId: { type: 'string', title: '工人', 'x-ref': 'worker' },
    },
    required: ['toolId', 'workerId'],
    operations: { add: {} },
  }),
  'entities/worker.json': entity({
    title: '工人',
    words: { label: 'workerName' },
    properties: { workerName: text('姓名') },
    required: ['workerName'],
  }),
};
