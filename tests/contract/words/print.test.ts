/** Rules W1–W6: what a template prints of whom, for whom. */
import { expect, it, onTestFinished } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { Download, type Handler, type Values } from '#server/engine/context.ts';
import { jobOf } from '#server/engine/jobs/job.ts';
import { resultOf } from '#server/engine/jobs/resultFile.ts';
import { runWaiting } from '#server/engine/jobs/runner.ts';
import { mostWaiting, waitingPrints } from '#server/engine/print/turns.ts';
import { readPdf } from '#server/engine/print/testing.ts';
import { pixel } from '../files.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { bytesOf } from './importing.ts';
import { settle } from './reaching.ts';

const product = useGround();

/** A file that is held back until the test lets it go. */
const held: (() => void)[] = [];
let isHolding = false;
let reading = 0;
const handlers: Readonly<Record<string, Handler>> = {
  'file/download': async () => {
    reading += 1;
    if (isHolding) await new Promise<void>((letGo) => held.push(letGo));
    reading -= 1;
    return new Download({ fileName: 'a.png', mime: 'image/png', body: Buffer.from(pixel) });
  },
};
const turn = (): Promise<void> => new Promise(setImmediate);
const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await turn();
};

eachEngine(
  'rules W1–W6: prints',
  product,
  (start) => {
    const trainee = {
      traineeName: '诸葛明',
      phone: '13812345678',
      remark: '胃病三年',
      fee: 1234.5,
      rate: 98.5,
      isNew: false,
      bornOn: '2010-05-01',
      metAt: '2026-01-02 03:04:05',
      state: 'draft',
      tags: ['篮球', '合唱'],
      coach: null,
      story: '<p>第一段</p><ol><li>一</li><li>二</li></ol>',
    };
    const read = async (answer: unknown): Promise<{ name: string; pages: string[] }> => {
      if (!(answer instanceof Download)) throw new Error(`no file: ${JSON.stringify(answer)}`);
      return { name: answer.fileName, pages: (await readPdf(await bytesOf(answer))).pages };
    };
    const print = async (engine: Engine, name: string, input: Values) =>
      read(await engine.call<unknown>(`${name}`, input));
    const refused = (call: Promise<unknown>): Promise<Values> =>
      call.then(
        () => ({ status: 200 }),
        (error: unknown) => error as Values,
      );

    it('W1 each kind of field stands as people read it, and what means nothing is left out', async () => {
      const all = start();
      const friend = await all.call('trainee.save', { traineeName: '同桌甲' });
      const { id } = await all.call('trainee.save', { ...trainee, friendId: friend['id'] ?? null });
      const { name, pages } = await print(all, 'trainee.printTraineeCard', { id: String(id) });
      expect(name).toBe('诸葛明-13812345678.pdf');
      expect(pages).toEqual([
        [
          '诸葛明，草稿',
          '手机13812345678情况胃病三年学费￥1234.50出勤率98.5%新生否生日2010-05-01面谈2026-01-0203:04',
          '标签篮球；合唱同桌同桌甲',
          '情况说明胃病三年第一段•一•二',
          '第1页，共1页',
        ].join(''),
      ]);
    });

    it('W1 nothing that its caller may not read is printed: it is masked, or left out with its name', async () => {
      const all = start();
      const { id } = await all.call('trainee.save', trainee);
      const other = all.as([]);
      const { name, pages } = await print(other, 'trainee.printTraineeCard', { id: String(id) });
      expect(name).toBe('诸葛明-138＊＊＊＊5678.pdf');
      expect(pages[0]).toContain('手机138****5678学费');
      expect(pages[0]).toContain('情况说明第一段');
      const list = await print(other, 'trainee.printTrainees', {});
      expect(list.pages).toEqual(['状态：草稿共1人姓名手机诸葛明138****5678第1页，共1页']);
      for (const page of [...pages, ...list.pages]) expect(page).not.toMatch(/胃病|12345678/);
      expect(await refused(other.call('trainee.printTrainees', { phone: '13812345678' }))).toMatchObject({
        status: 403,
      });
    });

    it('W1 a list says what is true of all of its rows', async () => {
      const all = start();
      await all.call('trainee.save', trainee);
      await all.call('trainee.save', { ...trainee, traineeName: '黄英', state: 'on' });
      const both = await print(all, 'trainee.printTrainees', { sort: 'traineeName' });
      expect(both.pages[0]).toMatch(/^共2人姓名/);
      expect((await print(all, 'trainee.printTrainees', { state: 'on' })).pages[0]).toMatch(/^状态：已发布共1人姓名/);
    });

    it('W1 a group goes on on the next page under the same head, with its name at the foot, the second before the tenth', async () => {
      const all = start();
      const seats = { 第十排: 1, 第二排: 30 };
      for (const [traineeName, count] of Object.entries(seats)) {
        const { id = null } = await all.call('trainee.save', { traineeName });
        for (let n = 1; n <= count; n++)
          await all.call('trainee.save', { traineeName: `${traineeName}${n}号`, friendId: id });
      }
      const { pages } = await print(all, 'trainee.printDeskmates', {});
      expect(pages.map((page) => /姓名签名/.test(page))).toEqual([true, true, true]);
      expect(pages.map((page) => /号(第.排第.*)$/.exec(page)?.[1])).toEqual([
        '第二排第1页，共2页',
        '第二排第2页，共2页',
        '第十排第1页，共1页',
      ]);
    });

    it('W2 only records within reach are printed, alone and by a job', async () => {
      const all = start();
      const { tenantId } = all.scope;
      const persons = await settle(all);
      const ids: Record<string, string> = {};
      for (const name of ['dean', 'tutor', 'chemist'] as const) {
        const entry = await all.call('entry.save', {
          entryName: `报考 ${name}`,
          personId: persons[name],
          phone: '13812345678',
          materials: [{ materialName: `材料 ${name}` }],
        });
        ids[name] = String(entry['id']);
      }
      const dean = await all.inRole({ userId: `${tenantId}-dean`, roleId: 'below' }, []);
      expect(await refused(dean.call('entry.printEntries', { id: ids['chemist'] ?? '' }))).toMatchObject({
        status: 404,
      });
      const own = await print(dean, 'entry.printEntries', { id: ids['dean'] ?? '' });
      expect(own.pages[0]).toContain('材料dean');
      expect(own.pages[0]).toContain('138****5678');

      const { id } = await dean.call('entry.printEntries', { id: Object.values(ids) });
      await runWaiting({ app: all.app });
      const job = await jobOf({ context: { app: dean.app, scope: dean.scope, session: undefined }, id: String(id) });
      expect([job.state, job['message']]).toEqual(['done', '已打印 2 条']);
      const { pages } = await read(await resultOf({ app: all.app, job }));
      expect(pages).toHaveLength(2);
      expect(pages.join()).not.toMatch(/chemist|12345678/);
    });

    it('W4 a list has boxes for what has no glyph, and a job of it names whose', async () => {
      const all = start();
      for (const traineeName of ['𠮷甲', '𠮷乙']) await all.call('trainee.save', { traineeName });
      const [page] = (await print(all, 'trainee.printTrainees', {})).pages;
      expect([page?.match(/□[甲乙]/g)?.sort(), page?.includes('𠮷')]).toEqual([['□乙', '□甲'], false]);
      const many = Array.from({ length: 200 }, (_, n) => all.call('trainee.save', { traineeName: `学员${n}` }));
      await Promise.all(many);
      const list = await all.call('trainee.printTrainees', {});
      await runWaiting({ app: all.app });
      const context = { app: all.app, scope: all.scope, session: undefined };
      const job = await jobOf({ context, id: String(list['id']) });
      // Whose names these are is for the job's person alone (rule J13).
      expect([job.state, job['message']]).toEqual(['done', '已打印 202 条，2 条中没有字形的字印成了“□”']);
      const message = '‘𠮷’（姓名）没有字形，印成了“□”';
      expect(job.report?.['failed']).toHaveLength(2);
      expect(job.report?.['failed']).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ label: '𠮷甲', message }),
          expect.objectContaining({ label: '𠮷乙', message }),
        ]),
      );
      expect((await read(await resultOf({ app: all.app, job }))).pages.join('')).toContain('□甲');
    });

    it('W6 prints wait in line, two at a time in a process and one of a person, and too many are told so', async () => {
      const all = start();
      isHolding = true;
      // What is held would hold up every later print of this process.
      onTestFinished(() => {
        isHolding = false;
        for (const letGo of held.splice(0)) letGo();
      });
      const photo = `p${all.scope.tenantId}`;
      await all.app.database.batch({
        scope: all.scope,
        statements: [
          changing({
            text: `insert into "file" ("id", "name", "mime", "size", "storageKey", "visibility") values ($1, '照片.png', 'image/png', 1, 'k', 'tenant')`,
            values: [photo],
          }),
        ],
      });
      const { id } = await all.call('trainee.save', { traineeName: '甲', photo: `/api/file/${photo}` });
      const of = (userId: string, gone?: AbortSignal) =>
        all.by(userId).call<unknown>('trainee.printTraineePhoto', { id: String(id) }, { ...(gone && { gone }) });
      const away = new AbortController();
      const asked = [...Array<Promise<unknown>>(mostWaiting.ofPerson)].map(() => of('a'));
      await until(() => waitingPrints() === mostWaiting.ofPerson - 1);
      // The second place is taken before anybody else asks: whoever came first would have it.
      const others = [of('b')];
      await until(() => reading === 2);
      others.push(of('c'));
      const left = refused(of('d', away.signal));
      await until(() => waitingPrints() === mostWaiting.ofPerson + 1);
      asked.push(of('a'));
      await until(() => waitingPrints() === mostWaiting.ofPerson + 2);
      expect(await refused(of('a'))).toMatchObject({ status: 429, message: expect.stringContaining('排队') as string });
      away.abort(new Error('gone'));
      expect(await left).toMatchObject({ message: 'gone' });
      expect(waitingPrints()).toBe(mostWaiting.ofPerson + 1);
      const many = Array.from({ length: mostWaiting.ofAll - waitingPrints() }, (_, n) => of(`other${n}`));
      await until(() => waitingPrints() === mostWaiting.ofAll);
      expect(await refused(of('late'))).toMatchObject({
        status: 503,
        code: 503,
        message: '现在打印的人太多，请稍后再试',
      });

      let most = 0;
      const done = Promise.all([...asked, ...others, ...many]);
      let isOver = false;
      void done.finally(() => (isOver = true));
      await until(() => {
        most = Math.max(most, reading);
        held.shift()?.();
        return isOver;
      });
      expect(most).toBe(2);
      for (const file of await done) if (file instanceof Download) file.drop();
    });
  },
  handlers,
);
