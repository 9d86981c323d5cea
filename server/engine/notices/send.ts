import { buffer } from 'node:stream/consumers';
import { MailError, mailsAtOnce, type Attachment, type Mailer } from '../../adapters/mail.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import { Failure } from '../../failures.ts';
import { Download, type CallContext, type Values } from '../context.ts';
import type { Running } from '../jobs/running.ts';
import { stillDue } from './before.ts';
import { htmlOf } from './html.ts';
import { nextMail } from './queue.ts';

/** Milliseconds after which a job of mails lets others of its organisation go first. */
const turn = 20_000;
/** Seconds until a mail whose sender has died is sent by another; longer than a server may take for it. */
const leaseSeconds = 60;
/** The same where a file goes with it. */
const attachingSeconds = 600;
/** Seconds before each further try; when they are over, the mail has failed. */
const pauses = [60, 300, 1_800, 7_200, 21_600];

/** A mail that is to be sent. */
interface Waiting {
  id: string;
  notice: string;
  recordId: string;
  occasion: string;
  address: string | null;
  title: string;
  text: string;
  opens: string | null;
  attempts: number;
}

interface Result {
  state: 'sent' | 'failed' | 'dropped' | 'waiting';
  reason: string | null;
  /** Seconds until the next try. */
  pause: number;
}

/**
 * Sends the mails of an organisation that wait, a few at a time; each result is kept as soon as it is known, with the
 * next one taken. The job sleeps until the next try, and goes when none waits (rule N4).
 */
export async function sendMails({ job, context, tell }: Running): Promise<Values | undefined> {
  const { app, scope } = context;
  const started = Date.now();
  let done = 0;
  let isDown = false;
  const tenantName = await nameOfTenant(context);
  const next = claim(context);
  const work = async (): Promise<void> => {
    let settled: Statement[] = [];
    try {
      for (;;) {
        const goesOn = !isDown && Date.now() - started < turn;
        const rows = await app.database.batch({ scope, statements: [...settled, ...(goesOn ? [next] : [])] });
        settled = [];
        const [mail] = goesOn ? ((rows.at(-1) ?? []) as Waiting[]) : [];
        if (!mail) return;
        const result = await deliver({ context, mail, tenantName });
        isDown ||= result.isDown;
        settled = [settle({ mail, result })];
        done += 1;
        tell(done, done);
      }
    } finally {
      // Also where the job is to end: what was sent is kept as sent.
      if (settled.length > 0) await app.database.batch({ scope, statements: settled });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: mailsAtOnce }, work));
  const failure = ended.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return goOn({ job, context });
}

async function deliver({
  context,
  mail,
  tenantName,
}: {
  context: CallContext;
  mail: Waiting;
  tenantName: string;
}): Promise<Result & { isDown: boolean }> {
  const { mail: mailer } = context.app;
  const over = (state: 'sent' | 'failed' | 'dropped', reason: string | null = null) => ({
    state,
    reason,
    pause: 0,
    isDown: false,
  });
  if (!(await isWanted({ context, mail }))) return over('dropped', '日期已改或已过，或数据已删除，不再发送');
  if (!mailer) return over('failed', '未设置邮件服务');
  if (mail.address === null) return over('failed', '账号中没有填写邮箱');
  const later = ({ said, isDown }: { said: string; isDown: boolean }): Result & { isDown: boolean } => {
    const pause = pauses[mail.attempts - 1];
    return pause === undefined
      ? over('failed', `试了 ${mail.attempts} 次都没有发出：${said}`)
      : { state: 'waiting', reason: `暂时没有发出，会再试：${said}`, pause, isDown };
  };
  let attachment: Attachment | undefined;
  try {
    attachment = await attachmentOf({ context, mail });
  } catch (error) {
    if (error instanceof Failure) return over('failed', `附件没有做成：${error.message}`.slice(0, 200));
    context.app.log.error(error, `the file of ${mail.notice} for ${mail.recordId}`);
    return later({ said: '附件读不到', isDown: false });
  }
  try {
    await mailer.send({ ...mailOf({ context, mail, address: mail.address, tenantName }), attachment });
    return over('sent');
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const said = error.message.slice(0, 200);
    if (error.kind === 'refused') return over('failed', `邮件服务器拒收：${said}`);
    return later({ said, isDown: error.kind === 'down' });
  }
}

