/** Rule S3 of what goes for good: a record in use is not deleted, and it is said who uses it. Who stored a record is named. */
import { describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

eachEngine('S3: what is in use is not deleted where there is no recycle bin', product, (start) => {
  const made = async (engine: Engine, call: string, values: Values): Promise<string> =>
    String((await engine.call(call, values))['id']);
  const tool = (engine: Engine, more: Values = {}) => made(engine, 'tool.save', { toolName: '扳手', ...more });
  const remove = (engine: Engine, ids: string[]) => engine.call('tool.remove', { ids });
  const refused = (message: string) => ({ status: 409, message });

  describe('it is said who uses it', () => {
    it.each<[string, (engine: Engine, toolId: string) => Promise<unknown>, string]>([
      ['a reference', (engine, toolId) => made(engine, 'task.save', { taskName: '甲', toolId }), '1 条工单'],
      ['one of several', (engine, id) => made(engine, 'task.save', { taskName: '甲', spareIds: [id] }), '1 条工单'],
      [
        'a link',
        async (engine, toolId) => {
          const workerId = await made(engine, 'worker.save', { workerName: '张三' });
          await engine.call('lending.save', { toolId, workerId });
        },
        '1 条借用',
      ],
      ['a record below it', (engine, parentId) => tool(engine, { toolName: '套筒', parentId }), '1 条工具'],
    ])('%s', async (_name, use, uses) => {
      const engine = start();
      const id = await tool(engine);
      await use(engine, id);
      await expect(remove(engine, [id])).rejects.toMatchObject(
        refused(`“扳手”还有 ${uses}在使用，不能删除。请先删除它们，或让它们改用别的工具`),
      );
      expect((await engine.call<{ total: number }>('tool.list', { id: [id] })).total).toBe(1);
    });
  });

  it('of what lies in the recycle bin it is said that it does', async () => {
    const engine = start();
    const toolId = await tool(engine);
    const one = await made(engine, 'task.save', { taskName: '甲', toolId });
    await engine.call('task.remove', { ids: [one] });
    await expect(remove(engine, [toolId])).rejects.toMatchObject(
      refused('“扳手”还有 1 条工单（在回收站中）在使用，不能删除。请先删除它们，或让它们改用别的工具'),
    );
    await made(engine, 'task.save', { taskName: '乙', toolId });
    await expect(remove(engine, [toolId])).rejects.toMatchObject(
      refused('“扳手”还有 2 条工单（其中 1 条在回收站中）在使用，不能删除。请先删除它们，或让它们改用别的工具'),
    );
  });

  it('records that use each other go together, and what nobody uses goes', async () => {
    const engine = start();
    const above = await tool(engine);
    const below = await tool(engine, { toolName: '套筒', parentId: above });
    await expect(remove(engine, [above, below])).resolves.toEqual({ count: 2 });
    await expect(remove(engine, [above])).rejects.toMatchObject({ status: 404 });
  });

  it('T7: who stored a record is named', async () => {
    const engine = start();
    const known = `u-${engine.scope.tenantId}`;
    await engine.app.database.batch({
      scope: { tenantId: '', userId: 'system' },
      statements: [
        changing({
          text: `insert into "user" ("id", "account", "nickname") values ($1, $1, '李老师')`,
          values: [known],
        }),
      ],
    });
    await engine.app.database.batch({
      scope: { ...engine.scope, userId: 'system' },
      statements: [
        changing({ text: `insert into "role" ("id", "roleName", "reach") values ('r', 'r', 'all')` }),
        changing({ text: `insert into "membership" ("id", "userId", "roleId") values ($1, $1, 'r')`, values: [known] }),
      ],
    });
    const id = await made(engine.by(known), 'worker.save', { workerName: '张三' });
    const named = { createdByLabel: '李老师', updatedByLabel: '李老师' };
    await expect(engine.call('worker.get', { id })).resolves.toMatchObject(named);
    await expect(engine.call('worker.list', { withNames: true })).resolves.toMatchObject({ rows: [named] });
    const { rows } = await engine.call<{ rows: Values[] }>('worker.list', {});
    expect(Object.keys(rows[0] ?? {})).not.toContain('createdByLabel');
    const other = await made(engine.by('nobody'), 'worker.save', { workerName: '李四' });
    await expect(engine.call('worker.get', { id: other })).resolves.toMatchObject({ createdByLabel: '平台人员' });
  });
});
