import type { Scope, Transaction } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import { withAllRows } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';
import type { Room } from './hall.ts';
import type { Person, Sitting } from './people.ts';

export interface Plan {
  id: string;
  examId: string;
  subjectId: string;
  isApart: boolean;
  usesAccessible: boolean;
  state: string;
}

export interface Reading {
  scope: Scope;
  transaction: Transaction;
}

/** A plan, locked for whoever changes it. @throws Failure 404 */
export async function planOf({ scope, transaction, id }: Reading & { id: unknown }): Promise<Plan> {
  const [plan] = await transaction.query(
    changing<Plan>({
      name: 'seating_plan',
      text: `select "id", "examId", "subjectId", "isApart", "usesAccessible", "state" from "seatingPlan"
        where "tenantId" = $1 and "id" = $2 for update`,
      values: [scope.tenantId, id],
    }),
  );
  if (!plan) throw failures.notFound('考场编排');
  return plan;
}

/** @throws Failure 409 of a plan that is published or given up */
export function assertDraft({ state }: Plan): void {
  if (state !== 'draft') throw failures.conflict('这份编排已发布或放弃，不能再改');
}

export interface NamedRoom extends Room {
  sessionCode: string;
  startTime: string;
  roomName: string | null;
  siteName: string | null;
}

/** Rooms of the published sessions of a subject that are still to come; of a session online one without seats. */
export function roomsOf({ scope, transaction, plan }: Reading & { plan: Plan }): Promise<NamedRoom[]> {
  return transaction.query(
    reading<NamedRoom>({
      name: 'seating_rooms',
      text: `select s."id" as "sessionId", s."sessionCode", "wireTime"(s."startTime") as "startTime", r."id" as "roomId", r."roomName",
          r."siteId", t."siteName", coalesce(u."places", s."places", (select count(*) from "certApply" a
            where a."tenantId" = s."tenantId" and a."examId" = s."examId" and a."state" = 'registered'))::integer as "places",
          coalesce(r."seatPlan", '[]') as "seatPlan"
        from "examSession" s
          left join "sessionRoom" u on u."tenantId" = s."tenantId" and u."sessionId" = s."id" and s."place" <> 'online'
          left join "room" r on r."id" = u."roomId"
          left join "site" t on t."id" = r."siteId"
        where s."tenantId" = $1 and s."subjectId" = $2 and s."state" = 'published' and s."startTime" > now()
          and s."deletedTime" is null and (s."place" = 'online' or r."id" is not null)
        order by s."startTime", s."id", t."siteName", r."roomName", r."id"`,
      values: [scope.tenantId, plan.subjectId],
    }),
  );
}

/** The departments of whoever applied to the exam, gathered once for all. */
const departments = (exam: string): string => `"departmentsOf" as materialized (
    select p."userId", jsonb_agg(m."departmentId" order by m."departmentId") as "departments"
    from "person" p join "deptMember" m on m."tenantId" = p."tenantId" and m."personId" = p."id" and m."deletedTime" is null
    where p."tenantId" = $1 and p."userId" in (
      select a."userId" from "certApply" a where a."tenantId" = $1 and a."examId" = ${exam}) group by p."userId")`;

/** Registered people without a place in the subject, whoever was registered first before others; within the caller's reach. */
export async function peopleOf({
  scope,
  transaction,
  plan,
  sessionIds,
}: Reading & { plan: Plan; sessionIds: string[] }): Promise<Person[]> {
  const reached = await transaction.query(
    reading<{ id: string }>({
      name: 'seating_reached',
      text: `select a."id" from "certApply" a where a."tenantId" = $1 and a."examId" = $2 and a."state" = 'registered'
          and not exists (select from "placement" p where p."tenantId" = a."tenantId" and p."applyId" = a."id"
            and p."subjectId" = $3 and "isPlacementOpen"(p."state"))
          and not exists (select from "seatingEntry" e where e."tenantId" = a."tenantId" and e."applyId" = a."id" and e."planId" = $4)`,
      values: [scope.tenantId, plan.examId, plan.subjectId, plan.id],
    }),
  );
  const work = (): Promise<Person[]> =>
    transaction.query(
      reading<Person>({
        name: 'seating_people',
        text: `with ${departments('$4')}, "busy" as materialized (
            select b."subjectId", jsonb_agg(distinct s."id") as "sessions" from "examSession" s
              join "booking" b on tstzrange(b."startTime", b."endTime") && tstzrange(s."startTime", s."endTime")
            where s."tenantId" = $1 and s."id" = any($3) group by b."subjectId")
          select a."id" as "applyId", coalesce(a."needsAccessibleSeat", false) as "needsAccessible", a."siteId",
            coalesce(d."departments", '[]') as "departments", coalesce(b."sessions", '[]') as "busyIn"
          from "certApply" a left join "departmentsOf" d on d."userId" = a."userId" left join "busy" b on b."subjectId" = a."userId"
          where a."tenantId" = $1 and a."id" = any($2) order by a."registeredTime", a."applyCode", a."id"`,
        values: [scope.tenantId, reached.map(({ id }) => id), sessionIds, plan.examId],
      }),
    );
  return withAllRows({ scope, transaction, work });
}

/** Somebody on a seat, or without one, as the plan has them or as they have their place already. */
export interface Seated extends Sitting {
  /** None of whoever has their place already. */
  entryId: string | null;
  isFixed: boolean;
  needsAccessible: boolean;
  siteId: string | null;
  isBusy: boolean;
}

/** Who sits in these sessions: by places that were given and by the plan; of all, whoever asks. */
export function sittingIn({
  scope,
  transaction,
  plan,
  sessionIds,
}: Reading & { plan: Plan; sessionIds: string[] }): Promise<Seated[]> {
  const work = (): Promise<Seated[]> =>
    transaction.query(
      reading<Seated>({
        name: 'seating_sitting',
        text: `with ${departments('$4')}
          select t."entryId", t."isFixed", t."applyId", t."sessionId", t."roomId", t."seat", a."siteId",
            coalesce(a."needsAccessibleSeat", false) as "needsAccessible", coalesce(d."departments", '[]') as "departments",
            t."entryId" is not null and "isBusy"(a."userId", s."startTime", s."endTime", s."id") as "isBusy"
          from (
            select null as "entryId", false as "isFixed", p."applyId", p."sessionId", p."roomId", p."seat" from "placement" p
              where p."tenantId" = $1 and p."sessionId" = any($3) and "isPlaced"(p."state")
            union all
            select e."id", e."isFixed", e."applyId", e."sessionId", e."roomId", e."seat" from "seatingEntry" e
              where e."tenantId" = $1 and e."planId" = $2 and e."sessionId" = any($3)) t
            join "certApply" a on a."tenantId" = $1 and a."id" = t."applyId"
            left join "departmentsOf" d on d."userId" = a."userId"
            join "examSession" s on s."tenantId" = $1 and s."id" = t."sessionId"
          order by t."sessionId", t."roomId", t."seat", t."applyId"`,
        values: [scope.tenantId, plan.id, sessionIds, plan.examId],
      }),
    );
  return withAllRows({ scope, transaction, work });
}
