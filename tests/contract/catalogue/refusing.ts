import { beforeAll, describe, expect, it } from 'vitest';
import type { Json, SpecifiedOperation } from '#generators/formats.ts';
import { isWhole } from '#tests/suite.ts';
import { entityOf, operationFor, operationsOf, type Values } from '../artefacts.ts';
import type { Reply } from '../client.ts';
import { createRecord, keyOf, newInput } from '../records.ts';
import { brokenInputs, fewOf, goodInput } from './broken.ts';
import type { Part } from './part.ts';
import { stockOf, type Stock } from './stock.ts';

const chinese = /[一-鿿]/;

/** Bodies that are no JSON, or none of an object. */
const noObjects = ['{"id":', '[]', '"text"', '1'];
let unread = 0;

/**
 * What no operation may take, derived from the schemas of their inputs; nothing of it is stored. The suite of a landing
 * sends each sort of it once and something of it to each operation: each by itself is put to the checks of inputs in
 * `tests/contract/held`.
 */
export function refusalContract({ entity, world }: Part): void {
  const { isSingleton } = entityOf(entity);
  const save = operationFor({ entity, verb: 'save' });
  const canCreate = save !== undefined && !isSingleton;
  const operations = operationsOf(entity)
    .filter(({ isMultipart }) => !isMultipart)
    .map((operation) => [operation.name, operation] as const);

  describe('what its inputs do not allow', () => {
    let record: Values | undefined;
    let before: Stock | undefined;
    const seen = { byAny: new Set<string>(), byChange: new Set<string>() };
    beforeAll(async () => {
      const { ours } = world();
      if (canCreate) record = await createRecord({ caller: ours, entity });
      before = await stockOf({ caller: ours, entity, record });
    });

    it.each(operations)('%s refuses each of it', async (_name, operation) => {
      const { ours } = world();
      const good = goodInput({ operation, record });
      const all = brokenInputs({ operation, good });
      const broken = isWhole ? all : fewOf({ broken: all, seen: seen.byAny });
      const wrong = await inTurns(broken, async ({ why, input, path }) => {
        const reply = await ours.call(operation, input);
        return isRefusalAt({ reply, path }) ? undefined : `${why}: ${told(reply)}`;
      });
      expect(wrong.join('\n')).toBe('');
    });

    if (canCreate)
      it('a change refuses each of it as a new record does', async () => {
        const { ours } = world();
        const key = keyOf(record ?? {});
        const all = brokenInputs({ operation: save, good: key }).filter(({ why }) => !why.startsWith('id'));
        const broken = isWhole ? all : fewOf({ broken: all, seen: seen.byChange });
        const wrong = await inTurns(broken, async ({ why, input, path }) => {
          const reply = await ours.call(save, input);
          return isRefusalAt({ reply, path }) ? undefined : `${why}: ${told(reply)}`;
        });
        expect(wrong.join('\n')).toBe('');
      });

    if (canCreate)
      it('no field that is the server’s own is taken', async () => {
        const { ours } = world();
        const change = operationFor({ entity, verb: 'change' });
        const input = await newInput({ caller: ours, entity });
        const { id = null, version = null } = record ?? {};
        const own = Object.entries(entityOf(entity).properties)
          .filter(([name, { readOnly }]) => readOnly && !(name in (save.input.properties ?? {})))
          .map(([name]): [string, Json] => [name, unlike(record?.[name])]);
        const wrong = await inTurns(own, async ([name, value]) => {
          const calls: [SpecifiedOperation, Values, string][] = [
            [save, { ...input, [name]: value }, `/${name}`],
            [save, { id, version, [name]: value }, `/${name}`],
            ...(change
              ? [
                  [
                    change,
                    { records: [{ id, version, changes: { [name]: value } }] },
                    `/records/0/changes/${name}`,
                  ] satisfies [SpecifiedOperation, Values, string],
                ]
              : []),
          ];
          for (const [operation, sent, path] of calls) {
            const reply = await ours.call(operation, sent);
            if (!isRefusalAt({ reply, path })) return `${operation.name} ${name}: ${told(reply)}`;
          }
          return undefined;
        });
        expect(wrong.join('\n')).toBe('');
      });

    it.each(operations.filter(([, { method }]) => method === 'POST'))(
      '%s refuses what is no JSON, or none of an object',
      async (_name, operation) => {
        const { ours } = world();
        const bodies = isWhole ? noObjects : noObjects.filter((_, n) => n === unread % noObjects.length);
        unread += 1;
        const wrong = await inTurns(bodies, async (body) => {
          const reply = await ours.send(operation, body);
          const isRefused = (reply.status === 400 || reply.status === 422) && chinese.test(String(reply.body.message));
          return isRefused ? undefined : `${body}: ${told(reply)}`;
        });
        expect(wrong.join('\n')).toBe('');
      },
    );

    it('nothing of all this is stored', async () => {
      expect(await stockOf({ caller: world().ours, entity, record })).toEqual(before);
    });
  });
}

/** A refusal for what stands at a place, in Chinese. */
function isRefusalAt({ reply: { status, body }, path }: { reply: Reply; path: string }): boolean {
  const errors = (body.data as { errors?: { path: string; message: string }[] } | null)?.errors ?? [];
  return (
    status === 422 && chinese.test(String(body.message)) && errors.some((error) => error.path === path && error.message)
  );
}

function told({ status, body }: Reply): string {
  return `${status} ${JSON.stringify(body)?.slice(0, 200)}`;
}

/** Tries some at a time, and gathers what is wrong. */
async function inTurns<Case>(
  cases: readonly Case[],
  attempt: (each: Case) => Promise<string | undefined>,
): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let each = cases[next++]; each !== undefined; each = cases[next++]) {
      const problem = await attempt(each);
      if (problem !== undefined) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return wrong;
}

/** Another value than a record has: what is sent back as it is stored is passed over. */
function unlike(value: Json | undefined): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return value === 'x' ? 'y' : 'x';
}
