import { describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { entityOf, operationFor, operationsOf, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { deviations } from '../conform.ts';
import { keyOf, newInput, saveOf } from '../records.ts';
import { dataOf } from '../world.ts';
import type { Part } from './part.ts';
import { checkImport, commitImport, readSheet, writeSheet } from './workbook.ts';

/** What holds of records that stand below each other. */
export function treeContract({ entity, world }: Part): void {
  const { tree, scope, label } = entityOf(entity);
  const reading = operationFor({ entity, verb: 'tree' });
  const list = operationFor({ entity, verb: 'list' });
  const move = operationsOf(entity).find(({ does }) => does === 'move');
  if (!tree || !reading || !list || !move) return;
  const { parent, maxDepth } = tree;

  const add = async ({ caller, above, name }: { caller: Caller; above?: Json; name?: string }): Promise<Values> => {
    const input = await newInput({ caller, entity, isFirst: true });
    return dataOf<Values>(
      await caller.call(saveOf(entity), {
        ...input,
        ...(name && { [label]: name }),
        ...(above && { [parent]: above }),
      }),
    );
  };
  const read = async ({ caller, ...input }: { caller: Caller } & Record<string, unknown>): Promise<Values[]> => {
    const reply = await caller.call(reading, input as Values);
    expect(deviations({ operation: reading, reply })).toEqual([]);
    return dataOf<{ rows: Values[] }>(reply).rows;
  };
  const idsBelow = async ({ caller, above }: { caller: Caller; above: Json }): Promise<Json[]> =>
    (await read({ caller })).filter((row) => row[parent] === above).map(({ id = null }) => id);
  const refusalAt = { body: { data: { errors: [{ path: `/${parent}` }] } } };

  describe('tree', () => {
    it('is read from the top down; a keyword keeps what stands above', async () => {
      const { ours, foreign } = world();
      const top = await add({ caller: ours });
      const child = await add({ caller: ours, above: top['id'] ?? null });
      const leaf = await add({ caller: ours, above: child['id'] ?? null, name: '独一无二的叶' });
      const rows = await read({ caller: ours });
      const at = [top, child, leaf].map(({ id }) => rows.findIndex((row) => row['id'] === id));
      expect(at).toEqual([at[0], Number(at[0]) + 1, Number(at[0]) + 2]);
      const found = await read({ caller: ours, keyword: '独一无二' });
      expect(found.map(({ id, isMatch }) => [id, isMatch])).toEqual([
        [top['id'], false],
        [child['id'], false],
        [leaf['id'], true],
      ]);
      expect(leaf[`${parent}Label`]).toBe(`${String(top[label])} / ${String(child[label])}`);
      if (scope === 'tenant') expect(await read({ caller: foreign, keyword: '独一无二' })).toEqual([]);
    });

    it('a list finds what stands below one, at any depth', async () => {
      const { ours } = world();
      const top = await add({ caller: ours });
      const child = await add({ caller: ours, above: top['id'] ?? null });
      const leaf = await add({ caller: ours, above: child['id'] ?? null });
      const { rows } = dataOf<{ rows: Values[] }>(
        await ours.call(list, { [parent]: { below: [top['id'] ?? null] }, pageSize: 100 }),
      );
      expect(rows.map(({ id }) => id).sort()).toEqual([child['id'], leaf['id']].sort());
    });

    it('moves records below another and into their place, in one call', async () => {
      const { ours, foreign } = world();
      const [top, other] = [await add({ caller: ours }), await add({ caller: ours })];
      const ids: Json[] = [];
      for (let i = 0; i < 3; i++) ids.push((await add({ caller: ours, above: top['id'] ?? null }))['id'] ?? null);
      const [first = null, second = null, third = null] = ids;
      const above = top['id'] ?? null;
      const reply = await ours.call(move, { ids: [third], parent: above, before: first });
      expect({ status: reply.status, data: reply.body.data }).toEqual({ status: 200, data: { count: 1 } });
      expect(await idsBelow({ caller: ours, above })).toEqual([third, first, second]);
      dataOf(await ours.call(move, { ids: [second, first], parent: other['id'] ?? null }));
      expect(await idsBelow({ caller: ours, above })).toEqual([third]);
      expect(await idsBelow({ caller: ours, above: other['id'] ?? null })).toEqual([second, first]);

      const before = await read({ caller: ours });
      const refused: [input: Values, status: number][] = [
        [{ ids: ['no-such-id'], parent: above }, 404],
        [{ ids: [third, 'no-such-id'], parent: null }, 404],
        [{ ids: [third], parent: above, before: first }, 409],
        [{ ids: [third], parent: 'no-such-id' }, 422],
      ];
      for (const [input, status] of refused)
        expect((await ours.call(move, input)).status, JSON.stringify(input)).toBe(status);
      if (scope === 'tenant') {
        expect((await foreign.call(move, { ids: [third], parent: null })).status).toBe(404);
        const theirs = await add({ caller: foreign });
        expect((await ours.call(move, { ids: [third], parent: theirs['id'] ?? null })).status).toBe(422);
      }
      expect(await read({ caller: ours })).toEqual(before);
    });

    it('rule S6: nothing stands below itself, also when two move at once', async () => {
      const { ours } = world();
      const top = await add({ caller: ours });
      const child = await add({ caller: ours, above: top['id'] ?? null });
      const circle = { status: 422, body: { message: expect.stringContaining('自己的下级') } };
      expect(await ours.call(move, { ids: [top['id'] ?? null], parent: child['id'] ?? null })).toMatchObject(circle);
      for (const above of [child, top]) {
        const reply = await ours.call(saveOf(entity), { ...keyOf(top), [parent]: above['id'] ?? null });
        expect(reply).toMatchObject(circle);
        expect(reply).toMatchObject(refusalAt);
      }
      const pairs = await Promise.all(
        Array.from({ length: 4 }, async () => [await add({ caller: ours }), await add({ caller: ours })] as const),
      );
      for (const [one, two] of pairs) {
        const replies = await Promise.all([
          ours.call(move, { ids: [one['id'] ?? null], parent: two['id'] ?? null }),
          ours.call(move, { ids: [two['id'] ?? null], parent: one['id'] ?? null }),
        ]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
      }
    });

    it('those beside a moved record keep their version and history', async () => {
      const { ours } = world();
      const top = await add({ caller: ours });
      const above = top['id'] ?? null;
      const [first, second] = [await add({ caller: ours, above }), await add({ caller: ours, above })];
      dataOf(await ours.call(move, { ids: [second['id'] ?? null], parent: above, before: first['id'] ?? null }));
      const rows = await read({ caller: ours });
      const versionOf = ({ id }: Values) => rows.find((row) => row['id'] === id)?.['version'];
      expect([versionOf(first), versionOf(second)]).toEqual([1, 2]);
      const inIds = { ids: [first['id'] ?? null], parent: above, before: first['id'] ?? null };
      expect((await ours.call(move, inIds)).status).toBe(422);
    });

    it('who saves, moves and removes at once meets no failure of the server, and nothing living stands below what is removed', async () => {
      const { ours } = world();
      const remove = operationFor({ entity, verb: 'remove' });
      if (!remove) return;
      const top = await add({ caller: ours });
      const above = top['id'] ?? null;
      const beside = await Promise.all(Array.from({ length: 6 }, () => add({ caller: ours, above })));
      const statuses = await Promise.all(
        beside.flatMap((row) => [
          ours.call(move, { ids: [row['id'] ?? null], parent: above }),
          ours.call(saveOf(entity), { ...keyOf(row), [parent]: null }),
        ]),
      );
      expect(statuses.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);

      for (let round = 0; round < 4; round++) {
        const branch = await add({ caller: ours });
        const input = await newInput({ caller: ours, entity, isFirst: true });
        const [removed, added] = await Promise.all([
          ours.call(remove, { ids: [branch['id'] ?? null] }),
          ours.call(saveOf(entity), { ...input, [parent]: branch['id'] ?? null }),
        ]);
        expect([removed.status, added.status].filter((status) => status === 200)).toHaveLength(1);
      }
    });

    it('comes back from the bin as a whole, whichever is named first', async () => {
      const { ours } = world();
      const [remove, restore] = [operationFor({ entity, verb: 'remove' }), operationFor({ entity, verb: 'restore' })];
      if (!remove || !restore) return;
      const top = await add({ caller: ours });
      const child = await add({ caller: ours, above: top['id'] ?? null });
      const ids = [child['id'] ?? null, top['id'] ?? null];
      dataOf(await ours.call(remove, { ids }));
      expect(await ours.call(restore, { ids: [child['id'] ?? null] })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining(String(top[label])) },
      });
      dataOf(await ours.call(restore, { ids }));
      expect(await idsBelow({ caller: ours, above: top['id'] ?? null })).toEqual([child['id']]);
    });

    it('rule S6: there are no more levels than the tree has', async () => {
      const { ours } = world();
      let above: Json = null;
      const levels: Values[] = [];
      for (let level = 1; level <= maxDepth; level++) {
        levels.push(await add({ caller: ours, above }));
        above = levels.at(-1)?.['id'] ?? null;
      }
      const input = await newInput({ caller: ours, entity, isFirst: true });
      const reply = await ours.call(saveOf(entity), { ...input, [parent]: above });
      expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining(`${maxDepth} 层`) } });
      expect(reply).toMatchObject(refusalAt);
      const [root] = levels;
      const over = await add({ caller: ours });
      expect((await ours.call(move, { ids: [root?.['id'] ?? null], parent: over['id'] ?? null })).status).toBe(422);
    });

    it('a sheet says whole branches by their paths, in any order', async () => {
      const { ours } = world();
      const [upload, commit, template] = (['importExcel', 'importCommit', 'excelTemplate'] as const).map((verb) =>
        operationFor({ entity, verb }),
      );
      if (!upload || !commit || !template) return;
      const { headings } = await readSheet((await ours.call(template)).bytes);
      const parentTitle = entityOf(entity).properties[parent]?.title ?? '';
      const labelTitle = entityOf(entity).properties[label]?.title ?? '';
      const row = (name: string, above: string): string[] =>
        headings.map((heading) =>
          heading.startsWith(labelTitle) ? name : heading.startsWith(parentTitle) ? above : '',
        );
      const top = await add({ caller: ours, name: '已有部' });
      const long = Array.from({ length: maxDepth + 1 }, (_, level) => `级${level + 1}`);
      const content = await writeSheet({
        headings,
        rows: [
          row('招生组', '分部/教务处'),
          row('教务处', '分部'),
          row('分部', ''),
          row('分部', ''),
          row('已有部', ''),
          row('新组', '已有部'),
          row('无头组', '没有的部'),
          row('圈一', '圈二'),
          row('圈二', '圈一'),
          row('圈外', '圈一'),
          ...long.map((name, level) => row(name, long[level - 1] ?? '')),
        ],
      });
      const checked = await checkImport({ caller: ours, upload, content });
      // Twice in the sheet and there already: passed over. Nowhere, in a circle and below it, too deep: told.
      expect(checked).toMatchObject({ state: 'ready', valid: 4 + maxDepth, bad: 5, skipped: 2 });
      expect(await commitImport({ caller: ours, commit, job: checked, mode: 'valid' })).toMatchObject({
        state: 'done',
        added: 4 + maxDepth,
      });
      expect(await idsBelow({ caller: ours, above: top['id'] ?? null })).toHaveLength(1);
      const rows = await read({ caller: ours, keyword: '招生组' });
      expect(rows.map((each) => each[label])).toEqual(['分部', '教务处', '招生组']);
    });
  });
}
