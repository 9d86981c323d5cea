import type { Scope, Transaction } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import { isWholeReach, withAllRows } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';
import type { Room } from './hall.ts';
import type { Person, Sitting } from './people.ts';

export interface Plan {
  id: string;
  examId: string;
  subjectId: string;
  isApart: boolean;
  usesAccessible: boolean;
  /** Whom it seats: people of these departments and those below; null or none where everybody. */
  departmentIds: string[] | null;
  /** The only session where it seats them; null where any of the subject will do. */
  sessionId: string | null;
  state: string;
}

export interface Reading {
  scope: Scope;
  transaction: Transaction;
}

/** A plan, locked for whoever changes it. @throws Failure 404 */
export async function planOf({
  scope,
  transaction,
  id,
  isLocked = true,
}: Reading & { id: unknown; isLocked?: boolean }): Promise<Plan> {
  const text = `select "id", "examId", "subjectId", "isApart", "usesAccessible", "departmentIds", "sessionId", "state"
    from "seatingPlan" where "tenantId" = $1 and "id" = $2`;
  const values = [scope.tenantId, id];
  const [plan] = await transaction.query(
    isLocked
      ? changing<Plan>({ name: 'seating_planLocked', text: `${text} for update`, values })
      : reading<Plan>({ name: 'seating_plan', text, values }),
  );
  if (!plan) throw failures.notFound('考场编排');
  return plan;
}

/** @throws Failure 409 of a plan that is published or given up */
export function assertDraft({ state }: Plan): void {
  if (state !== 'draft') throw failures.conflict('这份编排已发布或放弃，不能再改');
}

/** @throws Failure 403 where the plan has people beyond the caller's reach (rules S19, Z13) */
export async function checkReach({ scope, transaction, id }: Reading & { id: unknown }): Promise<void> {
  const counted = changing<{ count: number }>({
    name: 'seating_count',
    text: `select count(*)::integer as "count" from "seatingEntry" where "tenantId" = $1 and "planId" = $2`,
    values: [scope.tenantId, id],
  });
  if (!(await isWholeReach({ scope, transaction, counted })))
    throw failures.denied('这份编排中有您数据范围以外的人，请由能看到全部考生的人办理');
}

export interface NamedRoom extends Room {
  sessionCode: string;
  startTime: string;
  roomName: string | null;
  siteName: string | null;
}

/**
 * Rooms of the published sessions of a subject that are still to come; of a session online one without seats, which takes
 * all who are registered, whoever asks.
 */
