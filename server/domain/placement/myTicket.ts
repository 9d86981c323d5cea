import { reading } from '../../database/statement.ts';
import type { CallContext, Download, Values } from '../../engine/context.ts';
import { printOne } from '../../engine/print.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

interface Ticket {
  hasPlace: boolean;
  isOpen: boolean;
  /** To the minute. */
  from: string | null;
}

/**
 * The caller's own admission ticket as PDF, by the template that the organisation prints by, from its opening date on
 * (rules Z20, Z21).
 * @throws Failure 404 where the placement is not theirs, 409 where there is no ticket of it, or not yet
 */
export async function myTicket(context: CallContext, { id }: Values): Promise<Download> {
  const { tenantId, userId } = learnerOf(context);
  const [[ticket]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Ticket>({
        name: 'placement_ticket',
        text: `select "isPlaced"(p."state") as "hasPlace", coalesce(now() >= e."ticketFromTime", true) as "isOpen",
            left("wireTime"(e."ticketFromTime"), 16) as "from"
          from "placement" p join "exam" e on e."tenantId" = p."tenantId" and e."id" = p."examId"
          where p."tenantId" = $1 and p."userId" = $2 and p."id" = $3`,
        values: [tenantId, userId, String(id)],
      }),
    ],
  });
  if (!ticket) throw failures.notFound('考位');
  if (!ticket.hasPlace) throw failures.conflict('还没有安排考位，或考位已取消，没有准考证');
  if (!ticket.isOpen) throw failures.conflict(`准考证从 ${ticket.from} 起可以下载`);
  return printOne({ context, name: 'admissionTicket', id: String(id) });
}
