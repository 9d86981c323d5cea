import type { Scope } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { sliceOf } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

const fields = `m."id", m."title", m."content", m."userId", u."nickname" as "userName", m."readingStatus", m."createdTime" as "createTime", m."createdBy" as "createId", m."senderName" as "createUser", m."opens"`;
const source = `"message" m join "user" u on u."id" = m."userId"`;
const own = `m."tenantId" = $1 and m."userId" = $2`;
const unread = ({ tenantId, userId }: Scope) =>
  reading<{ unreadCount: number }>({
    name: 'message_unread',
    text: `select count(*)::integer as "unreadCount" from "message" m where ${own} and m."readingStatus" = '2'`,
    values: [tenantId, userId],
  });

/** The caller's messages in the session's tenant, newest first, with how many there are and how many are unread (rule N1). */
export async function page(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { size, skip } = sliceOf(input, { usual: 10 }); // specification, section 9
  const [list, [counted], [left]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'message_page',
        text: `select ${fields} from ${source} where ${own}
          order by m."createdTime" desc, m."id" desc limit $3 offset $4`,
        values: [tenantId, userId, size, skip],
      }),
      reading<{ totalCount: number }>({
        name: 'message_total',
        text: `select count(*)::integer as "totalCount" from "message" m where ${own}`,
        values: [tenantId, userId],
      }),
      unread({ tenantId, userId }),
    ],
  });
  return { list, totalCount: counted?.totalCount ?? 0, unreadCount: left?.unreadCount ?? 0 };
}

/** One of the caller's messages; reading it marks nothing. @throws Failure 404 where it is not the caller's. */
export async function info(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[message]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'message_info',
        text: `select ${fields} from ${source} where ${own} and m."id" = $3`,
        values: [tenantId, userId, input['id']],
      }),
    ],
  });
  if (!message) throw failures.notFound('消息');
  return message;
}

/** Marks a message read; again changes nothing (rule N2). @throws Failure 404 where it is not the caller's. */
export async function update(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found], , [left]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'message_find',
        text: `select m."id" from "message" m where ${own} and m."id" = $3`,
        values: [tenantId, userId, input['id']],
      }),
      changing({
        name: 'message_read',
        text: `update "message" m set "readingStatus" = '1' where ${own} and m."id" = $3 and m."readingStatus" <> '1'`,
        values: [tenantId, userId, input['id']],
      }),
      unread({ tenantId, userId }),
    ],
  });
  if (!found) throw failures.notFound('消息');
  return { unreadCount: left?.unreadCount ?? 0 };
}

/** Marks all of the caller's messages in the session's tenant read (rule N2). */
export async function readAll(context: CallContext): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [marked] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        name: 'message_readAll',
        text: `update "message" m set "readingStatus" = '1' where ${own} and m."readingStatus" <> '1' returning m."id"`,
        values: [tenantId, userId],
      }),
    ],
  });
  return { count: marked.length, unreadCount: 0 };
}
