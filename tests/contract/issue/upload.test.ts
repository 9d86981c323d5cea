/** Certificates that are printed already and taken over from a zip with a sheet (rules IC30 to IC32). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { reading } from '#server/database/statement.ts';
import { readPdf } from '#server/engine/print/testing.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';
import { blankPdf, blankPng, checked, issuedOf, sheetOf, upload, zipOf, type Row } from './printed.ts';

describe.each(['pglite', 'postgres'] as const)('printed certificates on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, issued } = {} as Issuing;

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, issued } = issuingOf({ server, sessions }));
  }, 120_000);
  afterAll(() => server?.close());

  const read = async <Row extends Values>(text: string, values: unknown[]): Promise<readonly Row[]> => {
    const scope = { tenantId: at.tenantId, userId: 'system' };
    return (
      await server.app.database.batch({ scope, statements: [reading<Row>({ text, values: values as never[] })] })
    )[0];
  };
  const certOf = async (one: Passed): Promise<Values> => (await issued(one))[0] ?? {};
  const rowOf = async ({ applyId }: Passed, values: Row = {}): Promise<Row> => {
    const [{ applyCode, personName } = { applyCode: '', personName: '' }] = await read<{
      applyCode: string;
      personName: string;
    }>(`select "applyCode", "personName" from "certApply" where "id" = $1`, [applyId]);
    return { 报名号: applyCode, 姓名: personName, 证书编号: '', 发证日期: '', 文件名: `${applyCode}.pdf`, ...values };
  };
  const check = (zip: Uint8Array) => checked({ person: at.admin, zip });
  const finish = (id: unknown, mode: 'all' | 'valid' = 'all') => issuedOf({ person: at.admin, id, mode });
  const step = (id: unknown, values: Values) => at.admin.post('/issuedCert/step', { ids: [id], ...values });

  it('IC30, IC32: is issued with the file as it came, by the next number of the series or by its own', async () => {
    const [one, other] = [await passed(), await passed()];
    const [row, otherRow] = [
      await rowOf(one),
      await rowOf(other, { 证书编号: 'ZS2019-000077', 发证日期: '2019-05-01', 文件名: 'a.png' }),
    ];
    const [pdf, png] = [await blankPdf({ title: '一' }), blankPng({ width: 1754, height: 1240 })];
    const zip = await zipOf({ rows: [row, otherRow], files: { [`证书/${row['文件名']}`]: pdf, 'a.png': png } });
    const job = await check(zip);
    expect(job).toMatchObject({ state: 'ready', total: 2, valid: 2, bad: 0, errors: [] });
    expect([await issued(one), await issued(other)]).toEqual([[], []]);
    expect(await finish(job['id'])).toMatchObject({ state: 'done', added: 2, message: '已发出 2 张证书' });
    const [cert, printed] = [await certOf(one), await certOf(other)];
    expect(cert).toMatchObject({
      state: 'issued',
      isPrinted: true,
      certNumber: expect.stringMatching(/^ZS\d{4}-\d{6}$/),
    });
    expect(printed).toMatchObject({ isPrinted: true, certNumber: 'ZS2019-000077', issuedDate: '2019-05-01' });
    expect(await at.admin.file(`/issuedCert/pdf?id=${cert['id']}`)).toEqual(pdf);
    expect(await other.person.file(`/cert/pdf?id=${printed['id']}`)).toEqual(png);
    expect(
      await read(`select "hash", "mime", "edition" from "certPdf" where "issuedCertId" = $1`, [printed['id']]),
    ).toEqual([{ hash: createHash('sha256').update(png).digest('hex'), mime: 'image/png', edition: 1 }]);
  });

  it('IC32: has a drawn PDF once it is issued anew or corrected; the uploaded file is kept', async () => {
    const one = await passed();
    const row = await rowOf(one);
    const pdf = await blankPdf({ title: '换发' });
    await finish((await check(await zipOf({ rows: [row], files: { [row['文件名'] ?? '']: pdf } })))['id']);
    const { id, certNumber } = await certOf(one);
    await must(step(id, { step: 'correct', personName: '张更正', note: '名字写错了' }));
    expect((await readPdf(await at.admin.file(`/issuedCert/pdf?id=${id}`))).pages[0]).toContain(String(certNumber));
    expect(await read(`select "edition" from "certPdf" where "issuedCertId" = $1 order by 1`, [id])).toEqual([
      { edition: 1 },
      { edition: 2 },
    ]);
  });

  it('IC30: a number that was taken over is passed over by the series', async () => {
    const [one, two, three] = [await passed(), await passed(), await passed()];
    await issue([one.applyId]);
    const last = String((await certOf(one))['certNumber']);
    const next = (n: number): string => last.replace(/\d{6}$/, (digits) => String(Number(digits) + n).padStart(6, '0'));
    const row = await rowOf(two, { 证书编号: next(1) });
    const files = { [row['文件名'] ?? '']: await blankPdf({ title: '号' }) };
    await finish((await check(await zipOf({ rows: [row], files })))['id']);
    await issue([three.applyId]);
    expect([await certOf(two), await certOf(three)]).toMatchObject([{ certNumber: next(1) }, { certNumber: next(2) }]);
  });
});
