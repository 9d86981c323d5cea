/** PDFs of certificates, by templates, and their editions (rules IC20 to IC23). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { reading } from '#server/database/statement.ts';
import { makePdfs, verifyFile } from '#server/domain/issue/index.ts';
import { readPdf } from '#server/engine/print/testing.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

describe.each(['pglite', 'postgres'] as const)('PDFs of certificates on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, issued, certOf } = {} as Issuing;

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, issued, certOf } = issuingOf({ server, sessions }));
  }, 120_000);
  afterAll(() => server?.close());

  const read = async <Row extends Values>(text: string, values: unknown[]): Promise<readonly Row[]> => {
    const scope = { tenantId: at.tenantId, userId: 'system' };
    const statement = reading<Row>({ text, values: values as never[] });
    return (await server.app.database.batch({ scope, statements: [statement] }))[0];
  };
  const pdfOf = async ({ id }: Values): Promise<Buffer> => at.admin.file(`/issuedCert/pdf?id=${id}`);
  const templateOf = async (design: number, changes: Values = {}): Promise<Values> => {
    const { title, ...values } = offeredDesigns[design] ?? offeredDesigns[0];
    return must(at.admin.post('/certTemplate/save', { templateName: `${title} ${database}`, ...values, ...changes }));
  };
  /** From now on certificates of its kind are printed by it. */
  const printBy = async (one: Passed, templateId: unknown): Promise<void> => {
    await at.change(`update "cert" set "templateId" = $2 where "id" = (select "certId" from "exam" where "id" = $1)`, [
      one.exam.examId,
      templateId,
    ]);
  };

  it.each(offeredDesigns.map(({ title }, index) => [title, index] as const))(
    'IC20: is printed by the template of its kind, field by field: %s',
    async (_title, index) => {
      const one = await passed();
      await printBy(one, (await templateOf(index))['id']);
      await issue([one.applyId], { issuedDate: '2026-02-03' });
      const cert = await certOf(one);
      const { pages, codes, title, language, isTagged } = await readPdf(await pdfOf(cert));
      expect(pages).toHaveLength(1);
      for (const text of [cert['certNumber'], cert['personName'], '2026年2月3日'])
        expect(pages[0]).toContain(String(text).replace(/\s/g, ''));
      expect(codes).toEqual([[expect.stringContaining(`/verify/${cert['certNumber']}?by=`)]]);
      expect({ title, language, isTagged }).toEqual({
        title: expect.stringContaining(String(cert['personName'])),
        language: 'zh-CN',
        isTagged: true,
      });
    },
  );

  it('IC21: is made once, in the background, and stays as it was made', async () => {
    const one = await passed();
    await issue([one.applyId]);
    const { id } = await certOf(one);
    await makePdfs(server);
    await vi.waitUntil(async () => (await certOf(one))['isPrinted'] === true, { timeout: 10_000 });
    const rows = await read<{ hash: string; size: number }>(
      `select "hash", "size" from "certPdf" where "issuedCertId" = $1`,
      [id],
    );
    const first = await pdfOf({ id });
    expect(rows).toEqual([{ hash: createHash('sha256').update(first).digest('hex'), size: first.length }]);
    await printBy(one, (await templateOf(2, { templateName: `后来的 ${database}` }))['id']);
    expect(await pdfOf({ id })).toEqual(first);
    expect(await one.person.file(`/cert/pdf?id=${id}`)).toEqual(first);
    expect(await certOf(one)).toMatchObject({ version: 2 });
  });

  it('IC21: is opened by its holder and by who may see certificates, by nobody else', async () => {
    const [one, other] = [await passed(), await passed()];
    await issue([one.applyId]);
    const { id } = await certOf(one);
    expect(await other.person.get(`/cert/pdf?id=${id}`)).toMatchObject({ status: 404 });
    expect(await one.person.get(`/issuedCert/pdf?id=${id}`)).toMatchObject({ status: 403 });
    expect(await at.admin.get(`/cert/pdf?id=${id}`)).toMatchObject({ status: 404 });
    expect(await at.admin.get('/issuedCert/pdf?id=none')).toMatchObject({ status: 404 });
  });

  it('IC20: is not issued where the fonts lack a character of it', async () => {
    const [one, other] = [await passed(), await passed()];
    await at.change(`update "certApply" set "personName" = '𠮷田' where "id" = $1`, [one.applyId]);
    expect(await issue([one.applyId, other.applyId])).toMatchObject({
      failed: [{ message: '证书上的“𠮷”没有字形，印不出来：请更正报名或证书模板后再发' }],
    });
    expect([await issued(one), await issued(other)]).toMatchObject([[], [{}]]);
  });

  it('IC22: has a new edition when it is corrected or issued anew; number and address stay', async () => {
    const one = await passed();
    await issue([one.applyId]);
    const before = await certOf(one);
    const { id, certNumber } = before;
    const first = await pdfOf(before);
    const step = (values: Values) => at.admin.post('/issuedCert/step', { ids: [id], ...values });
    expect(await step({ step: 'correct', note: '没有改' })).toMatchObject({ status: 409, message: '没有要更正的内容' });
    expect(await step({ step: 'correct', personName: '张更正' })).toMatchObject({ status: 422 });
    const documents = () => read(`select "edition", "idNumber" from "issuedCert" where "id" = $1`, [id]);
    const kept = await documents();
    const numbered = (idNumber: string) => step({ step: 'correct', idType: 'idCard', idNumber, note: '证件号写错了' });
    expect(await numbered('110105194912310021')).toMatchObject({ status: 422 });
    expect(await documents()).toEqual(kept);
    await must(numbered('１10105 19491231002x'));
    expect(await documents()).toEqual([{ edition: 2, idNumber: '11010519491231002X' }]);
    await must(step({ step: 'correct', personName: '张更正', note: '名字写错了' }));
    const corrected = await readPdf(await pdfOf(before));
    expect(corrected.pages[0]).toContain('张更正');
    expect(corrected.codes).toEqual((await readPdf(first)).codes);
    await printBy(one, (await templateOf(1, { templateName: `换发的 ${database}` }))['id']);
    await must(step({ step: 'reissue', note: '换新的样子' }));
    expect((await readPdf(await pdfOf(before))).pages[0]).toContain('特发此证');
    expect(await certOf(one)).toMatchObject({ certNumber, edition: 4, state: 'issued', personName: '张更正' });
    expect(
      await read(`select count(distinct "hash")::integer as "count" from "certPdf" where "issuedCertId" = $1`, [id]),
    ).toEqual([{ count: 3 }]);
    await must(step({ step: 'revoke', reason: '材料不实' }));
    for (const name of ['correct', 'reissue'])
      expect(await step({ step: name, personName: '再更正', note: '再改一次' })).toMatchObject({
        status: expect.any(Number),
      });
  });

  it('IC21: is verified as a file: unchanged, of an edition before, or unlike what was stored, beside what it says it is', async () => {
    const send = async (bytes: Buffer): Promise<{ status: number; titles: string[]; page: string }> => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'certificate.pdf'));
      const reply = await fetch(`${server.url}/verify/file`, { method: 'POST', body: form });
      const page = await reply.text();
      return {
        status: reply.status,
        page,
        titles: [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title = '']) => title),
      };
    };
    const one = await passed();
    await issue([one.applyId]);
    const cert = await certOf(one);
    const first = await pdfOf(cert);
    const same = await send(first);
    expect(same).toMatchObject({ status: 200, titles: ['有效'], page: expect.stringContaining('一模一样') });
    expect(same.page).toContain(`<dd>${cert['personName']}</dd>`);
    const changed = Buffer.from(first);
    changed[changed.length - 2] = 0x20;
    const other = await send(changed);
    expect(other).toMatchObject({ status: 200, titles: ['文件和存档的不一样', '有效'] });
    expect(other.page).toContain(`<dd>${cert['certNumber']}</dd>`);
    expect(other.page).not.toContain(`<dd>${cert['personName']}</dd>`);
    const nobodys = Buffer.from(first.toString('latin1').replace('/verify/', '/veriby/'), 'latin1');
    expect(await send(nobodys)).toMatchObject({ titles: ['存档中没有这个文件'] });
    await must(at.admin.post('/issuedCert/step', { ids: [cert['id']], step: 'reissue', note: '换新的样子' }));
    expect(await send(first)).toMatchObject({ titles: ['有效'], page: expect.stringContaining('后来更正或换发过') });
    await must(at.admin.post('/issuedCert/step', { ids: [cert['id']], step: 'revoke', reason: '材料不实' }));
    expect(await send(first)).toMatchObject({ titles: ['已撤销'] });
  });

  it('IC21: a file that is stored of two certificates is that of the first', async () => {
    const [one, other] = [await passed(), await passed()];
    await issue([one.applyId, other.applyId]);
    const [later, first] = [await certOf(one), await certOf(other)];
    const bytes = await pdfOf(later);
    await at.change(
      `insert into "certPdf" ("tenantId", "id", "issuedCertId", "edition", "storageKey", "size", "hash", "createdTime")
        select "tenantId", $3, $2, 9, "storageKey", "size", "hash", "createdTime" - interval '1 day' from "certPdf"
        where "issuedCertId" = $1`,
      [later['id'], first['id'], `first${database}`],
    );
    expect(await verifyFile({ app: server.app, bytes, ip: '203.0.113.50' })).toMatchObject({
      content: 'same',
      cert: { certNumber: first['certNumber'] },
    });
  });

  it('IC21: a file that is made to be read for long is looked through like any other', async () => {
    const bytesOf = (text: string): Buffer => Buffer.from(`%PDF-${text.repeat(Math.floor(12e6 / text.length))}`);
    const fastest = async (bytes: Buffer): Promise<number> => {
      const times: number[] = [];
      while (times.length < 3) {
        const begun = performance.now();
        const found = await verifyFile({ app: server.app, bytes, ip: '203.0.113.51' });
        times.push(performance.now() - begun);
        expect(found).toMatchObject({ kind: 'pdf', content: 'other' });
      }
      return Math.min(...times);
    };
    const usual = await fastest(bytesOf(`(http://${'a'.repeat(400)}`));
    expect(await fastest(bytesOf(`(http://${'/verify/'.repeat(50)}x`))).toBeLessThan(4 * usual);
  });

  it('IC20, IC23: a name that is corrected to one the fonts lack a character of is refused', async () => {
    const one = await passed();
    await issue([one.applyId]);
    const { id, certNumber } = await certOf(one);
    const correct = (personName: string) =>
      at.admin.post('/issuedCert/step', { ids: [id], step: 'correct', personName, note: '名字写错了' });
    expect(await correct('𠮷田')).toMatchObject({
      status: 409,
      message: `证书 ${String(certNumber)} 上的“𠮷”没有字形，印不出来`,
    });
    expect(await certOf(one)).toMatchObject({ edition: 1, personName: expect.not.stringContaining('𠮷') });
    await must(correct('吉田'));
    expect((await readPdf(await pdfOf({ id }))).pages[0]).toContain('吉田');
  });

  it('IC23: says of a picture that cannot be printed why there is no PDF, and makes it when it is issued anew', async () => {
    const one = await passed();
    // A file whose bytes are lost.
    await at.change(
      `insert into "file" ("tenantId", "id", "name", "size", "mime", "storageKey") values ($1, $2, 'seal.png', 1, 'image/png', 'lost')`,
      [at.tenantId, `lost${database}`],
    );
    const lost = { kind: 'picture', x: 1, y: 1, width: 20, height: 20, picture: `/api/file/lost${database}` };
    const layout = [...offeredDesigns[0].layout, lost];
    const template = await templateOf(0, { templateName: `缺图的 ${database}`, layout });
    await printBy(one, template['id']);
    await issue([one.applyId]);
    const { id } = await certOf(one);
    expect(await at.admin.get(`/issuedCert/pdf?id=${id}`)).toMatchObject({
      status: 409,
      message: '证书的 PDF 没有做成：版面中的图片已经不在了（要重新上传）',
    });
    await printBy(one, null);
    await must(at.admin.post('/issuedCert/step', { ids: [id], step: 'reissue', note: '换成平台的样子' }));
    expect((await readPdf(await pdfOf({ id }))).pages).toHaveLength(1);
  });

  it('IC24: a template has a number on it, only tokens that there are, and nothing beside the paper', async () => {
    const [classic] = offeredDesigns;
    const text = { kind: 'text', x: 10, y: 10, width: 100, height: 10 };
    const save = (layout: Values[]) =>
      at.admin.post('/certTemplate/save', { ...classic, title: undefined, templateName: `错的 ${database}`, layout });
    expect(await save([{ ...text, text: '{持证人}' }])).toMatchObject({
      status: 422,
      message: expect.stringContaining('证书上要有证书编号'),
    });
    const number = { ...text, text: '{证书编号}' };
    expect(await save([number, { ...text, text: '{姓名}' }])).toMatchObject({ status: 422 });
    expect(await save([number, { ...text, text: '字', x: 250 }])).toMatchObject({
      status: 422,
      message: expect.stringContaining('有内容伸到纸外'),
    });
    expect((await must(at.admin.post<{ total: number }>('/certTemplate/list', { keyword: '错的' }))).total).toBe(0);
  });

  it('IC24: is tried with the longest names there are before it is saved', async () => {
    const values = await must(at.admin.get<Values>('/certTemplate/sample'));
    expect(String(values['personName']).length).toBeGreaterThanOrEqual(10);
    const { title: _title, ...design } = offeredDesigns[1] ?? offeredDesigns[0];
    const { pages } = await readPdf(await at.admin.file('/certTemplate/preview', design as unknown as Values));
    expect(pages[0]).toContain(String(values['personName']));
  });
});
