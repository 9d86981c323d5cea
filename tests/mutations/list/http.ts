import type { Mutation } from '../mutation.ts';

/** Faults where requests come in: sessions, pages, limits. */
export const ofHttp: readonly Mutation[] = [
  {
    name: 'The figures of a page ask for no code',
    file: 'server/http/routes.ts',
    from: `throw failures.noRoute();
    admit({ app, operation, session });`,
    to: 'throw failures.noRoute();',
    tests: ['tests/contract/screen/figures', 'tests/contract/words/aggregate'],
  },
  {
    name: 'A change is held against no limits where the record exists',
    file: 'server/http/validation.ts',
    from: 'const left = look(stored);',
    to: 'const left = { errors: [] as InputError[], passedOver: [] as string[] };',
    tests: ['tests/contract/catalogue/pglite › ^position:', 'tests/contract/stored/retired'],
  },
  {
    name: 'A print is no security event',
    file: 'server/http/routes.ts',
    from: `operation.verb === 'exportExcel' || operation.verb === 'print'`,
    to: `operation.verb === 'exportExcel'`,
    tests: ['tests/contract/session/security'],
  },
  {
    name: 'A call with the cookie alone changes something',
    file: 'server/http/token.ts',
    from: ' || (isChange && !isOfOurPages(request))',
    to: '',
    tests: ['tests/contract/session/cookie'],
  },
  {
    name: 'The cookie of a session counts without its mark, so that a log-out without a line does not hold',
    file: 'server/http/token.ts',
    from: 'isToken(kept) && mark === markOf(kept) ?',
    to: 'isToken(kept) && mark !== null ?',
    tests: ['tests/contract/session/cookie'],
  },
  {
    name: 'A form of another site signs its visitor in as somebody else',
    file: 'server/http/sessionCookie.ts',
    from: 'if (!change || !isOfOurPages(request)) return result;',
    to: 'if (!change) return result;',
    tests: ['tests/contract/session/cookie'],
  },
  {
    name: 'A page of somebody who has logged in since is served',
    file: 'server/http/page.ts',
    from: '(userId === undefined || userId === session.userId) &&',
    to: '',
    tests: ['tests/contract/session/page'],
  },
  {
    name: 'What other processes counted plays no part in a limit of calls',
    file: 'server/http/limits.ts',
    from: 'return tally.own + tally.known <= tally.most;',
    to: 'return tally.own <= tally.most;',
    tests: ['tests/contract/session/limits'],
  },
  {
    name: 'A session that is used lives beyond its latest end',
    file: 'server/domain/session/store.ts',
    from: `"expiresTime" = least(now() + $2 * interval '1 millisecond', "endTime") where`,
    to: `"expiresTime" = now() + $2 * interval '1 millisecond', "endTime" = null where`,
    tests: ['tests/contract/session/login', 'tests/contract/session'],
  },
];
