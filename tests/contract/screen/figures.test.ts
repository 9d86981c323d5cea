import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('figures of a page on %s', (database) => {
  let server: TestServer | undefined;
  let admin: Caller;
  let student: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = callerOf({ url: server.url, token: await server.signIn('admin') });
    student = callerOf({ url: server.url, token: await server.signIn('student') });
  });
  afterAll(() => server?.close());
  const ask = (caller: Caller, blocks: Values) => caller.call(operation('screen.figures'), { blocks });

  it('come together, as each call answers by itself', async () => {
    const found = dataOf<Record<string, { data: unknown }>>(
      await ask(admin, { all: { operation: 'question.total' }, types: { operation: 'question.byType', input: {} } }),
    );
    expect(found['all']?.data).toEqual(dataOf(await admin.call(operation('question.total'))));
    expect(found['types']?.data).toEqual(dataOf(await admin.call(operation('question.byType'))));
  });

  it('say what time they are of, and are worked out anew when asked', async () => {
    const blocks = { all: { operation: 'question.total' } };
    const found = dataOf<Record<string, { time: string }>>(
      await admin.call(operation('screen.figures'), { blocks, isFresh: true }),
    );
    expect(found['all']?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('are refused one by one: without the code, with a wrong condition, of what works no figures out', async () => {
    const good = { operation: 'question.total' };
    const found = dataOf<Record<string, { data?: unknown; failure?: Values }>>(
      await ask(admin, {
        good,
        wrong: { operation: 'question.total', input: { nothing: 1 } },
        list: { operation: 'question.list' },
        save: { operation: 'question.save', input: {} },
        none: { operation: 'nothing.at.all' },
      }),
    );
    expect(found['good']?.data).toMatchObject({ total: 1 });
    expect(found['wrong']?.failure).toMatchObject({ code: 422, message: expect.stringMatching(/[一-鿿]/) });
    for (const name of ['list', 'save', 'none']) expect(found[name]?.failure).toMatchObject({ code: 404 });
    expect(dataOf(await ask(student, { good }))).toEqual({
      good: { failure: { code: 403, message: expect.any(String) } },
    });
  });

  it.each<[string, Values]>([
    ['nothing asked', {}],
    ['a block without a call', { a: {} }],
    ['more than is known of a block', { a: { operation: 'question.total', more: 1 } }],
  ])('422 for %s', async (_name, blocks) => {
    expect(await ask(admin, blocks)).toMatchObject({ status: 422 });
  });
});
