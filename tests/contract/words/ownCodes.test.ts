/** Rules E7–E11: the database keeps what tenants add to dictionaries, wherever the codes stand and whoever stores them. */
import { expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { openDictionaries } from '#server/engine/dictionaryStore.ts';
import type { Values } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

eachEngine('codes of a tenant', product, (start) => {
  const run = ({ app, scope }: Engine, text: string, ...values: string[]): Promise<unknown> =>
    app.database.batch({ scope, statements: [changing({ text, values })] });
  /** A value as the server stores it, by its code. */
  const added = async (engine: Engine, label: string): Promise<string> => {
    const id = newId();
    await run(
      engine,
      `insert into "dictionaryValue" ("tenantId", "id", "dictionary", "label", "createdBy", "updatedBy") values ($1, $2, 'gadgetSort', $3, 'u1', 'u1')`,
      engine.scope.tenantId,
      id,
      label,
    );
    engine.app.dictionaries.forget(engine.scope.tenantId);
    return `own-${id.toLowerCase()}`;
  };
  const retire = async (engine: Engine, code: string): Promise<void> => {
    await run(engine, `update "dictionaryValue" set "state" = 'off' where "code" = $1`, code);
    engine.app.dictionaries.forget(engine.scope.tenantId);
  };
  const save = (engine: Engine, values: Values) => engine.call<Values>('gadget.save', { gadgetName: '器', ...values });
  const at = (path: string) => ({ status: 422, data: { errors: [{ path }] } });
  const places = (code: string): [Values, string][] => [
    [{ kind: code }, '/kind'],
    [{ kinds: ['pen', code] }, '/kinds/1'],
    [{ pieces: [{ kind: 'ruler' }, { kind: code }] }, '/pieces/1/kind'],
  ];

  it('E9–E11: stand in fields, lists and entries of lists; those of others and those out of use do not', async () => {
    const engine = start();
    const [own, theirs] = [await added(engine, '橡皮'), await added(engine.elsewhere(), '圆规')];
    for (const [values] of places(own)) await expect(save(engine, values)).resolves.toMatchObject(values);
    for (const [values, path] of places(theirs)) await expect(save(engine, values)).rejects.toMatchObject(at(path));
    const [kept] = places(own).map(([values]) => values);
    const { id = null, version = null } = await save(engine, { ...kept, ...places(own)[1]?.[0] });
    await retire(engine, own);
    for (const [values, path] of places(own)) await expect(save(engine, values)).rejects.toMatchObject(at(path));
    await expect(engine.call('gadget.save', { id, version, ...kept, gadgetName: '旧器' })).resolves.toMatchObject(
      kept ?? {},
    );
  });

  it('E10, E11: the database refuses what a server would let through', async () => {
    const engine = start();
    const [own, theirs] = [await added(engine, '橡皮'), await added(engine.elsewhere(), '圆规')];
    const { id = '' } = await save(engine, { kind: own });
    const set = (column: string, value: string) =>
      run(engine, `update "gadget" set ${column} where "id" = $1`, String(id), value);
    const refused = { constraint: 'dictionary_value' };
    await expect(set(`"kind" = $2`, theirs)).rejects.toMatchObject(refused);
    await expect(set(`"kind" = $2`, 'own-nothing')).rejects.toMatchObject(refused);
    await expect(set(`"kinds" = jsonb_build_array($2::text)`, theirs)).rejects.toMatchObject(refused);
    await expect(
      set(`"pieces" = jsonb_build_array(jsonb_build_object('kind', $2::text))`, theirs),
    ).rejects.toMatchObject(refused);
    await retire(engine, own);
    await expect(set(`"kind" = $2`, own)).resolves.toBeDefined();
    await expect(set(`"kinds" = jsonb_build_array($2::text)`, own)).rejects.toMatchObject(refused);
  });

  it('E7, E8: a value keeps code and dictionary, and stays', async () => {
    const engine = start();
    const code = await added(engine, '橡皮');
    await run(engine, `update "dictionaryValue" set "code" = 'own-other' where "code" = $1`, code);
    await expect(save(engine, { kind: code })).resolves.toMatchObject({ kind: code });
    await expect(
      run(engine, `update "dictionaryValue" set "dictionary" = 'faculty' where "code" = $1`, code),
    ).rejects.toMatchObject({ constraint: 'dictionary_fixed' });
    await expect(run(engine, `delete from "dictionaryValue" where "code" = $1`, code)).rejects.toMatchObject({
      constraint: 'dictionary_kept',
    });
    await expect(added(engine, '橡皮')).rejects.toBeDefined();
    await expect(added(engine.elsewhere(), '橡皮')).resolves.toMatch(/^own-/);
  });

  it('E9: every process knows of a change', async () => {
    const engine = start();
    const { app, scope } = engine;
    const other = await openDictionaries({ database: app.database, dictionaries: app.artefacts.dictionaries });
    const labels = async (): Promise<string[] | undefined> =>
      (await other.of(scope.tenantId))['gadgetSort']?.values.map(({ label }) => label);
    expect(await labels()).toEqual(['笔', '尺']);
    await added(engine, '橡皮');
    await expect.poll(labels).toEqual(['笔', '尺', '橡皮']);
    await other.close();
  });
});
