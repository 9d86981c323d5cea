import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { asOwner, makeExam, personOf, type Values } from './exam.ts';

const kinds = ['single', 'multiple', 'judgment', 'blank', 'short', 'long'] as const;

/** Numbers M… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('the draw of a paper on %s', (database) => {
  let server: TestServer;
  let tenantId = '';
  const certs: { certId: string; perKind: number }[] = [];

  beforeAll(async () => {
    server = await startServer({ database });
    tenantId = server.tenantIds[0] ?? '';
    const admin = personOf({ server, token: await server.signIn('admin') });
    for (const perKind of [3, 60, 3000]) {
      const { certId } = await makeExam({ admin, certCode: `DRAW-${perKind}`, hasRule: false });
      await asOwner({
        server,
        text: `update "question" set "state" = 'retired' where "certId" = $1`,
        values: [certId],
      });
      await fill({ certId, perKind });
      certs.push({ certId, perKind });
    }
    await server.app.database.vacuum();
  }, 180_000);
  afterAll(() => server.close());

  /** Questions of each kind under ids that every run has, so that every run draws the same. */
  async function fill({ certId, perKind }: { certId: string; perKind: number }): Promise<void> {
    await server.app.database.batch({
      scope: { tenantId, userId: 'test' },
      statements: kinds.map((kind) =>
        changing({
          text: `insert into "question" ("id", "tenantId", "certId", "type", "title", "identityHash") select $5 || '-' || $3 || '-' || n, $1, $2, $3, '题 ' || n, $5 || $3 || n from generate_series(1, $4::integer) n`,
          values: [tenantId, certId, kind, perKind, `draw${perKind}`],
        }),
      ),
    });
  }

  async function draw({
    certId,
    type,
    num,
    seed,
    scope = tenantId,
  }: {
    certId: string;
    type: string;
    num: number;
    seed: string;
    scope?: string;
  }): Promise<{ id: string; version: number }[]> {
    const [rows] = await server.app.database.batch({
      scope: { tenantId: scope, userId: '' },
      statements: [
        reading({
          name: 'test_draw',
          text: 'select * from "drawQuestionsPractised"($1, $2, $3, $4)',
          values: [certId, type, num, seed],
        }),
      ],
    });
    return rows as { id: string; version: number }[];
  }

  const drawing = fc.record({
    cert: fc.constantFrom(0, 1, 2),
    type: fc.constantFrom(...kinds),
    num: fc.integer({ min: 1, max: 120 }),
    seed: fc.stringMatching(/^[0-9a-f]{32}$/),
  });

  it('M1 M2 M3: exact in number and kind, without repeats, the same again from the same seed', async () => {
    await fc.assert(
      fc.asyncProperty(drawing, async ({ cert, type, num, seed }) => {
        const { certId, perKind } = certs[cert] ?? { certId: '', perKind: 0 };
        const drawn = await draw({ certId, type, num, seed });
        expect(drawn).toHaveLength(Math.min(num, perKind));
        const ids = drawn.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id.startsWith(`draw${perKind}-${type}-`))).toBe(true);
        expect(await draw({ certId, type, num, seed })).toEqual(drawn);
        const more = await draw({ certId, type, num: num + 1, seed });
        expect(perKind === 3000 || more.slice(0, drawn.length).every(({ id }, i) => id === ids[i])).toBe(true);
      }),
      { numRuns: 60, seed: 20240601 },
    );
  });

  it.each([1, 2])('M2: every question of bank %i is drawn as often as chance has it, and in no order', async (cert) => {
    const { certId, perKind } = certs[cert] ?? { certId: '', perKind: 0 };
    const num = 30;
    const draws = perKind === 60 ? 200 : 500;
    const times = new Map<string, number>();
    const first = new Map<string, number>();
    for (let i = 0; i < draws; i += 1) {
      const drawn = await draw({ certId, type: 'single', num, seed: `seed${i}` });
      for (const { id } of drawn) times.set(id, (times.get(id) ?? 0) + 1);
      first.set(drawn[0]?.id ?? '', 1);
    }
    const expected = (draws * num) / perKind;
    const counts = Array.from({ length: perKind }, (_, n) => times.get(`draw${perKind}-single-${n + 1}`) ?? 0);
    // Per question the count is binomial: its variance is expected x (1 - num / perKind); the mean square over all is near that.
    const spread =
      counts.reduce((sum, each) => sum + (each - expected) ** 2, 0) / perKind / (expected * (1 - num / perKind));
    expect(spread).toBeGreaterThan(0.7);
    expect(spread).toBeLessThan(1.3);
    expect(Math.max(...counts)).toBeLessThan(expected * 4 + 5);
    expect(first.size).toBeGreaterThan(Math.min(perKind, draws) * 0.6);
  });

  it('M1: only published, living questions are drawn', async () => {
    const { certId } = certs[1] ?? { certId: '' };
    const shut = async (set: string, id: string): Promise<Values[]> =>
      asOwner({ server, text: `update "question" set ${set} where "id" = $1 returning "id"`, values: [id] });
    // No way leads back to a draft (rule S1); here it is one from the beginning.
    await asOwner({
      server,
      text: `do $$ begin
        perform set_config('app.quiet', 'on', true);
        update "question" set "state" = 'draft' where "id" = 'draw60-long-1';
      end $$`,
    });
    expect(await shut(`"state" = 'retired'`, 'draw60-long-2')).toHaveLength(1);
    expect(await shut(`"deletedTime" = now()`, 'draw60-long-3')).toHaveLength(1);
    const drawn = await draw({ certId, type: 'long', num: 60, seed: 'all' });
    expect(drawn).toHaveLength(57);
    expect(drawn.filter(({ id }) => ['draw60-long-1', 'draw60-long-2', 'draw60-long-3'].includes(id))).toEqual([]);
  });

  it('T1: nothing is drawn for another tenant, and nothing without one', async () => {
    const { certId } = certs[1] ?? { certId: '' };
    expect(await draw({ certId, type: 'single', num: 5, seed: 's', scope: server.tenantIds[1] ?? '' })).toEqual([]);
    expect(await draw({ certId, type: 'single', num: 5, seed: 's', scope: '' })).toEqual([]);
  });
});
