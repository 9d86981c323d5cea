import type { Transaction } from '../../../database/database.ts';
import { reading } from '../../../database/statement.ts';
import type { CallContext, Values } from '../../../engine/context.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { Stopped, type Running } from '../../../engine/jobs/running.ts';
import { refusal } from '../../../engine/refuse.ts';
import { within } from '../../../engine/within.ts';
import { Failure, failures } from '../../../failures.ts';
import { issueOne } from '../issueCert.ts';
import { keepFile } from '../pdf/keepFile.ts';
import type { GoodRow, UploadReport } from './check.ts';
import { readZip } from './zip.ts';

/**
 * Issues the rows of a check that were right, all in one transaction with their files, or none (rule IC32). What was
 * refused meanwhile leaves the job ready, with the row and the reason.
 */
export async function storeUpload(running: Running): Promise<Values | undefined> {
  const { app } = running.context;
  try {
    await store(running);
    return undefined;
  } catch (error) {
    if (error instanceof Stopped && error.reason !== 'cancelled') throw error;
    // Where it was stored after all and only the answer was lost, the files are those of certificates; where another
    // process has the job by now, its own.
    if (await isHeld(running)) await dropFiles(running);
    if (error instanceof Stopped) throw error;
    const reason = error instanceof Failure ? error : refusal({ error, app });
    if (!reason) throw error;
    return { state: 'ready', endedTime: null, message: `没有发出任何证书：${reason.message}` };
  }
}

async function store({ job, context, tell, end }: Running): Promise<void> {
  const { app, scope } = context;
  const good = goodOf(job);
  const steps = 2 * good.length;
  await app.database.inScope({ scope }, async (transaction) => {
    const inside = within({ context, transaction });
    const issued = new Map<string, { id: string; row: GoodRow }>();
    for (const row of inTurn(good)) {
      tell(issued.size, steps);
      issued.set(row.fileName, { id: await issue({ context: inside, row }), row });
    }
    let kept = 0;
    await readZip({
      path: await app.files.pathOf(job.storageKey ?? ''),
      isWanted: (name) => issued.has(name),
      async onEntry({ name, bytes }) {
        const found = issued.get(name);
        if (!found || !bytes) return;
        tell(good.length + kept++, steps);
        await keep({ context, job, transaction, ...found, bytes });
      },
    });
    if (kept !== good.length) throw failures.conflict('压缩包里的文件已不在，请重新上传');
    const { total = 0, bad = 0 } = job.result ?? {};
    await end(transaction, {
      state: 'done',
      progress: 100,
      done: good.length,
      total,
      result: { total, bad, valid: good.length, added: good.length },
      message: `已发出 ${good.length} 张证书`,
    });
  });
}

/** Those that have their numbers first: whoever takes one of the series waits for them, and not they for each other. */
function inTurn(good: readonly GoodRow[]): GoodRow[] {
  return [
    ...good.filter(({ certNumber }) => certNumber !== null),
    ...good.filter(({ certNumber }) => certNumber === null),
  ];
}

async function issue({ context, row }: { context: CallContext; row: GoodRow }): Promise<string> {
  try {
    const { id } = await issueOne(context, {
      id: row.applyId,
      issuedDate: row.issuedDate ?? undefined,
      printed: { certNumber: row.certNumber ?? undefined },
    });
    return id;
  } catch (error) {
    const reason = error instanceof Failure ? error : refusal({ error, app: context.app });
    throw reason ? failures.conflict(`第 ${row.row} 行 ${row.personName}：${reason.message}`) : error;
  }
}

async function keep({
  context: { app, scope },
  job,
  transaction,
  id,
  row,
  bytes,
}: {
  context: CallContext;
  job: Job;
  transaction: Transaction;
  id: string;
  row: GoodRow;
  bytes: Buffer;
}): Promise<void> {
  await keepFile({
    app,
    transaction,
    file: {
      tenantId: scope.tenantId,
      issuedCertId: id,
      edition: 1,
      storageKey: keyOf({ tenantId: scope.tenantId, job, row }),
      mime: row.mime,
      bytes,
    },
  });
}

/** Whether the job is still this try's own, and not done. */
async function isHeld({ job, context: { app, scope } }: Running): Promise<boolean> {
  const [found] = await app.database.batch({
    scope,
    statements: [
      reading({
        name: 'issue_upload_held',
        text: `select "id" from "job" where "id" = $1 and "attempts" = $2 and "state" = 'running'`,
        values: [job.id, job.attempts],
      }),
    ],
  });
  return found.length > 0;
}

/** Removes the files of a transaction that failed. */
async function dropFiles({ job, context: { app, scope } }: Running): Promise<void> {
  for (const row of goodOf(job)) await app.files.remove(keyOf({ tenantId: scope.tenantId, job, row }));
}

/** Known by the job and the row, so that whoever begins again writes over what is left. */
function keyOf({ tenantId, job, row }: { tenantId: string; job: Job; row: GoodRow }): string {
  return `${tenantId}/certificates/${job.id}x${row.row}`;
}

function goodOf({ report }: Job): readonly GoodRow[] {
  return (report as unknown as UploadReport | null)?.good ?? [];
}
