import type { CallContext, Download, Values } from '../../../engine/context.ts';
import { writeWorkbook } from '../../../engine/excel/workbook.ts';
import { enqueuePhase, jobOf, type Job } from '../../../engine/jobs/job.ts';
import { enqueueSent } from '../../../engine/jobs/sentFile.ts';
import { showJob } from '../../../engine/excel/job.ts';
import { failures } from '../../../failures.ts';
import type { UploadReport } from './check.ts';
import { readZip } from './zip.ts';

const kind = 'certUpload';

/**
 * Takes a zip of printed certificates with their sheet, to be checked by a job; nothing is issued until issueUploaded. The reply is
 * the job (rule IC30).
 * @throws Failure 409 where its person has too many jobs, 413, 415 where the file is no zip that can be read, 422 without one
 */
export async function uploadIssueCert(context: CallContext): Promise<Values> {
  const [file] = context.uploads;
  if (!file || file.size === 0) throw failures.invalid([{ path: '/file', message: '请选择要上传的压缩包（.zip）' }]);
  await readZip({ path: file.path, onEntry: () => undefined });
  const id = await enqueueSent({ context, kind, title: '上传证书', file });
  return showJob({ context, job: await uploadOf({ context, id }) });
}

/**
 * Lets a job issue what was checked: all of it, or what is right of it. The reply is the job.
 * @throws Failure 404 where the job is not the caller's, 409 where it is not ready, or has nothing to issue, or problems with `all`
 */
export async function issueUploaded(context: CallContext, { id, mode }: Values): Promise<Values> {
  const job = await uploadOf({ context, id: String(id) });
  const { bad = 0, valid = 0 } = job.result ?? {};
  if (mode === 'all' && Number(bad) > 0)
    throw failures.conflict(`有 ${String(bad)} 处问题，请改正后重新上传，或只发没有问题的`);
  if (job.state === 'ready' && valid === 0) throw failures.conflict('没有可以发的证书，请改正后重新上传');
  await enqueuePhase({ context, id: job.id, phase: 'store', input: { mode: String(mode) } });
  return showJob({ context, job: await uploadOf({ context, id: job.id }) });
}

/** What is wrong with an upload, as a workbook. @throws Failure 404, 409 where nothing is */
export async function uploadFaults(context: CallContext, { id }: Values): Promise<Download> {
  const { report } = await uploadOf({ context, id: String(id) });
  const { errors = [] } = (report ?? {}) as Partial<UploadReport>;
  if (errors.length === 0) throw failures.conflict('此次上传没有问题');
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: '上传证书的问题.xlsx',
    sheets: [
      {
        name: '问题',
        headings: [
          { title: '行', width: 12 },
          { title: '姓名或文件', width: 30 },
          { title: '原因', width: 60 },
        ],
        pages: [errors.map(({ cell, column, message }) => [cell, column, message].map((value) => ({ value })))],
      },
    ],
  });
}

async function uploadOf({ context, id }: { context: CallContext; id: string }): Promise<Job & Values> {
  const job = await jobOf({ context, id });
  if (job.kind !== kind) throw failures.notFound('上传任务');
  return job;
}
