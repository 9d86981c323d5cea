import type { Mutation } from '../mutation.ts';

/** Faults of the SQL that the generators make. */
export const ofDatabase: readonly Mutation[] = [
  {
    name: 'A policy of a table is not forced on its owner',
    file: 'generators/database.ts',
    from: '`alter table ${table} force row level security;`,',
    to: '',
    tests: ['tests/contract/held'],
  },
  {
    name: 'Whoever changes a record is not kept with it',
    file: 'generators/database.ts',
    from: `new."updatedBy" := coalesce(current_setting('app.user_id', true), '');`,
    to: '',
    tests: ['tests/contract/history'],
  },
  {
    name: 'A limit counts what lies in the recycle bin',
    file: 'generators/database.ts',
    from: `tg_table_name, case when tg_argv[1] = 'recycle' then 'and "deletedTime" is null' else '' end)`,
    to: `tg_table_name, '')`,
    tests: ['tests/contract/words/limit'],
  },
  {
    name: 'A reach adds rows instead of leaving some out',
    file: 'generators/reach.ts',
    from: 'as restrictive using (${waysText(',
    to: 'using (${waysText(',
    tests: ['tests/contract/held', 'tests/contract/words/reach.test'],
  },
  {
    name: 'From a state that leads on any other is reached',
    file: 'generators/states.ts',
    from: 'coalesce(tg_argv[1]::jsonb -> v_from ? v_to, false)',
    to: 'coalesce(tg_argv[1]::jsonb ? v_from, false)',
    tests: ['tests/contract/stored/states', 'tests/contract/catalogue/pglite › ^instance:'],
  },
  {
    name: 'A record comes back to refer to one in the recycle bin',
    file: 'generators/livingReferences.ts',
    from: "...(hasRecycle ? ['deletedTime'] : [])];",
    to: '];',
    tests: ['tests/contract/held', 'tests/contract/catalogue/pglite › ^position:'],
  },
  {
    name: 'Places are taken by what lies in the recycle bin',
    file: 'generators/limit.ts',
    from: '...(entity.hasRecycle ? [`${row}."deletedTime" is null`] : []), ',
    to: '',
    tests: ['tests/contract/words/limit'],
  },
  {
    name: 'A pattern of numbers changes while somebody takes one',
    file: 'generators/series.ts',
    from: 'perform pg_advisory_xact_lock_shared(',
    to: 'perform hashtextextended(null, ',
    tests: ['tests/contract/words/seriesRule'],
  },
  {
    name: 'A number is given that another pattern gave',
    file: 'generators/series.ts',
    from: '::numeric between 1 and o.given',
    to: '::numeric < 0',
    tests: ['tests/contract/words/seriesRule'],
  },
  {
    name: 'Two who take the last place at once both get it',
    file: 'generators/limit.ts',
    from: `    \${lockSql({ entity, limit, row: 'v_come' })}\n`,
    to: '',
    tests: ['tests/contract/words/limit', 'tests/contract/many'],
  },
  {
    name: "Somebody else's private file is named in one's own record",
    file: 'generators/privateFiles.ts',
    from: ` or (v_user <> '' and "createdBy" <> v_user)`,
    to: '',
    tests: ['tests/contract/words/privateFiles'],
  },
  {
    name: 'What lies in the recycle bin keeps its unique place',
    file: 'generators/tables.ts',
    from: `...(living.length + among.length > 0 && { where: [...living, ...among].join(' and ') }),`,
    to: `...(among.length > 0 && { where: among.join(' and ') }),`,
    tests: ['tests/contract/held', 'tests/contract/catalogue/pglite › ^position:'],
  },
];
