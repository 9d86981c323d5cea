import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFunctionCheck } from '#scripts/postgres.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { asOwner } from '../mock/exam.ts';

interface Fault {
  place: string;
  lineno: number | null;
  message: string;
  query: string | null;
}

/** Every function of the database against the tables as they are: a renamed field is found here and not by a user. */
describe('the functions of the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    await ensureFunctionCheck();
    server = await startServer({ database: 'postgres', isEmpty: true });
    await asOwner({ server, text: 'create extension plpgsql_check' });
  }, 240_000);
  afterAll(() => server?.close());

  const faultsOf = async (): Promise<Fault[]> => [
    ...(await asOwner<Fault>({
      server,
      text: `select p."proname" as "place", c."lineno", c."message", c."query" from pg_proc p
        join pg_language l on l."oid" = p."prolang" and l."lanname" = 'plpgsql' join pg_namespace n on n."oid" = p."pronamespace" and n."nspname" = current_schema()
        cross join lateral plpgsql_check_function_tb(p."oid", fatal_errors => false, other_warnings => false, extra_warnings => false, performance_warnings => false) c
        where p."prorettype" <> 'trigger'::regtype and c."level" = 'error'
          and not exists (select from pg_depend d where d."objid" = p."oid" and d."deptype" = 'e')`,
    })),
    ...(await asOwner<Fault>({
      server,
      text: `select distinct t."tgname" || ' of ' || r."relname" as "place", c."lineno", c."message", c."query" from pg_trigger t
        join pg_class r on r."oid" = t."tgrelid" join pg_namespace n on n."oid" = r."relnamespace" and n."nspname" = current_schema()
        join pg_proc p on p."oid" = t."tgfoid" join pg_language l on l."oid" = p."prolang" and l."lanname" = 'plpgsql'
        cross join lateral plpgsql_check_function_tb(p."oid", t."tgrelid", oldtable => t."tgoldtable", newtable => t."tgnewtable", fatal_errors => false, other_warnings => false, extra_warnings => false, performance_warnings => false) c
        where not t."tgisinternal" and c."level" = 'error'
          -- A function for several tables asks which one it stands on before it names a field that some lack.
          and not (c."message" ~ '^record "(old|new)" has no field' and (select count(distinct o."tgrelid") > 1 from pg_trigger o where o."tgfoid" = p."oid" and not o."tgisinternal"))`,
    })),
  ];

  it('name tables and fields that there are', async () => {
    expect(await faultsOf()).toEqual([]);
  });

  it('are really looked through: a field that goes is missed', async () => {
    await asOwner({ server, text: 'alter table "wrongRecord" rename column "card" to "cards"' });
    expect((await faultsOf()).map(({ place }) => place)).toEqual(expect.arrayContaining(['practice_question']));
  });
});