/** The file that goes with a mail, as it is now (rule N8). @throws Failure where its handler refuses it */
async function attachmentOf({
  context,
  mail: { notice, recordId },
}: {
  context: CallContext;
  mail: Waiting;
}): Promise<Attachment | undefined> {
  const { app } = context;
  const { attaches } = app.catalogue.notices[notice] ?? {};
  if (attaches === undefined) return undefined;
  const file = await app.handlers[attaches]?.(context, { id: recordId });
  if (!(file instanceof Download)) throw new Error(`${notice}: no file by "${attaches}"`);
  const { fileName, mime, body } = file;
  return { fileName, mime, bytes: Buffer.isBuffer(body) ? body : await buffer(body) };
}

function mailOf({
  context: {
    app: { config },
  },
  mail: { id, title, text, opens },
  address,
  tenantName,
}: {
  context: CallContext;
  mail: Waiting;
  address: string;
  tenantName: string;
}): Parameters<Mailer['send']>[0] {
  const link = opens !== null && config.publicUrl !== undefined ? config.publicUrl + opens : undefined;
  const button = link === undefined ? '' : `<p><a href="${htmlOf(link)}">查看详情</a></p>`;
  return {
    id,
    address,
    subject: title,
    text: [text, ...(link === undefined ? [] : [link]), tenantName].join('\n\n'),
    html: `<div style="font-size:16px;line-height:1.7;color:#1f2329;max-width:600px"><p>${htmlOf(text)}</p>${button}<p style="color:#646a73;font-size:14px">${htmlOf(tenantName)}</p></div>`,
  };
}

/** What was told before a date is sent while that date stands and is to come. */
async function isWanted({
  context: { app, scope },
  mail: { notice: name, recordId: id, occasion },
}: {
  context: CallContext;
  mail: Waiting;
}): Promise<boolean> {
  const { before, entity: of = '' } = app.catalogue.notices[name] ?? {};
  const entity = app.catalogue.entities[of];
  if (!before || !entity) return true;
  const [rows] = await app.database.batch({ scope, statements: [stillDue({ entity, before, id, occasion })] });
  return rows.length > 0;
}

/** The job sleeps until the next mail is to be sent, unless another one will send it; with none left it goes. */
async function goOn({ job, context: { app, scope } }: Pick<Running, 'job' | 'context'>): Promise<Values | undefined> {
  const next = await nextMail({ app, tenantId: scope.tenantId });
  if (next) return { state: 'waiting', dueTime: next.toISOString(), endedTime: null, attempts: 0, progress: 0 };
  await app.database.batch({
    scope,
    statements: [
      changing({
        text: `delete from "job" where "id" = $1 and "attempts" = $2 and "state" = 'running'`,
        values: [job.id, job.attempts],
      }),
    ],
  });
  return undefined;
}

function claim({ app: { catalogue } }: CallContext) {
  const attaching = Object.values(catalogue.notices).flatMap(({ name, attaches }) =>
    attaches === undefined ? [] : [name],
  );
  return changing<Waiting>({
    name: 'mail_claim',
    text: `update "delivery" set "attempts" = "attempts" + 1, "leaseUntil" = now()
        + case when "notice" = any($1) then interval '${attachingSeconds} seconds' else interval '${leaseSeconds} seconds' end
      where "id" = (select "id" from "delivery" where "state" = 'waiting' and "dueTime" <= now()
        and ("leaseUntil" is null or "leaseUntil" < now()) order by "dueTime" limit 1 for update skip locked)
      returning "id", "notice", "recordId", "occasion", "address", "title", "text", "opens", "attempts"`,
    values: [attaching],
  });
}

function settle({ mail: { id, attempts }, result: { state, reason, pause } }: { mail: Waiting; result: Result }) {
  return changing({
    name: 'mail_settle',
    text: `update "delivery" set "state" = $3, "reason" = $4, "leaseUntil" = null,
        "dueTime" = now() + $5 * interval '1 second', "sentTime" = case when $3 = 'sent' then now() end
      where "id" = $1 and "attempts" = $2 and "state" = 'waiting'`,
    values: [id, attempts, state, reason, pause],
  });
}

async function nameOfTenant({ app, scope }: CallContext): Promise<string> {
  const [[tenant]] = await app.database.batch({
    scope,
    statements: [
      reading<{ name: string }>({
        name: 'mail_tenant',
        text: `select "tenantName" as "name" from "tenant" where "id" = $1`,
        values: [scope.tenantId],
      }),
    ],
  });
  return tenant?.name ?? '';
}
