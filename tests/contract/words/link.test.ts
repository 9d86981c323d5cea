/** Rules S15–S17: records that link two others. */
import { describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const product = useGround();

interface World extends Engine {
  team(name: string, above?: string): Promise<string>;
  player(name: string, city?: string): Promise<string>;
  /** The names in a team, in the order in which they came. */
  members(teamId: Json): Promise<Json[]>;
  links(filters?: Values): Promise<Values[]>;
}

const lists = ['a12-m2.7'];

eachEngine('S15: links', product, (start, open) => {
  const worldOf = (engine: Engine): World => {
    const idOf = async (operation: string, input: Values): Promise<string> =>
      String((await engine.call(operation, input))['id']);
    const links = async (filters: Values = {}): Promise<Values[]> =>
      (await engine.call<{ rows: Values[] }>('squad.list', { sort: 'createdTime', pageSize: 200, ...filters })).rows;
    return {
      ...engine,
      links,
      team: (teamName, parentId) => idOf('team.save', { teamName, ...(parentId && { parentId }) }),
      player: (playerName, city) => idOf('player.save', { playerName, ...(city && { city }) }),
      members: async (teamId) => (await links({ teamId })).map(({ playerIdLabel = null }) => playerIdLabel).sort(),
    };
  };
  const refused = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });

  it('adds many to one, with own fields, numbers and history; who is there stays as they are', async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    const [a, b, c] = [await world.player('甲'), await world.player('乙'), await world.player('丙')];
    const first = await world.call('squad.add', { teamId: red, ids: [a], duty: '队长', joinedDate: '2026-03-01' });
    expect(first).toEqual({ count: 1, already: 0 });
    expect(await world.call('squad.add', { teamId: red, ids: [a, b, c], duty: '队员' })).toEqual({
      count: 2,
      already: 1,
    });
    const rows = await world.links();
    expect(
      rows
        .map(({ playerIdLabel, teamIdLabel, duty, isMain, version }) => [
          playerIdLabel,
          teamIdLabel,
          duty,
          isMain,
          version,
        ])
        .sort(),
    ).toEqual([
      ['丙', '红', '队员', false, 1],
      ['乙', '红', '队员', false, 1],
      ['甲', '红', '队长', false, 1],
    ]);
    expect(rows.map(({ squadNo }) => squadNo).sort()).toEqual(['Q001', 'Q002', 'Q003']);
    const captain = rows.find(({ duty }) => duty === '队长');
    expect(captain?.['joinedDate']).toBe('2026-03-01');
    const { rows: history } = await world.call<{ rows: Values[] }>('squad.history', { id: captain?.['id'] ?? null });
    expect(history.map(({ action }) => action)).toEqual(['created']);
    expect(await world.call('team.get', { id: red })).toMatchObject({ memberCount: 3 });
  });

  it('adds from the other side, too: one to many', async () => {
    const world = worldOf(start());
    const [red, blue] = [await world.team('红'), await world.team('蓝')];
    const a = await world.player('甲');
    expect(await world.call('squad.add', { playerId: a, ids: [red, blue] })).toEqual({ count: 2, already: 0 });
    expect((await world.links({ playerId: a })).map(({ teamIdLabel }) => teamIdLabel).sort()).toEqual(
      ['红', '蓝'].sort(),
    );
  });

  it('S4: adds all that conditions of the other side fit, as many as somebody was told', async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    for (const name of ['甲一', '甲二', '乙一']) await world.player(name, name.startsWith('甲') ? '南京' : '上海');
    const all = (input: Values, codes = lists) => world.as(codes).call('squad.add', { teamId: red, ...input });
    await expect(all({ matching: { city: '南京' }, count: 3 })).rejects.toMatchObject({ status: 409 });
    await expect(all({ matching: { city: '南京' }, count: 2 }, [])).rejects.toMatchObject({ status: 403 });
    await expect(all({ matching: { town: '南京' }, count: 2 })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/matching/town' }] },
    });
    await expect(all({ matching: { city: '南京' } })).rejects.toMatchObject({ status: 422 });
    expect(await world.members(red)).toEqual([]);
    expect(await all({ matching: { city: '南京' }, count: 2 })).toEqual({ count: 2, already: 0 });
    expect(await all({ matching: { keyword: '一' }, count: 2 })).toEqual({ count: 1, already: 1 });
    expect(await world.members(red)).toEqual(['乙一', '甲一', '甲二'].sort());
  });

  it('refuses what is not there, both sides and none, a rule, and takes none', async () => {
    const world = worldOf(start());
    const [red, blue] = [await world.team('红'), await world.team('蓝')];
    const [a, b] = [await world.player('甲'), await world.player('乙')];
    const add = (input: Values) => world.as(lists).call('squad.add', input);
    await expect(add({ teamId: red, ids: [a, 'nobody'] })).rejects.toMatchObject(
      refused('/ids', '所选队员不存在或已被删除'),
    );
    await expect(add({ teamId: 'nothing', ids: [a] })).rejects.toMatchObject(
      refused('/teamId', '所选队伍不存在或已被删除'),
    );
    await expect(add({ teamId: red, playerId: a, ids: [b] })).rejects.toMatchObject({ status: 422 });
    await expect(add({ ids: [a] })).rejects.toMatchObject(refused('/teamId', '请选择队伍或队员，只选一边'));
    await expect(add({ teamId: red, ids: [a], duty: '替补' })).rejects.toMatchObject(refused('/duty', '不设替补'));
    await expect(add({ teamId: red, ids: [a], matching: {}, count: 1 })).rejects.toMatchObject({ status: 422 });
    await world.call('player.remove', { ids: [b] });
    await expect(add({ teamId: red, ids: [a, b] })).rejects.toMatchObject(refused('/ids', '所选队员不存在或已被删除'));
    await add({ teamId: red, ids: [a], isMain: true });
    await expect(add({ teamId: blue, ids: [a], isMain: true })).rejects.toMatchObject(
      refused('/playerId', '这位队员已有主队'),
    );
    expect((await world.links()).length).toBe(1);
  });

  it('T2: links nothing of another tenant', async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    const a = await world.player('甲');
    const other = worldOf(world.elsewhere());
    const [theirs, theirTeam] = [await other.player('外'), await other.team('外')];
    await expect(world.call('squad.add', { teamId: red, ids: [a, theirs] })).rejects.toMatchObject({ status: 422 });
    await expect(world.call('squad.add', { teamId: theirTeam, ids: [a] })).rejects.toMatchObject({ status: 422 });
    await world.call('squad.add', { teamId: red, ids: [a] });
    const [link] = await world.links();
    const ids = [link?.['id'] ?? null];
    await expect(world.call('squad.transfer', { ids, teamId: theirTeam })).rejects.toMatchObject({ status: 422 });
    await expect(other.call('squad.transfer', { ids, teamId: theirTeam })).rejects.toMatchObject({
      status: 404,
    });
    await expect(other.call('squad.remove', { ids })).rejects.toMatchObject({ status: 404 });
    expect(await world.members(red)).toEqual(['甲']);
  });

  it('keeps the pair unique among the living, whoever stores', async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    const a = await world.player('甲');
    await world.call('squad.save', { teamId: red, playerId: a });
    await expect(world.call('squad.save', { teamId: red, playerId: a })).rejects.toMatchObject(
      refused('/teamId', '所选队员已经是所选队伍的队员'),
    );
    await expect(
      world.app.database.batch({
        scope: world.scope,
        statements: [
          changing({
            text: `insert into "squad" ("id", "teamId", "playerId", "isMain", "squadNo") values ($1, $2, $3, false, 'Q900')`,
            values: [newId(), red, a],
          }),
        ],
      }),
    ).rejects.toMatchObject({ constraint: 'squad_unique_teamId_playerId' });
    const [link] = await world.links();
    await world.call('squad.remove', { ids: [link?.['id'] ?? null] });
    expect(await world.call('squad.add', { teamId: red, ids: [a] })).toEqual({ count: 1, already: 0 });
    await expect(world.call('squad.restore', { ids: [link?.['id'] ?? null] })).rejects.toMatchObject({ status: 422 });
    await expect(world.call('player.remove', { ids: [a] })).rejects.toMatchObject({ status: 409 });
  });

  it('S16: transfers members with their own fields; who is there already only leaves', async () => {
    const world = worldOf(start());
    const [red, blue] = [await world.team('红'), await world.team('蓝')];
    const [a, b, c] = [await world.player('甲'), await world.player('乙'), await world.player('丙')];
    await world.call('squad.add', { teamId: red, ids: [a, b, c], duty: '队员' });
    await world.call('squad.add', { teamId: blue, ids: [b], duty: '教练' });
    const ids = (await world.links({ teamId: red })).map(({ id = null }) => id);
    expect(await world.call('squad.transfer', { ids, teamId: blue })).toEqual({ count: 2, merged: 1 });
    expect(await world.members(red)).toEqual([]);
    const rows = await world.links({ teamId: blue });
    expect(rows.map(({ playerIdLabel, duty, version }) => [playerIdLabel, duty, version]).sort()).toEqual([
      ['丙', '队员', 2],
      ['乙', '教练', 1],
      ['甲', '队员', 2],
    ]);
    const bin = await world.call<{ rows: Values[] }>('squad.recycled', {});
    expect(bin.rows.map(({ playerIdLabel }) => playerIdLabel)).toEqual(['乙']);
    // Where they are already nothing happens to them.
    const there = rows.map(({ id = null }) => id);
    expect(await world.call('squad.transfer', { ids: there, teamId: blue })).toEqual({ count: 0, merged: 0 });
    expect((await world.links({ teamId: blue })).map(({ version }) => version).sort()).toEqual([1, 2, 2]);
  });

  it('S16: transfers all that conditions fit, merges one person’s two links, and all or nothing', async () => {
    const world = worldOf(start());
    const [red, blue, green] = [await world.team('红'), await world.team('蓝'), await world.team('绿')];
    const [a, b] = [await world.player('甲'), await world.player('乙')];
    await world.call('squad.add', { teamId: red, ids: [a, b] });
    await world.call('squad.add', { teamId: blue, ids: [a] });
    const move = (input: Values) => world.call('squad.transfer', { teamId: green, ...input });
    await expect(move({ matching: { teamId: [red, blue] }, count: 2 })).rejects.toMatchObject({ status: 409 });
    expect(await move({ matching: { teamId: [red, blue] }, count: 3 })).toEqual({ count: 2, merged: 1 });
    expect(await world.members(green)).toEqual(['乙', '甲']);
    const [link] = await world.links({ playerId: a });
    await expect(move({ ids: [link?.['id'] ?? null, 'nothing'] })).rejects.toMatchObject({ status: 404 });
    await expect(move({ ids: [link?.['id'] ?? null], teamId: 'nothing' })).rejects.toMatchObject({ status: 422 });
    // What would leave is in use: nobody moves.
    await world.call('squad.add', { teamId: red, ids: [a] });
    await world.call('prize.save', { prizeName: '金', squadId: link?.['id'] ?? null });
    const leaving = [link?.['id'] ?? null, (await world.links({ playerId: b }))[0]?.['id'] ?? null];
    await expect(world.call('squad.transfer', { ids: leaving, teamId: red })).rejects.toMatchObject({ status: 409 });
    expect(await world.members(green)).toEqual(['乙', '甲']);
  });

  it('lists the members of a team and of all below it', async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    const below = await world.team('红二', red);
    await world.call('squad.add', { teamId: red, ids: [await world.player('甲')] });
    await world.call('squad.add', { teamId: below, ids: [await world.player('乙')] });
    expect(await world.members(red)).toEqual(['甲']);
    expect((await world.links({ teamId: { below: [red] } })).length).toBe(2);
  });

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it('S17: links a pair once, however many add it at once, and refuses nobody', { timeout: 60_000 }, async () => {
      const world = worldOf(
        await startEngine({ product: product(), database: await open({ hasSharedBatches }), tenantId: 't1' }),
      );
      const red = await world.team('红');
      const ids = await Promise.all(Array.from({ length: 8 }, (_, i) => world.player(`甲${i}`)));
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          world.call<{ count: number; already: number }>('squad.add', {
            teamId: red,
            ids: i % 2 ? ids : [...ids].reverse(),
          }),
        ),
      );
      expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
      expect(answers.every(({ count, already }) => count + already === ids.length)).toBe(true);
      const [rows] = await world.app.database.batch({
        scope: world.scope,
        statements: [reading<{ count: number }>({ text: `select count(*)::integer as "count" from "squad"` })],
      });
      expect(rows).toEqual([{ count: ids.length }]);
    });
  });

  it('adds a thousand at once', { timeout: 60_000 }, async () => {
    const world = worldOf(start());
    const red = await world.team('红');
    const ids = Array.from({ length: 1000 }, () => newId());
    await world.app.database.batch({
      scope: world.scope,
      statements: [
        changing({
          text: `insert into "player" ("id", "playerName") select i, i from unnest($1::text[]) i`,
          values: [ids],
        }),
      ],
    });
    const began = performance.now();
    expect(await world.call('squad.add', { teamId: red, ids })).toEqual({ count: 1000, already: 0 });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await world.as(lists).call('squad.add', { teamId: red, matching: {}, count: 1000 })).toEqual({
      count: 0,
      already: 1000,
    });
    const { total } = await world.call<{ total: number }>('squad.list', { teamId: red });
    expect(total).toBe(1000);
  });
});
