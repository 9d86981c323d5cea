/**
 * A print of some hundred courses, cancelled, and killed with kill -9 while it draws: cancelled it leaves nothing; killed
 * it is begun again by the next process and is whole, once (rules W3, J4, J5).
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readPdf } from '#server/engine/print/testing.ts';
import { inSuite } from '#tests/suite.ts';
import { importer, type Job } from '../contract/import/importer.ts';
import { attemptsOf } from './attempts.ts';
import { signIn } from './client.ts';
import { eachPlace, letLeasesEnd } from './place.ts';
import { startProduct, type ProductOptions } from './product.ts';

const count = inSuite({ landing: 100, long: 300 });
const limit = 400_000;

eachPlace(({ within }) => {
  it('a print is cancelled and killed', () => within(cancelKill), limit);
});

async function cancelKill(options: ProductOptions): Promise<void> {
  let product = await startProduct(options);
  try {
    const token = await signIn({ url: product.url, account: 'admin' });
    const person = importer(() => ({ server: product, token }));
    for (let n = 0; n < count; n += 1)
      expect(
        await person.post('/course/save', {
          courseName: `打印课程${n}`,
          courseCode: `KILL-${n}`,
          description: `<p>${'这一门课程的介绍。'.repeat(150)}</p>`,
        }),
      ).toMatchObject({ code: 200 });
    const print = async (): Promise<string> => {
      const asked = await person.post<{ id: string }>('/course/print/courseOutline', { courseCode: 'KILL-' });
      expect(asked).toMatchObject({ code: 200, data: { state: 'waiting' } });
      await isDrawing({ person, id: asked.data.id });
      return asked.data.id;
    };

    const cancelled = await print();
    expect(await person.post('/job/cancel', { id: cancelled })).toMatchObject({ code: 200 });
    expect(await person.settled(cancelled)).toMatchObject({ state: 'cancelled', message: '已取消，没有写入任何数据' });
    expect(filesIn(options.dataDir)).toEqual([]);

    const killed = await print();
    expect(await product.kill()).toEqual({ code: null, signal: 'SIGKILL' });
    expect(filesIn(options.dataDir)).toEqual([]);
    await letLeasesEnd(options);
    product = await startProduct(options);
    expect(await person.settled(killed)).toMatchObject({ state: 'done', message: `已打印 ${count} 条` });
    expect(await attemptsOf({ person, id: killed })).toBe(2);
    const { pages } = await readPdf(await person.download(`/job/file?id=${killed}`));
    const begun = pages.filter((page) => page.includes('第1页，共'));
    expect(begun).toHaveLength(count);
    expect(new Set(begun.map((page) => /打印课程\d+/.exec(page)?.[0])).size).toBe(count);
    expect(filesIn(options.dataDir)).toEqual([killed]);
  } finally {
    await product.kill();
  }
}

async function isDrawing({ person, id }: { person: ReturnType<typeof importer>; id: string }): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const job = await person.read<Job & { progress: number }>(`/job/progress?id=${id}`);
    expect(['waiting', 'running'], 'the job before it was disturbed').toContain(job.state);
    if (job.progress >= 20) return;
    await delay(5);
  }
  throw new Error('the print does not begin to draw');
}

/** The files that jobs have made. */
function filesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'files', 'jobs');
  return existsSync(folder) ? readdirSync(folder) : [];
}
