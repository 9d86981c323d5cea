/** For tests of reach: people in departments, and roles of each reach. */
import { changing, reading } from '#server/database/statement.ts';
import type { Engine } from './engine.ts';

/** A school of arts with a class below it, one of science, and somebody in each; `gast` is in none. */
export const places = { dean: 'arts', tutor: 'class', chemist: 'science', guest: undefined } as const;
export type Somebody = keyof typeof places;

/** Fills a tenant with people and roles of each reach. @returns the id of each person */
export async function settle({ app, scope }: Engine): Promise<Record<Somebody, string>> {
  const { tenantId } = scope;
  const names = Object.keys(places) as Somebody[];
  await app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: names.map((name) =>
      changing({
        text: `insert into "user" ("id", "account", "nickname") values ($1, $1, $2)`,
        values: [`${tenantId}-${name}`, name],
      }),
    ),
  });
  const texts = [
    `insert into "role" ("id", "roleName", "reach") select r, r, r from unnest(array['all', 'below', 'department', 'own']) r`,
    `insert into "department" ("id", "deptName", "parentId")
      values ('arts', '文学院', null), ('science', '理学院', null), ('class', '一班', 'arts')`,
    ...names.map(
      (name) => `insert into "membership" ("id", "userId", "roleId") values ('${name}', '${tenantId}-${name}', 'own')`,
    ),
    ...names.flatMap((name) =>
      places[name]
        ? [
            `insert into "deptMember" ("id", "departmentId", "personId")
              select '${name}', '${places[name]}', "personId" from "membership" where "id" = '${name}'`,
          ]
        : [],
    ),
  ];
  await app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: texts.map((each) => changing({ text: each })),
  });
  const [rows] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<{ id: string; personName: Somebody }>({
        text: `select m."id" as "personName", m."personId" as "id" from "membership" m`,
      }),
    ],
  });
  return Object.fromEntries(rows.map(({ id, personName }) => [personName, id])) as Record<Somebody, string>;
}
