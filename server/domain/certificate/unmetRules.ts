import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living, practised } from '../../engine/living.ts';
import { sliceOf, type Page } from '../../engine/page.ts';

/** Rules that ask for more questions of a kind than the bank of their certificate has published, with what is missing; a removed certificate's are nobody's concern. */
export async function unmetRules({ app, scope }: CallContext, input: Values): Promise<Page> {
  const { size, skip } = sliceOf(input);
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values & { total: number }>({
        name: 'rule_unmet',
        text: unmetText,
        values: [scope.tenantId, size, skip],
      }),
    ],
  });
  return {
    rows: rows.map(({ id = null, label = null, note = null }) => ({ id, label, note })),
    total: rows[0]?.total ?? 0,
  };
}

/** Of each kind no more questions are counted than the rule asks for. */
const unmetText = `select r."id", c."certName" as "label",
  string_agg(k."label" || '还差 ' || (k."num" - k."has") || ' 题', '，' order by k."place") as "note",
  (count(*) over ())::integer as "total"
  from "paperRule" r
    join "cert" c on c."tenantId" = r."tenantId" and c."id" = r."certId" and ${living('c')}
    cross join lateral (
      select e."entry" ->> 'label' as "label", (e."entry" ->> 'num')::integer as "num", e."place",
        (select count(*)::integer from (
          select from "question" q
          where q."tenantId" = r."tenantId" and q."certId" = r."certId" and q."type" = e."entry" ->> 'type'
            and ${practised('q')}
          limit (e."entry" ->> 'num')::integer) counted) as "has"
      from jsonb_array_elements(r."ruleList") with ordinality as e("entry", "place")) k
  where r."tenantId" = $1 and ${living('r')} and k."has" < k."num"
  group by r."id", c."certName" order by c."certName", r."id" limit $2 offset $3`;
