/** Rules S10 to S14: named steps between states. */
import { expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { failures } from '#server/failures.ts';
import type { Handler, Values } from '#server/engine/context.ts';
import { handled } from '../ground/steps.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

/** Keeps what it was given in the summary of each record, and fails where it is told to. */
const handle: Handler = async ({ app, scope }, { ids, reason, step }) => {
  await app.database.batch({
    scope,
    statements: [
      changing({
        text: `update "claim" set "note" = $2 where "id" = any($1)`,
        values: [ids, `${String(step)}:${String(reason ?? '')}`],
      }),
    ],
  });
  if (reason === 'fail') throw failures.conflict('处理失败');
  return {};
};

const refused = (status: number, says: string) => ({ status, message: expect.stringContaining(says) });

eachEngine(
  'S10–S14: named steps',
  product,
  (start) => {
    const make = async (engine: Engine, values: Values = {}): Promise<string> =>
      String((await engine.call('claim.save', { claimName: '甲', ...values }))['id']);
    const read = (engine: Engine, id: string): Promise<Values> => engine.call('claim.get', { id });
    const take = (engine: Engine, step: string, ids: string[], more: Values = {}, codes?: string[]) =>
      engine.call('claim.decide', { ids, step, ...more }, codes ? { codes } : {});

    it('one update: state, stamps and what is asked for, one version, one line of history with its name', async () => {
      const engine = start();
      const id = await make(engine);
      await expect(take(engine, 'reject', [id], { reason: '缺少材料', remark: '请补交' })).resolves.toEqual({
        count: 1,
      });
      const record = await read(engine, id);
      expect(record).toMatchObject({ state: 'rejected', version: 2, reason: '缺少材料', decidedBy: 'u1' });
      expect(Date.now() - Date.parse(`${String(record['decidedTime']).replace(' ', 'T')}+08:00`)).toBeLessThan(60_000);
      const { rows, total } = await engine.call<{ rows: Values[]; total: number }>('claim.history', {
        id,
        pageNum: 1,
        pageSize: 10,
      });
      expect(total).toBe(2);
      expect(rows.map(({ step }) => step)).toEqual([
        { name: 'reject', title: '驳回', said: [{ title: '附言', value: '请补交' }] },
        null,
      ]);
      expect(rows[0]?.['changes']).toMatchObject({ state: ['pending', 'rejected'], reason: [null, '缺少材料'] });
    });

    it('what a step does not ask for is refused, what it requires is missed, and limits hold', async () => {
      const engine = start();
      const id = await make(engine);
      await expect(take(engine, 'approve', [id], { reason: '好的' })).rejects.toMatchObject({
        status: 422,
        data: { errors: [{ path: '/reason', message: '“通过”不填写原因' }] },
      });
      await expect(take(engine, 'reject', [id])).rejects.toMatchObject({ status: 422 });
      await expect(take(engine, 'reject', [id], { reason: '短' })).rejects.toMatchObject({ status: 422 });
      await expect(take(engine, 'reject', [id], { reason: '   ' })).rejects.toMatchObject({
        status: 422,
        data: { errors: [{ path: '/reason', message: '原因 不能为空' }] },
      });
      await expect(take(engine, 'withdraw', [id])).rejects.toMatchObject({ status: 422 });
      await expect(read(engine, id)).resolves.toMatchObject({ state: 'pending', version: 1 });
    });

    it('S10: only from its states, all or none, and the reason names the record', async () => {
      const engine = start();
      const [one, other] = [await make(engine), await make(engine, { claimName: '乙', amount: 5 })];
      await take(engine, 'approve', [other]);
      await expect(take(engine, 'approve', [one, other])).rejects.toMatchObject(
        refused(409, '“乙”不能通过：现在是“已通过”'),
      );
      await expect(read(engine, one)).resolves.toMatchObject({ state: 'pending', version: 1 });
      await expect(take(engine, 'approve', [one, 'nobody'])).rejects.toMatchObject({ status: 404 });
      await expect(take(engine.elsewhere(), 'approve', [one])).rejects.toMatchObject({ status: 404 });
      await expect(take(engine, 'reject', [one, one], { reason: '重复的' })).rejects.toMatchObject({ status: 422 });
    });

    it('S10: the database refuses every other change of state', async () => {
      const engine = start();
      const id = await make(engine);
      const set = (state: string) =>
        engine.app.database.batch({
          scope: engine.scope,
          statements: [changing({ text: `update "claim" set "state" = $2 where "id" = $1`, values: [id, state] })],
        });
      await expect(set('withdrawn2')).rejects.toMatchObject({ constraint: 'state_way' });
      await expect(set('approved')).resolves.toBeDefined();
      await expect(set('withdrawn')).rejects.toMatchObject({ constraint: 'state_way', detail: 'state' });
    });

    it('two steps to one state are two buttons; a step back to the same state is one', async () => {
      const engine = start();
      const id = await make(engine);
      await take(engine, 'waive', [id]);
      await expect(read(engine, id)).resolves.toMatchObject({ state: 'approved' });
      await take(engine, 'remind', [id]);
      await expect(read(engine, id)).resolves.toMatchObject({ state: 'approved', version: 3 });
    });

    it('a condition refuses with its reason, over the record as it stands', async () => {
      const engine = start();
      const id = await make(engine, { amount: 500 });
      await expect(take(engine, 'approve', [id])).rejects.toMatchObject(refused(409, '金额超过 100，要由主管通过'));
      await engine.call('claim.save', { id, version: 1, amount: 99 });
      await expect(take(engine, 'approve', [id])).resolves.toEqual({ count: 1 });
    });

    it('S10: a condition is asked of each of several records; where it does not hold of one none is taken', async () => {
      const engine = start();
      const fit = await make(engine, { amount: 5 });
      const unfit = await make(engine, { claimName: '乙', amount: 500 });
      for (const ids of [
        [fit, unfit],
        [unfit, fit],
      ])
        await expect(take(engine, 'approve', ids)).rejects.toMatchObject(
          refused(409, '“乙”不能通过：金额超过 100，要由主管通过'),
        );
      await expect(read(engine, fit)).resolves.toMatchObject({ state: 'pending', version: 1 });
      await expect(read(engine, unfit)).resolves.toMatchObject({ state: 'pending', version: 1 });
    });

    it('S11: the code is that of the step, not of the call', async () => {
      const engine = start();
      const id = await make(engine);
      const operation = engine.app.catalogue.operations['claim.decide'];
      expect(operation).toMatchObject({ access: 'code', codes: ['a12-m2.7.3', 'a12-m2.7.2'] });
      await expect(take(engine, 'waive', [id], {}, ['a12-m2.7.3'])).rejects.toMatchObject({ status: 403 });
      await expect(take(engine, 'approve', [id], {}, ['a12-m2.7.3'])).resolves.toEqual({ count: 1 });
    });

    it('S11: a step of its own person is nobody else’s', async () => {
      const engine = start();
      const id = await make(engine, { userId: 'u2' });
      const withdraw = (by: Engine) => by.call('claim.step', { ids: [id], step: 'withdraw' }, { codes: [] });
      expect(engine.app.catalogue.operations['claim.step']).toMatchObject({ access: 'signedIn', codes: [] });
      await expect(withdraw(engine)).rejects.toMatchObject(refused(403, '只有本人可以撤回'));
      await expect(withdraw(engine.by('u2'))).resolves.toEqual({ count: 1 });
    });

    it('S12: its handler works in the same transaction, and undoes it where it fails', async () => {
      const engine = start();
      const id = await make(engine);
      await take(engine, 'approve', [id]);
      await expect(take(engine, 'reopen', [id], { reason: 'fail' })).rejects.toMatchObject(refused(409, '处理失败'));
      await expect(read(engine, id)).resolves.toMatchObject({ state: 'approved', note: null, version: 2 });
      await expect(take(engine, 'reopen', [id], { reason: '再看' })).resolves.toEqual({ count: 1 });
      await expect(read(engine, id)).resolves.toMatchObject({ state: 'pending', note: 'reopen:再看', version: 4 });
      const [[line]] = await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          reading<{ step: unknown }>({
            text: `select "step" from "history" where "recordId" = $1 and "recordVersion" = 4`,
            values: [id],
          }),
        ],
      });
      expect(line?.step, 'what the handler changes is a line of its own, without the step').toBeNull();
    });

    it('rules that look at what a step changes hold', async () => {
      const engine = start();
      const id = await make(engine, { amount: 10 });
      await take(engine, 'approve', [id]);
      await expect(take(engine, 'reopen', [id], { reason: '不许再开' })).rejects.toMatchObject({
        status: 422,
        data: { errors: [{ path: '/reason', message: '“甲”：这个原因不能用' }] },
      });
    });

    it('all that conditions fit are taken, where they are as many as was agreed to', async () => {
      const engine = start();
      for (const claimName of ['一', '二', '三']) await make(engine, { claimName });
      const matching = { state: 'pending' };
      await expect(engine.call('claim.decide', { matching, count: 2, step: 'approve' })).rejects.toMatchObject({
        status: 409,
      });
      await expect(engine.call('claim.decide', { matching, count: 3, step: 'approve' })).resolves.toEqual({ count: 3 });
    });

    it('S13: outside the states in which a field is edited nobody changes it, one by one or many at once', async () => {
      const engine = start();
      const id = await make(engine, { amount: 5 });
      await take(engine, 'reject', [id], { reason: '缺少材料' });
      const save = (values: Values) => engine.call('claim.save', { id, ...values });
      await expect(save({ version: 2, claimName: '乙' })).rejects.toMatchObject({
        status: 422,
        data: { errors: [{ path: '/claimName', message: '名称 现在不能再改' }] },
      });
      await expect(save({ version: 2, claimName: '甲', amount: 6 })).resolves.toMatchObject({ version: 3, amount: 6 });
      const change = async (version: number) => {
        const records = [{ id, version, changes: { amount: 7 } }];
        return (await engine.call<{ refused: Values[] }>('claim.change', { records })).refused;
      };
      await expect(change(3)).resolves.toEqual([]);
      await take(engine, 'waive', [id]);
      await expect(save({ version: 5, amount: 8 })).rejects.toMatchObject({ status: 422 });
      await expect(change(5)).resolves.toEqual([]);
      const [refusal] = await engine
        .call<{ refused: Values[] }>('claim.change', { records: [{ id, version: 6, changes: { amount: 9 } }] })
        .then(({ refused }) => refused);
      expect(refusal).toMatchObject({ message: '金额 现在不能再改' });
    });

    it('S14: whom it concerns is told in the same transaction, once each, members alone', async () => {
      const engine = start();
      const { scope } = engine;
      const { database } = engine.app;
      await database.batch({
        scope: { tenantId: '', userId: '' },
        statements: ['u1', 'u3'].map((userId) =>
          changing({
            text: `insert into "user" ("id", "account", "nickname") values ($1, $1, $1) on conflict do nothing`,
            values: [userId],
          }),
        ),
      });
      await database.batch({
        scope: { ...scope, userId: 'system' },
        statements: [
          changing({ text: `insert into "role" ("id", "roleName") values ('r', '教师')` }),
          changing({
            text: `insert into "membership" ("id", "userId", "roleId") select m, m, 'r' from unnest(array['u1', 'u3']) m`,
          }),
        ],
      });
      const told = async (by: Engine) => {
        const [rows] = await by.app.database.batch({
          scope: by.scope,
          statements: [reading<Values>({ text: `select "title", "content" from "message"` })],
        });
        return rows;
      };
      const [id, own, other] = [
        await make(engine, { userId: 'u3' }),
        await make(engine, { userId: 'u1' }),
        await make(engine, { userId: 'stranger' }),
      ];
      await expect(take(engine, 'reject', [id, 'nobody'], { reason: '缺少材料' })).rejects.toMatchObject({
        status: 404,
      });
      await expect(told(engine.by('u3'))).resolves.toEqual([]);
      await take(engine, 'reject', [id, own, other], { reason: '缺少材料', remark: '请补交' });
      const message = { title: '甲：已驳回', content: '原因：缺少材料。请补交' };
      await expect(told(engine.by('u3'))).resolves.toEqual([message]);
      await expect(told(engine.by('u1'))).resolves.toEqual([message, message, message]);
      await expect(told(engine.by('stranger'))).resolves.toEqual([]);
    });

    it('two who decide at once: one does, the other is told', async () => {
      const engine = start();
      const id = await make(engine);
      const results = await Promise.allSettled([
        take(engine, 'approve', [id]),
        take(engine, 'reject', [id], { reason: '缺少材料' }),
        take(engine, 'waive', [id]),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(read(engine, id)).resolves.toMatchObject({ version: 2 });
    });
  },
  { [handled]: handle },
);

it('forms show as read-only what the state keeps', () => {
  expect(product().artefacts.screen('claim.form')).toMatchObject({
    fields: {
      claimName: {
        readOnlyWhen: { and: [{ var: 'before.id' }, { '!': [{ in: [{ var: 'before.state' }, ['pending']] }] }] },
      },
    },
  });
});

it('screens have a button for each step, which asks and says why not', () => {
  const screen = product().artefacts.screen('claim.list');
  expect(screen).toMatchObject({
    row: {
      reject: {
        title: '驳回',
        does: 'claim.decide',
        isDanger: true,
        code: 'a12-m2.7.3',
        shownWhen: { in: [{ var: 'row.state' }, ['pending']] },
        input: { step: 'reject' },
        asks: {
          reason: { kind: 'text', title: '原因', isRequired: true, minLength: 2 },
          remark: { kind: 'text', title: '附言', isRequired: false },
        },
      },
      approve: { when: { '<=': [{ var: 'row.amount' }, 100] }, why: '金额超过 100，要由主管通过' },
    },
    bulk: { approve: { takesAll: true } },
  });
});
