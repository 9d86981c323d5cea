import type { Mutation } from '../mutation.ts';

/** Faults of what is written by hand for an area. */
export const ofDomain: readonly Mutation[] = [
  {
    name: 'An answer with the sequence that is stored already replaces it',
    file: 'server/domain/attempt/attempt.sql',
    from: 'where "attemptAnswer"."sequence" < excluded."sequence";',
    to: 'where "attemptAnswer"."sequence" <= excluded."sequence";',
    tests: ['tests/contract/mock/mock.test'],
  },
  {
    name: 'An answer that comes behind the deadline is stored',
    file: 'server/domain/attempt/attempt.sql',
    from: `    when "isOver"(p_attempt) then 'overdue'`,
    to: '',
    tests: ['tests/contract/mock/mock.test'],
  },
  {
    name: 'Practice draws what its learner is being examined in',
    file: 'server/domain/practice/practice.sql',
    from: ` and q."id" <> all(v_held)
            and "drawHash"`,
    to: `
            and "drawHash"`,
    tests: ['tests/contract/mock/held', 'tests/contract/practice'],
  },
  {
    name: 'Beginning a certificate anew forgets the rounds of all',
    file: 'server/domain/practice/practice.sql',
    from: `delete from "practiceRound" r where r."tenantId" = p_tenant and r."userId" = p_user and r."certId" = p_cert;`,
    to: `delete from "practiceRound" r where r."tenantId" = p_tenant and r."userId" = p_user;`,
    tests: ['tests/contract/practice/rounds', 'tests/contract/practice/practice'],
  },
  {
    name: 'An exam is failed though open points could decide it',
    file: 'server/domain/attempt/score.ts',
    from: 'score + open >= passScore ? null : false',
    to: 'score + open > passScore ? null : false',
    tests: ['server/domain/attempt/score'],
  },
  {
    name: 'Somebody switches on a membership of a role that opens more than their own',
    file: 'server/domain/organisation/organisation.sql',
    from: `    and (new."roleId" <> old."roleId" or old."state" = 'off' or old."deletedTime" is not null))
  execute function "keepGrants"();`,
    to: `    and (new."roleId" <> old."roleId" or old."deletedTime" is not null))
  execute function "keepGrants"();`,
    tests: ['tests/contract/organisation/members', 'tests/contract/organisation'],
  },
  {
    name: 'An organisation gives a password to a member of another one, too',
    file: 'server/domain/organisation/organisation.sql',
    from: `when u."id" = any(v_elsewhere) then '也是其他机构的用户，请本人修改密码'`,
    to: '',
    tests: ['tests/contract/organisation/accounts'],
  },
  {
    name: 'A person fetches what a job made with codes that they no longer have',
    file: 'server/domain/job/file.ts',
    from: 'assertReadStill({ context, job });\n  return',
    to: 'return',
    tests: ['tests/contract/job/export', 'tests/contract/job'],
  },
  {
    name: 'A private file is read by whoever reads any field of its record',
    file: 'server/domain/file/reach.ts',
    from: ' || !mayRead({ scope, property })',
    to: '',
    tests: ['tests/contract/words/privateFiles'],
  },
  {
    name: 'A mail before a date goes out though the date has moved',
    file: 'server/engine/notices/send.ts',
    from: `if (!(await isWanted({ context, mail }))) return over('dropped', '日期已改或已过，或数据已删除，不再发送');`,
    to: '',
    tests: ['tests/contract/job/before', 'tests/contract/words/notices', 'tests/contract/message'],
  },
  {
    name: 'An application for an exam comes behind the end of its window',
    file: 'server/domain/certApply/certApply.sql',
    from: `
      when new."state" = 'pending' and now() >= v_exam."applyEndTime" then 'apply_closed'`,
    to: '',
    tests: ['tests/contract/certApply/apply.test'],
  },
  {
    name: 'The second reviewer of an application is the first one again',
    file: 'server/domain/certApply/certApply.sql',
    from: `
      when new."state" in ('approved', 'platform') and old."state" = 'rechecking' and old."firstBy" = new."reviewedBy" then 'apply_review'`,
    to: '',
    tests: ['tests/contract/certApply/places.test'],
  },
  {
    name: 'Who applies sends a photo that is as wide as it must be, but not as high',
    file: 'server/domain/certApply/photo.ts',
    from: 'file.width === size.width && file.height === size.height',
    to: 'file.width === size.width',
    tests: ['tests/contract/certApply/photo.test'],
  },
  {
    name: "Whoever asks the database sees the platform's applications of all organisations",
    file: 'server/domain/operator/operator.sql',
    from: `if not "isOperator"() then return; end if;
  return query
    with found as materialized (
      select a.*, t."tenantName" from "tenant" t cross join lateral "platformAppliesOf"`,
    to: `return query
    with found as materialized (
      select a.*, t."tenantName" from "tenant" t cross join lateral "platformAppliesOf"`,
    tests: ['tests/contract/operator/platformReview'],
  },
  {
    name: 'The platform reads any file of an organisation as one of an application',
    file: 'server/domain/operator/applications.ts',
    from: `if (uses.length === 0) throw failures.notFound('文件');`,
    to: '',
    tests: ['tests/contract/operator/platformReview'],
  },
  {
    name: 'Whoever waits last for a session moves up first',
    file: 'server/domain/placement/placement.sql',
    from: `order by p."waitingSince", p."id" for update`,
    to: `order by p."waitingSince" desc, p."id" for update`,
    tests: ['tests/contract/placement'],
  },
  {
    name: 'A full session takes one more',
    file: 'server/domain/placement/placement.sql',
    from: `exit when v_session."taken" >= v_session."places";`,
    to: `exit when v_session."taken" > v_session."places";`,
    tests: ['tests/contract/placement'],
  },
  {
    name: 'A reservation is given back behind the end of its window',
    file: 'server/domain/placement/release.ts',
    from: `now() >= least(e."reserveEndTime", s."startTime")`,
    to: `now() >= s."startTime"`,
    tests: ['tests/contract/placement'],
  },
  {
    name: 'Somebody is placed in two sessions at the same time',
    file: 'server/domain/placement/placement.sql',
    from: `    return jsonb_build_object('problem', 'busy');`,
    to: '    null;',
    tests: ['tests/contract/placement'],
  },
];
