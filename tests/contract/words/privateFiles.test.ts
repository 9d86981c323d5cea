/** Rule D5: files of private fields are read by who uploaded them and by who may read the field. */
import { expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { useSentFiles, type Who } from './sentFiles.ts';

const product = useGround();

const { send, opens } = useSentFiles();

const reader = 'a12-m2.7';

eachEngine('D5: private files', product, (start, open) => {
  const owner: Who = { userId: 'u1' };
  /** Who may change something may make a file public (rule D6). */
  const publisher: Who = { ...owner, codes: ['a12-m1.4.1'] };
  const staff: Who = { userId: 'u2', codes: [reader] };
  const member: Who = { userId: 'u3', codes: ['a12-m1.6', 'a12-m1'] };
  const make = (engine: Engine, values: Values): Promise<Values> =>
    engine.call('profile.save', { profileName: '甲', ...values });
  const all = async (engine: Engine, url: string) => ({
    owner: await opens({ engine, who: owner, url }),
    staff: await opens({ engine, who: staff, url }),
    member: await opens({ engine, who: member, url }),
    elsewhere: await opens({ engine, who: { ...staff, tenantId: 'elsewhere' }, url }),
    ownerElsewhere: await opens({ engine, who: { ...owner, tenantId: 'elsewhere' }, url }),
    nobody: await opens({ engine, who: undefined, url }),
  });
  const none = { owner: false, staff: false, member: false, elsewhere: false, ownerElsewhere: false, nobody: false };

  it('are their owner’s alone, until a record has them and after it has them no longer', async () => {
    const engine = start();
    const url = await send({ engine, who: owner });
    expect(await all(engine, url)).toEqual({ ...none, owner: true });
    const { id = null } = await make(engine, { photo: url });
    expect(await all(engine, url)).toEqual({ ...none, owner: true, staff: true });
    await engine.call('profile.save', { id, version: 1, photo: null });
    expect(await all(engine, url)).toEqual({ ...none, owner: true });
  });

  it('are read by nobody else while the record is in the recycle bin', async () => {
    const engine = start();
    const url = await send({ engine, who: owner });
    const { id = null } = await make(engine, { papers: [url] });
    expect((await all(engine, url)).staff).toBe(true);
    await engine.call('profile.remove', { ids: [id] });
    expect(await all(engine, url)).toEqual({ ...none, owner: true });
    await engine.call('profile.restore', { ids: [id] });
    expect((await all(engine, url)).staff).toBe(true);
  });

  it('are read by the person whose record it is, whoever uploaded them', async () => {
    const engine = start();
    const url = await send({ engine, who: owner });
    await make(engine, { userId: 'learner', photo: url });
    expect(await opens({ engine, who: { userId: 'learner' }, url })).toBe(true);
    expect(await opens({ engine, who: { userId: 'another' }, url })).toBe(false);
  });

  it('of a field that not everybody reads are read by who has its code, too', async () => {
    const engine = start();
    const url = await send({ engine, who: owner });
    await make(engine, { userId: 'learner', idCard: url });
    expect(await all(engine, url)).toEqual({ ...none, owner: true });
    expect(await opens({ engine, who: { userId: 'learner' }, url })).toBe(false);
    expect(await opens({ engine, who: { ...staff, codes: [reader, 'a12-m2.7.3'] }, url })).toBe(true);
  });

  it('are not read through a record of one’s own: nobody names another’s file', async () => {
    const engine = start();
    const url = await send({ engine, who: { userId: 'victim' } });
    const refused = {
      status: 422,
      data: { errors: [{ path: '/photo', message: '照片只能放您自己为它上传的文件，请在这里重新上传' }] },
    };
    await expect(make(engine, { photo: url })).rejects.toMatchObject(refused);
    await expect(make(engine, { papers: [url] })).rejects.toMatchObject({ status: 422 });
    const { id = null } = await make(engine, {});
    await expect(engine.call('profile.save', { id, version: 1, photo: url })).rejects.toMatchObject(refused);
    await make(engine, { cover: url });
    expect(await opens({ engine, who: staff, url })).toBe(false);
  });

  it('are all that a private field takes; what another put there stays when the rest changes', async () => {
    const engine = start();
    for (const visibility of ['tenant', 'public']) {
      const url = await send({ engine, who: publisher, visibility });
      await expect(make(engine, { photo: url })).rejects.toMatchObject({ status: 422 });
      await make(engine, { cover: url });
    }
    const [one, other] = [await send({ engine, who: owner }), await send({ engine, who: owner })];
    const { id = null } = await make(engine, { papers: [one, other] });
    await engine.app.database.batch({
      scope: { ...engine.scope, userId: 'u2' },
      statements: [
        changing({
          text: `update "profile" set "papers" = $2, "profileName" = '乙' where "id" = $1`,
          values: [id, JSON.stringify([other])],
        }),
      ],
    });
    expect((await all(engine, other)).staff).toBe(true);
    expect((await all(engine, one)).staff).toBe(false);
  });

  it('become private where the word comes to a field that has files', async () => {
    const database = await open();
    const engine = await startEngine({ product: product(), database });
    const [url, elsewhere] = [
      await send({ engine, who: publisher, visibility: 'public' }),
      await send({ engine, who: publisher, visibility: 'public' }),
    ];
    await make(engine, { cover: elsewhere });
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `alter table "profile" disable trigger user; alter table "profile" no force row level security;
            update "profile" set "papers" = '["${url}"]'; alter table "profile" enable trigger user`,
        }),
      ),
    );
    const { plan, databaseSql: sql } = product().artefacts;
    await migrate({ database, plan, sql: `${sql}\n-- once more`, migrations: [] });
    expect((await all(engine, url)).nobody).toBe(false);
    const [rows] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading({ text: 'select "visibility", "version" from "file" order by "visibility"' })],
    });
    expect(rows).toEqual([
      { visibility: 'private', version: 1 },
      { visibility: 'public', version: 1 },
    ]);
  });
});

it('the form says so when it uploads', () => {
  const { fields } = product().artefacts.screen('profile.form') as unknown as { fields: Record<string, object> };
  expect(fields['photo']).toMatchObject({ isPrivate: true });
  expect(fields['papers']).toMatchObject({ isPrivate: true });
  expect(fields['cover']).not.toHaveProperty('isPrivate');
});
