import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living, practised, turnedOn } from '../../engine/living.ts';
import { sliceOf, type Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { shownTenant } from '../portal/index.ts';
import { progressColumns, withRate, type Counts } from '../practice/index.ts';

/** What anyone may see of a certificate `c` in a list; at most a thousand of its questions are counted. */
const card = `c."id", c."certName", c."certCode", c."positionId", p."positionName" as "positionIdLabel", c."level",
  c."cover", c."summary", c."examMinutes", c."passScore", c."validityYears", c."isHot",
  (select count(*)::integer from (
    select from "question" q where q."tenantId" = c."tenantId" and q."certId" = c."id" and ${practised('q')} limit 1000
  ) counted) as "questionCount"`;

const shown = `c."tenantId" = $1 and ${turnedOn('c')}`;

const withPosition = `"cert" c left join "position" p on p."tenantId" = c."tenantId" and p."id" = c."positionId"`;

/** A tenant's published certificates that are marked hot, the newest first, for anyone. */
export async function hot(context: CallContext, input: Values): Promise<Page> {
  return readCards({ context, input, name: 'hot', where: `${shown} and c."isHot"`, values: [] });
}

/** A tenant's published certificates by keyword, place in the graph and level, for anyone. */
export async function shownList(context: CallContext, input: Values): Promise<Page> {
  const { keyword, industryId, occupationId, positionId, level, hasQuestions = false } = input;
  return readCards({
    context,
    input,
    name: 'list',
    where: `${shown}
      and ($2 = '' or position(lower($2) in lower(concat_ws(' ', c."certName", c."certCode", c."summary"))) > 0)
      and ($3::text is null or c."positionId" = $3)
      and ($4::text is null or c."level" = $4)
      and ($5::text is null or c."positionId" in (
        select "id" from "position" where "tenantId" = $1 and "occupationId" = $5))
      and ($6::text is null or c."positionId" in (
        select s."id" from "position" s join "occupation" o on o."tenantId" = s."tenantId" and o."id" = s."occupationId"
        where s."tenantId" = $1 and o."industryId" = $6))
      and (not $7::boolean or exists (
        select from "question" q where q."tenantId" = $1 and q."certId" = c."id" and ${practised('q')}))`,
    values: [
      typeof keyword === 'string' ? keyword.trim() : '',
      positionId ?? null,
      level ?? null,
      occupationId ?? null,
      industryId ?? null,
      hasQuestions,
    ],
  });
}

/**
 * One published certificate by id or code, with its place in the graph and its paper-assembly rule, for anyone.
 * @throws Failure 404 where it is not there or off the shelf.
 */
export async function shownDetail(context: CallContext, input: Values): Promise<Values> {
  const tenantId = await shownTenant({ context, input });
  const { id, certCode } = input;
  if (id === undefined && certCode === undefined) throw failures.invalid([{ path: '/id', message: '请选择证书' }]);
  const [[row]] = await context.app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values>({
        name: 'cert_shown_detail',
        text: `select ${card}, c."description", c."updatedTime", c."tenantId", t."tenantName",
            p."duty" as "positionDuty", o."occupationName", i."industryName",
            case when r."id" is not null then jsonb_build_object(
              'ruleList', r."ruleList", 'totalCount', r."totalCount", 'totalScore', r."totalScore") end as "rule",
            r."id" is not null and "ruleShortagePractised"(r."tenantId", c."id", r."ruleList") = '[]' as "isMockOpen"
          from ${withPosition} join "tenant" t on t."id" = c."tenantId"
            left join "occupation" o on o."tenantId" = c."tenantId" and o."id" = p."occupationId"
            left join "industry" i on i."tenantId" = c."tenantId" and i."id" = o."industryId"
            left join "paperRule" r on r."tenantId" = c."tenantId" and r."certId" = c."id" and ${living('r')}
          where ${shown} and ($2::text is null or c."id" = $2) and ($3::text is null or c."certCode" = $3)`,
        values: [tenantId, id ?? null, certCode ?? null],
      }),
    ],
  });
  if (!row) throw failures.notFound('证书');
  return row;
}

/** The published certificates the caller practised, the last one first, each with how far they are (rule P2). */
export async function recent({ app, scope }: CallContext, { pageSize }: Values): Promise<{ rows: Values[] }> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values & Counts>({
        name: 'cert_recent',
        text: `select c."id", c."certName", c."certCode", c."level", c."cover", a."lastTime",
          ${progressColumns('c."id"')}
          from (
            select "certId", max("updatedTime") as "lastTime" from "practiceAnswer"
            where "tenantId" = $1 and "userId" = $2 group by "certId"
          ) a
          join "cert" c on c."tenantId" = $1 and c."id" = a."certId" and ${turnedOn('c')}
          order by a."lastTime" desc, c."id" limit $3`,
        values: [scope.tenantId, scope.userId, pageSize ?? 3],
      }),
    ],
  });
  return { rows: rows.map(withRate) };
}

async function readCards({
  context,
  input,
  name,
  where,
  values,
}: {
  context: CallContext;
  input: Values;
  name: string;
  where: string;
  values: unknown[];
}): Promise<Page> {
  const tenantId = await shownTenant({ context, input });
  const { size, skip } = sliceOf(input);
  const all = [tenantId, ...values];
  const [rows, [counted]] = await context.app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values>({
        name: `cert_shown_${name}`,
        text: `select ${card} from ${withPosition} where ${where} order by c."isHot" desc, c."createdTime", c."id"
          limit $${all.length + 1} offset $${all.length + 2}`,
        values: [...all, size, skip],
      }),
      reading<{ total: number }>({
        name: `cert_shown_${name}_total`,
        text: `select count(*)::integer as "total" from "cert" c where ${where}`,
        values: all,
      }),
    ],
  });
  return { rows, total: counted?.total ?? 0 };
}