export function roomsOf({ scope, transaction, plan }: Reading & { plan: Plan }): Promise<NamedRoom[]> {
  const work = (): Promise<NamedRoom[]> =>
    transaction.query(
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
  return withAllRows({ scope, transaction, work });
}

/**
 * The departments of each account. Without a join: over rows that just came the database guesses, and looks through all
 * members for each person.
 */
async function departmentsOf({
  scope,
  transaction,
  userIds,
}: Reading & { userIds: string[] }): Promise<Map<string, string[]>> {
  const people = await transaction.query(
    reading<{ id: string; userId: string }>({
      name: 'seating_persons',
      text: `select "id", "userId" from "person" where "tenantId" = $1 and "userId" = any($2)`,
      values: [scope.tenantId, userIds],
    }),
  );
  const members = await transaction.query(
    reading<{ personId: string; departmentId: string }>({
      name: 'seating_members',
      text: `select "personId", "departmentId" from "deptMember"
        where "tenantId" = $1 and "personId" = any($2) and "deletedTime" is null order by "departmentId"`,
      values: [scope.tenantId, people.map(({ id }) => id)],
    }),
  );
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const departments = new Map<string, string[]>(userIds.map((userId) => [userId, []]));
  for (const { personId, departmentId } of members) departments.get(userOf.get(personId) ?? '')?.push(departmentId);
  return departments;
}

/** Adds the departments of everybody. */
async function withDepartments<T extends { userId: string }>({
  rows,
  ...place
}: Reading & { rows: readonly T[] }): Promise<(T & { departments: string[] })[]> {
  const departments = await departmentsOf({ ...place, userIds: rows.map(({ userId }) => userId) });
  return rows.map((row) => ({ ...row, departments: departments.get(row.userId) ?? [] }));
}

/** Whether anybody is registered for the exam, in the departments of the plan where it has some, with or without a place. */
export async function someRegistered({ scope, transaction, plan }: Reading & { plan: Plan }): Promise<boolean> {
  const [found] = await transaction.query(
    reading<{ isThere: boolean }>({
      name: 'seating_registered',
      text: `select exists (select from "certApply" a where a."tenantId" = $1 and a."examId" = $2
        and a."state" = 'registered' and ${inDepartments('$3')}) as "isThere"`,
      values: [scope.tenantId, plan.examId, plan.departmentIds ?? []],
    }),
  );
  return found?.isThere === true;
}

/** Whether an application is of somebody in some departments, or below them; of all without any. */
function inDepartments(departments: string): string {
  return `(cardinality(${departments}::text[]) = 0 or a."userId" in (select p."userId"
    from "departmentBelow"($1, ${departments}) d
      join "deptMember" m on m."tenantId" = $1 and m."departmentId" = d and m."deletedTime" is null
      join "person" p on p."tenantId" = $1 and p."id" = m."personId"))`;
}

/**
 * Registered people without a place in the subject, and who must sit it (rule SC38), whom the plan is for, whoever was registered first before others;
 * within the caller's reach.
 */
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
          and not exists (select from "seatingEntry" e where e."tenantId" = a."tenantId" and e."applyId" = a."id" and e."planId" = $4)
          and "keptUntil"(a."tenantId", a."id", $3) is null
          and ${inDepartments('$5')}`,
      values: [scope.tenantId, plan.examId, plan.subjectId, plan.id, plan.departmentIds ?? []],
    }),
  );
  const work = async (): Promise<Person[]> => {
    const rows = await transaction.query(
      reading<Omit<Person, 'departments' | 'busyIn'> & { userId: string }>({
        name: 'seating_people',
        text: `select "id" as "applyId", "userId", coalesce("needsAccessibleSeat", false) as "needsAccessible", "siteId"
          from "certApply" where "tenantId" = $1 and "id" = any($2) order by "registeredTime", "applyCode", "id"`,
        values: [scope.tenantId, reached.map(({ id }) => id)],
      }),
    );
    const busy = await transaction.query(
      reading<{ userId: string; sessionId: string }>({
        name: 'seating_busy',
        text: `select distinct b."subjectId" as "userId", s."id" as "sessionId" from "examSession" s
            join "booking" b on tstzrange(b."startTime", b."endTime") && tstzrange(s."startTime", s."endTime")
          where s."tenantId" = $1 and s."id" = any($2) and b."subjectId" = any($3)`,
        values: [scope.tenantId, sessionIds, rows.map(({ userId }) => userId)],
      }),
    );
    const busyIn = new Map<string, string[]>();
    for (const { userId, sessionId } of busy) busyIn.set(userId, [...(busyIn.get(userId) ?? []), sessionId]);
    const people = await withDepartments({ scope, transaction, rows });
    return people.map((person) => ({ ...person, busyIn: busyIn.get(person.userId) ?? [] }));
  };
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

/** Who sits in these sessions: by places that were given and by a plan that is a draft; of all, whoever asks. */
export function sittingIn({
  scope,
  transaction,
  plan,
  sessionIds,
}: Reading & { plan: Plan; sessionIds: string[] }): Promise<Seated[]> {
  const work = async (): Promise<Seated[]> => {
    const rows = await transaction.query(
      reading<Omit<Seated, 'departments'> & { userId: string }>({
        name: 'seating_sitting',
        text: `select t."entryId", a."userId", t."isFixed", t."applyId", t."sessionId", t."roomId", t."seat", a."siteId",
            coalesce(a."needsAccessibleSeat", false) as "needsAccessible",
            t."entryId" is not null and "isBusy"(a."userId", s."startTime", s."endTime", s."id") as "isBusy"
          from (
            select null as "entryId", false as "isFixed", p."applyId", p."sessionId", p."roomId", p."seat" from "placement" p
              where p."tenantId" = $1 and p."sessionId" = any($3) and "isPlaced"(p."state")
            union all
            select e."id", e."isFixed", e."applyId", e."sessionId", e."roomId", e."seat" from "seatingEntry" e
              where e."tenantId" = $1 and e."planId" = $2 and e."sessionId" = any($3)) t
            join "certApply" a on a."tenantId" = $1 and a."id" = t."applyId"
            join "examSession" s on s."tenantId" = $1 and s."id" = t."sessionId"
          order by t."sessionId", t."roomId", t."seat", t."applyId"`,
        values: [scope.tenantId, plan.state === 'draft' ? plan.id : null, sessionIds],
      }),
    );
    return withDepartments({ scope, transaction, rows });
  };
  return withAllRows({ scope, transaction, work });
}
