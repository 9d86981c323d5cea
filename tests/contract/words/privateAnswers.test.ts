/** Rules D5, V16: files in answers to a form are files of their field, private where it is; nobody reads another's by naming it. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { useSentFiles, type Who } from './sentFiles.ts';

const product = useGround();

const { send, opens } = useSentFiles();

const applyForm = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '单位', maxLength: 200 },
    photo: { type: 'string', title: '照片', 'x-widget': 'image', 'x-picture': { width: 295, height: 413 } },
    paper: { type: 'string', title: '证明', 'x-widget': 'file' },
  },
  required: ['photo'],
};

eachEngine('D5: private files in answers', product, (start) => {
  const owner: Who = { userId: 'u1' };
  const staff: Who = { userId: 'u2', codes: ['a12-m2.7'] };
  const learner: Who = { userId: 'learner' };
  const contestOf = async (engine: Engine): Promise<Json> =>
    (await engine.call<Values>('contest.save', { contestName: '甲', applyForm }))['id'] ?? null;
  const make = async (engine: Engine, answers: Json, values: Values = {}): Promise<Values> =>
    engine.call('candidate.save', {
      candidateName: '甲',
      userId: 'learner',
      contestId: await contestOf(engine),
      answers,
      ...values,
    });
  const who = async (engine: Engine, url: string) => ({
    owner: await opens({ engine, who: owner, url }),
    staff: await opens({ engine, who: staff, url }),
    learner: await opens({ engine, who: learner, url }),
    other: await opens({ engine, who: { userId: 'u3' }, url }),
    elsewhere: await opens({ engine, who: { ...staff, tenantId: 'elsewhere' }, url }),
    nobody: await opens({ engine, who: undefined, url }),
  });
  const alone = { owner: true, staff: false, learner: false, other: false, elsewhere: false, nobody: false };
  const refusal = (message: string, path = '/answers') => ({ status: 422, data: { errors: [{ path, message }] } });
  const notOwn = refusal('报名内容只能放您自己为它上传的文件，请在这里重新上传');

  it('are read by who uploaded them, who reads such records and whose record it is, as long as it has them', async () => {
    const engine = start();
    const [photo, paper] = [await send({ engine, who: owner }), await send({ engine, who: owner })];
    expect(await who(engine, photo)).toEqual(alone);
    const { id = null } = await make(engine, { photo, paper, company: '学校' });
    for (const url of [photo, paper]) expect(await who(engine, url)).toEqual({ ...alone, staff: true, learner: true });
    await engine.call('candidate.save', { id, version: 1, answers: { photo } });
    expect(await who(engine, paper)).toEqual(alone);
    await engine.call('candidate.remove', { ids: [id] });
    expect(await who(engine, photo)).toEqual(alone);
  });

  it('are one’s own: neither a file nor a text names another’s', async () => {
    const engine = start();
    const own = await send({ engine, who: owner });
    const url = await send({ engine, who: { userId: 'victim' } });
    const { id = null } = await make(engine, { photo: own });
    for (const answers of [
      { photo: url },
      { photo: own, company: url },
      { photo: own, company: `见 ${url}。` },
      { photo: own, company: `"${url}" ${own}` },
    ] as Record<string, string>[]) {
      await expect(make(engine, answers)).rejects.toMatchObject(notOwn);
      await expect(engine.call('candidate.save', { id, version: 1, answers })).rejects.toMatchObject(notOwn);
    }
    expect(await opens({ engine, who: staff, url })).toBe(false);
    expect(await opens({ engine, who: learner, url })).toBe(false);
  });

  it('are there, and are files', async () => {
    const engine = start();
    const photo = await send({ engine, who: owner });
    await expect(make(engine, { photo: '/api/file/none' })).rejects.toMatchObject(
      refusal('报名内容的文件已不存在，请重新上传'),
    );
    await expect(make(engine, { photo: 'https://example.com/a.png' })).rejects.toMatchObject(
      refusal('照片 必须是已上传的文件', '/answers/photo'),
    );
    await expect(make(engine, { photo: `${photo}?a=1` })).rejects.toMatchObject(
      refusal('照片 必须是已上传的文件', '/answers/photo'),
    );
    await expect(make(engine, { company: '学校' })).rejects.toMatchObject(refusal('照片 不能为空', '/answers/photo'));
  });

  it('are private alone, and cannot be removed while they are used (T10)', async () => {
    const engine = start();
    const shared = await send({ engine, who: owner, visibility: 'tenant' });
    await expect(make(engine, { photo: shared })).rejects.toMatchObject(notOwn);
    const photo = await send({ engine, who: owner });
    const { id = null } = await make(engine, { photo });
    const ids = [photo.split('/').at(-1) ?? ''];
    await expect(engine.call('file.remove', { ids })).rejects.toMatchObject({ status: 409 });
    await engine.call('candidate.remove', { ids: [id] });
    await engine.call('file.remove', { ids });
    expect(await opens({ engine, who: owner, url: photo })).toBe(false);
  });

  it('of a field that everybody reads are no way to a private one', async () => {
    const engine = start();
    const url = await send({ engine, who: { userId: 'victim' } });
    const contestId = await contestOf(engine);
    await engine.call('entrant.save', { entrantName: '甲', contestId, answers: { photo: url } });
    expect(await opens({ engine, who: staff, url })).toBe(false);
  });
});
