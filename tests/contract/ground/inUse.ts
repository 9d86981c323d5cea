import type { Json } from '#generators/formats.ts';
import { entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Tools and workers, and what refers to them in each way there is. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'tool',
    title: '工具',
    words: { label: 'toolName', tree: {} },
    properties: { toolName: text('名称') },
    required: ['toolName'],
    operations: { ...ownCalls, tree: {} },
  }),
  ...entity({
    name: 'task',
    title: '工单',
    words: { label: 'taskName', recycle: true },
    properties: {
      taskName: text('名称'),
      toolId: reference('工具', 'tool'),
      spareIds: { type: 'array', title: '备用工具', items: { type: 'string', 'x-ref': 'tool' } },
    },
    required: ['taskName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'lending',
    title: '借用',
    words: {
      label: 'toolId',
      link: { toolId: { as: 'borrowers', title: '借用人' }, workerId: { as: 'tools', title: '借用的工具' } },
    },
    properties: {
      toolId: reference('工具', 'tool'),
      workerId: reference('工人', 'worker'),
    },
    required: ['toolId', 'workerId'],
    operations: { ...ownCalls, add: {} },
  }),
  ...entity({
    name: 'worker',
    title: '工人',
    words: { label: 'workerName' },
    properties: { workerName: text('姓名') },
    required: ['workerName'],
    operations: ownCalls,
  }),
};
