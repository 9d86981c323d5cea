/** Papers that are shared with the platform and taken over by others (rule C11). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, type Member } from '../certApply/people.ts';
import { asOwner, must, type Person, type Values } from '../mock/exam.ts';
import { pixel } from '../files.ts';
import { bankOf, type Bank } from './bank.ts';

interface Listed {
  rows: Values[];
}

interface Whole extends Values {
  sections: { questions: Values[] }[];
}

const codes = [
  'a12',
  'a12-m2',
  'a12-m2.3',
  'a12-m2.3.1',
  'a12-m2.12',
  'a12-m2.12.1',
  'a12-m2.15',
  'a12-m2.15.1',
  'a12-m2.17',
];

describe.each(['pglite', 'postgres'] as const)('papers of the platform on %s', (database) => {
  let server: TestServer;
  let bank: Bank;
  let other: Member;
  let certId: string;
  let materialId: string;
  let roles = 0;
  let pictureId: string;
  let paper: { id: string };

  const step = (id: string, name: string) => bank.admin.post('/paper/step', { ids: [id], step: name });
  const offered = async (person: Person): Promise<unknown[]> =>
    (await must(person.post<Listed>('/platformPaper/list', { pageSize: 200 }))).rows.map((row) => row['id']);
  const adopt = (values: Values = {}, person: Person = other) =>
    person.post<{ id: string; said: string }>('/paper/adopt', { id: paper.id, certId, ...values });
  const whole = (id: string, query = '', person: Person = other) =>
    person.get<Whole>(`/paper/findExamPlanDetail?id=${id}${query}`);
  const member = async (roleCodes: string[]): Promise<Member> => {
    const { id: roleId } = await must(
      other.post<{ id: string }>('/role/save', { roleName: `平台试卷 ${(roles += 1)}`, codes: roleCodes }),
    );
    const [person] = await addMembers({ server, tenantId: server.tenantIds[1] ?? '', roleId, count: 1 });
    return person as Member;
  };

  beforeAll(async () => {
    server = await startServer({ database, env: { UPLOADS_A_DAY_MB: '1' } });
    bank = await bankOf(server);
    [other] = (await addMembers({ server, tenantId: server.tenantIds[1] ?? '', roleId: '5', count: 1 })) as [Member];
    ({ id: certId } = await must(
      other.post<{ id: string }>('/cert/save', {
        certName: '取用的证书',
        certCode: 'TAKE-1',
        photoSize: 'none',
        passScore: 1,
      }),
    ));
    ({ id: pictureId } = await storedPicture());
    const material = { certId: bank.certId, materialName: '一段材料', content: '材料的正文' };
    ({ id: materialId } = await must(bank.admin.post<{ id: string }>('/material/save', material)));
    const first = await bank.question({
      title: `<p>看图<img src="/api/file/${pictureId}" alt="图"></p>`,
      analysis: '图中有解',
      materialId,
    });
    const second = await bank.question({
      title: '后填____',
      type: 'blank',
      options: [],
      answer: [{ anyOf: ['密钥'] }],
    });
    paper = await must(
      bank.admin.post<{ id: string }>('/paper/save', {
        paperName: '去年的卷',
        certId: bank.certId,
        instructions: '闭卷',
        sections: [{ title: '一' }],
        questions: [
          { questionId: first, section: '一', score: 2.5 },
          { questionId: second, section: '一', score: 3 },
        ],
      }),
    );
  }, 120_000);
  afterAll(() => server?.close());

  /** @param more bytes behind the picture, which make it another file */
  async function storedPicture(more = Buffer.alloc(0)): Promise<{ id: string }> {
    const form = new FormData();
    form.set('file', new Blob([pixel, new Uint8Array(more)]), '图.png');
    const reply = await fetch(`${server.url}/api/portal/uploadImage`, {
      method: 'POST',
      body: form,
      headers: { token: await server.signIn('admin') },
    });
    return ((await reply.json()) as { data: { id: string } }).data;
  }

  it('is with others while it is published and shared so, as it was pinned, keys by the code of the bank', async () => {
    expect(await offered(other)).not.toContain(paper.id);
    expect(await step(paper.id, 'share')).toMatchObject({ status: 409, message: expect.stringContaining('发布以后') });
    await must(step(paper.id, 'publish'));
    expect(await offered(other)).not.toContain(paper.id);
    await must(step(paper.id, 'share'));
    expect(await step(paper.id, 'withdraw')).toMatchObject({ status: 409 });
    const { rows } = await must(other.post<Listed>('/platformPaper/list', { keyword: '去年的卷' }));
    expect(rows).toMatchObject([{ id: paper.id, paperName: '去年的卷', questionCount: 2, totalScore: 5.5 }]);
    expect(JSON.stringify(rows)).not.toContain('密钥');
    const listed = await must(other.get<Listed>('/paper/list?belongType=platform&keyword=去年的卷'));
    expect(listed.rows).toMatchObject([{ id: paper.id, belongType: 'platform', shareType: 'platform' }]);
    expect((await must(other.get<Listed>('/paper/list?pageSize=200'))).rows.map(({ id }) => id)).not.toContain(
      paper.id,
    );

    const plain = await must(whole(paper.id));
    expect(plain).toMatchObject({ paperName: '去年的卷', instructions: '闭卷', isPinned: true, questionCount: 2 });
    expect(JSON.stringify(plain)).not.toContain('密钥');
    expect((await must(whole(paper.id, '&hasKeys=true'))).sections[0]?.questions).toMatchObject([
      { correctOptions: [1], analysis: '图中有解', material: { content: '材料的正文' } },
      { answer: [{ anyOf: ['密钥'] }] },
    ]);
    const reader = await member(['a12', 'a12-m2', 'a12-m2.17']);
    expect(await whole(paper.id, '', reader)).toMatchObject({ status: 200 });
    expect(await whole(paper.id, '&hasKeys=true', reader)).toMatchObject({ status: 403 });
    expect(await adopt({}, reader)).toMatchObject({ status: 403 });
    const nobody = await member(['a12', 'a12-m2', 'a12-m2.15', 'a12-m2.15.1']);
    expect(await whole(paper.id, '', nobody)).toMatchObject({ status: 404 });
    expect(await nobody.get('/paper/list?belongType=platform')).toMatchObject({ status: 403 });
    // What is shared is read, not changed, and tells nothing else of its organisation.
    expect(await other.get(`/paper/detail?id=${paper.id}`)).toMatchObject({ status: 404 });
    expect(await other.post('/paper/delete', { ids: [paper.id] })).not.toMatchObject({ status: 200 });
  });

  it('is taken over as drafts of the other’s own bank, with pictures; what the bank has is used', async () => {
    const taker = await member(codes);
    const { id, said } = await must(adopt({}, taker));
    expect(said).toBe('已取用到“试卷”：试卷和新增的 2 道试题是草稿');
    const taken = await must(other.get<Values & { questions: Values[] }>(`/paper/edit?id=${id}`));
    expect(taken).toMatchObject({
      paperName: '去年的卷',
      certId,
      state: 'draft',
      shareType: 'tenant',
      generateType: 'import',
      instructions: '闭卷',
      totalScore: 5.5,
      questions: [
        { section: '一', score: 2.5 },
        { section: '一', score: 3 },
      ],
    });
    const [first, second] = await Promise.all(
      taken.questions.map(({ questionId }) => must(other.get<Values>(`/question/edit?id=${String(questionId)}`))),
    );
    expect(first).toMatchObject({
      certId,
      usage: 'exam',
      state: 'draft',
      analysis: '图中有解',
      materialIdLabel: '一段材料',
    });
    expect(second).toMatchObject({ type: 'blank', answer: [{ anyOf: ['密钥'] }] });
    const [, copied] = /\/api\/file\/(\w+)/.exec(String(first?.['title'])) ?? [];
    expect(copied).not.toBe(pictureId);
    const hashes = await Promise.all(
      [pictureId, copied].map(async (file) => {
        const bytes = await (await fetch(`${server.url}/api/file/${file}`)).arrayBuffer();
        return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);

    const again = await must(adopt({ paperName: '再取一份' }, taker));
    expect(again.said).toBe('已取用到“试卷”：试卷是草稿，2 道题库中已有');
    const copy = await must(other.get<Values & { questions: Values[] }>(`/paper/edit?id=${again.id}`));
    const idsOf = ({ questions }: { questions: Values[] }) => questions.map(({ questionId }) => questionId);
    expect([copy['paperName'], idsOf(copy)]).toEqual(['再取一份', idsOf(taken)]);
    // Another material of that name is there: the one that comes has a name of its own.
    const content = '别的正文';
    const own = await must(
      other.post<{ id: string }>('/cert/save', {
        certName: '又一证书',
        certCode: 'TAKE-2',
        photoSize: 'none',
        passScore: 1,
      }),
    );
    await must(other.post('/material/save', { certId: own.id, materialName: '一段材料', content }));
    await must(adopt({ certId: own.id }, taker));
    const { rows } = await must(other.post<Listed>('/material/list', { certId: [own.id], sort: 'materialName' }));
    expect(rows.map(({ materialName }) => materialName).sort()).toEqual(['一段材料', '一段材料（2）']);
  });

  it('several of one organisation may take it over at once; who has no room for its pictures takes nothing from the others', async () => {
    const { id: target } = await must(
      other.post<{ id: string }>('/cert/save', {
        certName: '一起取用',
        certCode: 'TAKE-3',
        photoSize: 'none',
        passScore: 1,
      }),
    );
    const fresh = await storedPicture(Buffer.from('一起'));
    const questionId = await bank.question({
      title: `<p>又一图<img src="/api/file/${fresh.id}" alt="图"></p>`,
    });
    const shared = await must(
      bank.admin.post<{ id: string }>('/paper/save', {
        paperName: '大家要的卷',
        certId: bank.certId,
        questions: [{ questionId, score: 1 }],
      }),
    );
    for (const name of ['publish', 'share']) await must(step(shared.id, name));
    const takers = await Promise.all(Array.from({ length: 4 }, () => member(codes)));
    const [full, ...others] = takers as [Member, ...Member[]];
    await asOwner({
      server,
      text: `insert into "file" ("id", "tenantId", "name", "size", "mime", "storageKey", "createdBy")
        values ('full', $1, '大文件', 1048576, 'image/png', 'none', $2)`,
      values: [server.tenantIds[1] ?? '', full.userId],
    });
    const take = (person: Member) => adopt({ id: shared.id, certId: target }, person);
    const [refused, ...taken] = await Promise.all([full, ...others].map(take));
    // Whoever comes after the picture is there needs no room for it.
    expect([200, 413]).toContain(refused?.status);
    for (const { status } of taken) expect(status).toBe(200);
    const [first] = taken as { data: { id: string } }[];
    const { questions } = await must(other.get<{ questions: Values[] }>(`/paper/edit?id=${first?.data.id}`));
    const question = await must(other.get<Values>(`/question/edit?id=${String(questions[0]?.['questionId'])}`));
    const [, copied] = /\/api\/file\/(\w+)/.exec(String(question['title'])) ?? [];
    expect(copied).not.toBe(fresh.id);
    expect((await fetch(`${server.url}/api/file/${copied}`)).status).toBe(200);
    const { rows } = await must(other.post<Listed>('/question/list', { certId: [target] }));
    expect(rows).toHaveLength(1);
  });

  it('another key of the bank’s own stays, and is told', async () => {
    const title = '同题____';
    const options = { type: 'blank', options: [], title };
    const questionId = await bank.question({ ...options, answer: [{ anyOf: ['来的'] }] });
    await must(other.post('/question/save', { certId, ...options, answer: [{ anyOf: ['自己的'] }] }));
    const values = { paperName: '同题的卷', certId: bank.certId, questions: [{ questionId, score: 1 }] };
    const { id } = await must(bank.admin.post<{ id: string }>('/paper/save', values));
    for (const name of ['publish', 'share']) await must(step(id, name));
    const { said } = await must(adopt({ id }));
    expect(said).toContain('其中 1 道的答案与来的不同');
  });

  it('C3: a picture that a published paper shows stays when the bank shows it no more', async () => {
    const { id: shownId } = await storedPicture(Buffer.from('固定'));
    const questionId = await bank.question({ title: `<p>固定<img src="/api/file/${shownId}" alt="图"></p>` });
    const values = { paperName: '固定的图', certId: bank.certId, questions: [{ questionId, score: 1 }] };
    const { id } = await must(bank.admin.post<{ id: string }>('/paper/save', values));
    await must(step(id, 'publish'));
    await must(bank.admin.post('/question/save', { id: questionId, version: 1, title: '没有图了' }));
    expect(await bank.admin.post('/file/delete', { ids: [shownId] })).toMatchObject({
      status: 409,
      message: expect.stringContaining('试卷“固定的图”'),
    });
    await must(step(id, 'withdraw'));
    await must(bank.admin.post('/file/delete', { ids: [shownId] }));
  });

  it('nothing is stored of what cannot be taken over', async () => {
    const count = async () =>
      asOwner({
        server,
        text: `select (select count(*) from "question" where "tenantId" = $1) as q, (select count(*) from "paper" where "tenantId" = $1) as p,
          (select count(*) from "material" where "tenantId" = $1) as m, (select count(*) from "file" where "tenantId" = $1) as f`,
        values: [server.tenantIds[1] ?? ''],
      });
    const before = await count();
    expect(await adopt({ certId: bank.certId })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/certId', message: '证书不存在或已删除' }] },
    });
    expect(await adopt({ id: 'nothing' })).toMatchObject({ status: 404 });
    expect(await adopt({ paperName: '' })).toMatchObject({ status: 422 });
    expect(await count()).toEqual(before);
  });

  it('goes from the platform when it is withdrawn, kept to the organisation, stopped or removed; what was taken stays', async () => {
    await must(step(paper.id, 'unshare'));
    expect(await offered(other)).not.toContain(paper.id);
    expect(await whole(paper.id)).toMatchObject({ status: 404 });
    expect(await adopt()).toMatchObject({ status: 404 });
    await must(step(paper.id, 'share'));
    expect(await offered(other)).toContain(paper.id);
    await must(step(paper.id, 'stop'));
    expect(await offered(other)).not.toContain(paper.id);
    await must(step(paper.id, 'resume'));
    expect(await offered(other)).toContain(paper.id);
    await must(bank.admin.post('/paper/delete', { ids: [paper.id] }));
    expect(await offered(other)).not.toContain(paper.id);
    await must(bank.admin.post('/paper/restore', { ids: [paper.id] }));
    expect(await offered(other)).toContain(paper.id);
    const { tenantName = '' } = await must(bank.admin.get<{ tenantName?: string }>('/user/info')).then(
      (user) => (user as unknown as { tenant: { tenantName: string } }).tenant,
    );
    const { rows } = await must(other.post<Listed>('/platformPaper/list', { keyword: '去年的卷' }));
    expect(rows).toMatchObject([{ ownerName: tenantName }]);
  });

  it('stands under the present name of its certificate, and not while its organisation is switched off', async () => {
    const { certName, version } = await must(
      bank.admin.get<{ certName: string; version: number }>(`/cert/detail?id=${bank.certId}`),
    );
    await must(bank.admin.post('/cert/save', { id: bank.certId, version, certName: `${certName}，新` }));
    const { rows } = await must(other.post<Listed>('/platformPaper/list', { keyword: '去年的卷' }));
    expect(rows).toMatchObject([{ certName: `${certName}，新` }]);
    const turn = (state: string) =>
      asOwner({ server, text: 'update "tenant" set "state" = $2 where "id" = $1', values: [bank.tenantId, state] });
    await turn('off');
    expect(await offered(other)).not.toContain(paper.id);
    expect(await adopt()).toMatchObject({ status: 404 });
    await turn('on');
    expect(await offered(other)).toContain(paper.id);
  });
});
