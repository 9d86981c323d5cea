/** Certificates that are printed already and taken over from a zip with a sheet (rules IC30 to IC32). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { zipSync } from 'fflate';
import { reading } from '#server/database/statement.ts';
import { readPdf } from '#server/engine/print/testing.ts';
import { hashOf } from '#server/domain/issue/pdf/keepFile.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { addMembers } from '../certApply/people.ts';
import { must, type Person, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';
import {
  blankJpg,
  blankPdf,
  blankPng,
  checked,
  issuedOf,
  lockedPdf,
  sheetOf,
  upload,
  zipOf,
  type Row,
} from './printed.ts';

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

  it('V4: a number with the code of its certificate fits that of its own alone', async () => {
    const [one, other] = [await passed(), await passed()];
    const [{ certCode } = {}] = await read<{ certCode: string }>(
      `select c."certCode" from "cert" c join "certApply" a on a."certId" = c."id" where a."id" = $1`,
      [one.applyId],
    );
    const number = `${String(certCode).toUpperCase()}-007`;
    const rows = [await rowOf(one, { 证书编号: number }), await rowOf(other, { 证书编号: 'NONE-007' })];
    const files: Record<string, Buffer> = {};
    for (const { 文件名: name = '' } of rows) files[name] = await blankPdf({ title: name });
    const rule = await must(
      at.admin.post<Values>('/numberRule/save', { series: 'issuedCert.certNumber', pattern: '{code}-{000}' }),
    );
    try {
      const job = await check(await zipOf({ rows, files }));
      expect(job).toMatchObject({ valid: 1, errors: [{ message: '证书编号“NONE-007”不符合本机构的编号规则' }] });
      await finish(job['id'], 'valid');
      expect(await certOf(one)).toMatchObject({ certNumber: number });
    } finally {
      await must(at.admin.post('/numberRule/delete', { ids: [rule['id']] }));
    }
  });

  it('IC30: the sheet has the applications that are to do filled in, and is taken as it comes', async () => {
    const one = await passed();
    const row = await rowOf(one);
    const sheet = await at.admin.file(`/certExam/issueSheet?examId=${one.exam.examId}`);
    const zip = zipSync({ '待发证.xlsx': sheet, [row['文件名'] ?? '']: await blankPdf({ title: '表' }) });
    expect(await check(zip)).toMatchObject({ total: 1, valid: 1, bad: 0 });
    expect(await issuedOf({ person: at.admin, id: (await check(zip))['id'] })).toMatchObject({ added: 1 });
  });

  it('IC30: files whose names Chinese Windows wrote are found', async () => {
    const row = await rowOf(await passed(), { 文件名: '文件.pdf' });
    const zip = await zipOf({ rows: [row], files: { 'ABCD.pdf': await blankPdf({ title: '国标' }) } });
    const inGbk = Buffer.from(zip.toString('latin1').replaceAll('ABCD.pdf', '\xce\xc4\xbc\xfe.pdf'), 'latin1');
    expect(await check(inGbk)).toMatchObject({ valid: 1, bad: 0 });
  });

  it('IC31: says of each row what is wrong, and of each file that has none; only what is right is issued', async () => {
    const all: Passed[] = [];
    while (all.length < 9) all.push(await passed());
    const [good, named, twice, again, used, shape, upright, two, small] = all as [Passed, ...Passed[]];
    const done = await passed();
    await issue([done.applyId]);
    const usedNumber = String((await certOf(done))['certNumber']);
    const rows = await Promise.all([
      rowOf(good),
      rowOf(named as Passed, { 姓名: '别的人', 文件名: 'named.pdf' }),
      rowOf(twice as Passed, { 证书编号: 'ZS2018-000001', 文件名: 'twice.pdf' }),
      rowOf(again as Passed, { 证书编号: 'ZS2018-000001', 文件名: 'again.pdf' }),
      rowOf(used as Passed, { 证书编号: usedNumber, 文件名: 'used.pdf' }),
      rowOf(shape as Passed, { 证书编号: '007', 发证日期: '2999-01-01', 文件名: 'shape.pdf' }),
      rowOf(upright as Passed, { 文件名: 'upright.pdf' }),
      rowOf(two as Passed, { 文件名: 'two.pdf' }),
      rowOf(small as Passed, { 发证日期: '2026-02-30', 文件名: 'small.png' }),
      rowOf(done, { 文件名: 'none.pdf' }),
      rowOf(done, { 报名号: 'BM-none', 文件名: 'text.pdf' }),
    ]);
    const pdf = await blankPdf({ title: '查' });
    const files = {
      [rows[0]?.['文件名'] ?? '']: pdf,
      ...Object.fromEntries(['named', 'twice', 'again', 'used', 'shape'].map((name) => [`${name}.pdf`, pdf])),
      'upright.pdf': await blankPdf({ title: '竖', orientation: 'portrait' }),
      'two.pdf': await blankPdf({ title: '页', pages: 2 }),
      'small.png': blankPng({ width: 877, height: 620 }),
      'text.pdf': Buffer.from('no certificate'),
      'stray.pdf': pdf,
    };
    const job = await check(await zipOf({ rows, files }));
    expect(job).toMatchObject({ state: 'ready', total: 12, valid: 1, bad: 11 });
    const errors = job['errors'] as { cell: string; column: string; message: string }[];
    expect(errors.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      expect.stringMatching(/^第 3 行 姓名和报名不一样/),
      '第 4 行 证书编号“ZS2018-000001”在表格中不止一行',
      '第 5 行 证书编号“ZS2018-000001”在表格中不止一行',
      `第 6 行 证书编号“${usedNumber}”已发给别的证书`,
      '第 7 行 发证日期不能晚于今天',
      '第 7 行 证书编号“007”不符合本机构的编号规则',
      '第 8 行 纸张是 210 × 297 毫米，应为 A4 横向（297 × 210）',
      '第 9 行 PDF 有 2 页，证书只能是 1 页',
      '第 10 行 发证日期要写成 2026-01-31 这样',
      '第 10 行 图片是 877 × 620 像素，不够清楚：短边至少 1240 像素',
      '第 11 行 这份报名已发过证书',
      '第 11 行 压缩包里没有文件“none.pdf”',
      '第 12 行 没有报名号是“BM-none”的报名',
      '第 12 行 文件不是 PDF、PNG 或 JPG',
      '— 表格中没有这个文件的行',
    ]);
    expect(errors.at(-1)?.column).toBe('stray.pdf');
    const { id } = job;
    expect((await at.admin.file(`/certExam/uploadFaults?id=${id}`)).subarray(0, 2).toString()).toBe('PK');
    expect(await at.admin.post('/certExam/issueUploaded', { id, mode: 'all' })).toMatchObject({
      status: 409,
      message: '有 11 处问题，请改正后重新上传，或只发没有问题的',
    });
    expect(await finish(id, 'valid')).toMatchObject({ state: 'done', added: 1 });
    expect(await Promise.all(all.map(async (one) => (await issued(one)).length))).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('IC31: a QR code on a sheet leads to its number, whoever’s address it is; one that leads elsewhere is refused', async () => {
    const address = (number: string): string => `https://old.example.cn/query?no=${number}&from=paper`;
    const size = { width: 1754, height: 1240 };
    const cases = [
      {
        number: 'ZS2017-000001',
        file: await blankPdf({ title: '码', code: 'https://a.cn/verify/ZS2017-000001?by=t1' }),
      },
      { number: 'ZS2017-000002', file: blankPng({ ...size, code: address('ZS2017-000002') }) },
      { number: 'ZS2017-000003', file: await blankPdf({ title: '别', code: address('ZS2017-0000031') }) },
      { number: '', file: blankPng({ ...size, code: address('ZS2017-000004') }) },
    ];
    const rows: Row[] = [];
    const files: Record<string, Buffer> = {};
    for (const [index, { number, file }] of cases.entries()) {
      const name = `code${index}`;
      rows.push(await rowOf(await passed(), { 证书编号: number, 文件名: name }));
      files[name] = file;
    }
    const job = await check(await zipOf({ rows, files }));
    expect(job).toMatchObject({ state: 'ready', valid: 2, bad: 2 });
    expect((job['errors'] as Values[]).map(({ cell, message }) => `${String(cell)} ${String(message)}`)).toEqual([
      `第 4 行 二维码的内容是“${address('ZS2017-0000031')}”，不是证书编号“ZS2017-000003”的`,
      `第 5 行 纸上有二维码（${address('ZS2017-000004')}），请在表格中填写它的证书编号`,
    ]);
  });

  it('IC31, IC32: a JPEG is kept as it came, also a large one and one that is shown turned; a larger one and a locked PDF are refused', async () => {
    const [plain, turned, large] = [await passed(), await passed(), await passed()];
    const mebibytes = (count: number): number => Math.round(count * 1024 * 1024);
    const size = { width: 1754, height: 1240 };
    const files: Record<string, Buffer> = {
      'plain.jpg': blankJpg(size),
      'turned.JPEG': blankJpg({ width: 1240, height: 1754, isOnItsSide: true }),
      'large.jpg': blankJpg({ ...size, padding: mebibytes(9.9) }),
      'tooLarge.jpg': blankJpg({ ...size, padding: mebibytes(10) }),
      'locked.pdf': await lockedPdf(),
    };
    const rows = [
      await rowOf(plain, { 文件名: 'plain.jpg' }),
      await rowOf(turned, { 文件名: 'turned.JPEG' }),
      await rowOf(large, { 文件名: 'large.jpg' }),
      await rowOf(plain, { 报名号: 'BM-1', 文件名: 'tooLarge.jpg' }),
      await rowOf(plain, { 报名号: 'BM-2', 文件名: 'locked.pdf' }),
    ];
    const job = await check(await zipOf({ rows, files }));
    expect(job).toMatchObject({ state: 'ready', total: 5, valid: 3, bad: 2 });
    expect(
      (job['errors'] as { cell: string; message: string }[]).map(({ cell, message }) => `${cell} ${message}`),
    ).toEqual([
      '第 5 行 没有报名号是“BM-1”的报名',
      '第 5 行 文件超过 10 MB',
      '第 6 行 没有报名号是“BM-2”的报名',
      '第 6 行 PDF 打不开，或者加了密码，请重新导出',
    ]);
    expect(await finish(job['id'], 'valid')).toMatchObject({ state: 'done', added: 3 });
    for (const [one, name] of [
      [plain, 'plain.jpg'],
      [turned, 'turned.JPEG'],
      [large, 'large.jpg'],
    ] as const) {
      const { id } = await certOf(one);
      const bytes = files[name] as Buffer;
      expect(hashOf(await one.person.file(`/cert/pdf?id=${String(id)}`))).toBe(hashOf(bytes));
      expect(await read(`select "hash", "mime", "size" from "certPdf" where "issuedCertId" = $1`, [id])).toEqual([
        { hash: hashOf(bytes), mime: 'image/jpeg', size: bytes.length },
      ]);
    }
  });

  it('IC2, IC32: of two who issue the same sheet at once one does, and the other is told why', async () => {
    const people = [await passed(), await passed()];
    const rows = await Promise.all(people.map((one) => rowOf(one)));
    const pdf = await blankPdf({ title: '同' });
    const zip = await zipOf({ rows, files: Object.fromEntries(rows.map((row) => [row['文件名'], pdf])) });
    const { id: roleId } = await must(
      at.admin.post<{ id: string }>('/role/save', {
        roleName: `发证${database}`,
        reach: 'all',
        codes: ['a12-m2.24', 'a12-m2.24.3'],
      }),
    );
    const others = await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 });
    const jobs = await Promise.all(
      [at.admin, ...others].map(async (person) => ({ person, ...(await checked({ person, zip })) })),
    );
    expect(jobs).toMatchObject([{ valid: 2 }, { valid: 2 }]);
    const ended = await Promise.all(
      jobs.map(({ person, id }: Values & { person: Person }) => issuedOf({ person, id })),
    );
    expect(ended.map(({ state }) => state).sort()).toEqual(['done', 'ready']);
    expect(ended.find(({ state }) => state === 'ready')).toMatchObject({
      message: expect.stringMatching(/^没有发出任何证书：第 \d 行 .+：这份报名已发过证书/),
    });
    for (const one of people) {
      const certs = await issued(one);
      expect(certs).toHaveLength(1);
      expect(await at.admin.file(`/issuedCert/pdf?id=${String(certs[0]?.['id'])}`)).toEqual(pdf);
    }
  });

  it('IC32: what is refused meanwhile leaves all others unissued, with no number taken and no file kept', async () => {
    const [one, other] = [await passed(), await passed()];
    const rows = [await rowOf(one), await rowOf(other)];
    const pdf = await blankPdf({ title: '全' });
    const { id } = await check(
      await zipOf({ rows, files: Object.fromEntries(rows.map((row) => [row['文件名'], pdf])) }),
    );
    await must(at.admin.post('/issue/setNotPassed', { ids: [other.applyId], reason: '材料不实' }));
    const counts = () => read(`select "id", "count" from "series" where "id" like 'issuedCert%' order by 1`, []);
    const before = await counts();
    expect(await finish(id)).toMatchObject({
      state: 'ready',
      message: expect.stringMatching(/^没有发出任何证书：第 3 行 .+：已设为不予发证/),
    });
    expect([await issued(one), await issued(other), await counts()]).toEqual([[], [], before]);
    await expect(server.app.files.pathOf(`${at.tenantId}/certificates/${String(id)}x2`)).rejects.toThrow('ENOENT');
    // Once that is put right the same job goes on.
    await must(at.admin.post('/issue/setToDo', { ids: [other.applyId] }));
    expect(await finish(id)).toMatchObject({ state: 'done', added: 2 });
    expect(await at.admin.post('/certExam/issueUploaded', { id, mode: 'all' })).toMatchObject({ status: 409 });
  });

  it('IC32: where it was stored and only the answer was lost, its files stay', async () => {
    const one = await passed();
    const row = await rowOf(one);
    const pdf = await blankPdf({ title: '断' });
    const { id } = await check(await zipOf({ rows: [row], files: { [row['文件名'] ?? '']: pdf } }));
    const { database: connected } = server.app;
    const inScope = connected.inScope.bind(connected);
    const lost = vi.spyOn(connected, 'inScope').mockImplementation(async (options, work) => {
      const result = await inScope(options, work);
      const certs = await read(`select from "issuedCert" where "applyId" = $1`, [one.applyId]);
      if (certs.length > 0) throw Object.assign(new Error('the line was cut'), { code: 'ECONNRESET' });
      return result;
    });
    try {
      expect(await finish(id)).toMatchObject({ state: 'done', added: 1 });
    } finally {
      lost.mockRestore();
    }
    expect(await at.admin.file(`/issuedCert/pdf?id=${String((await certOf(one))['id'])}`)).toEqual(pdf);
  });

  it('IC30: bombs, names that lead elsewhere, other files and archives without one sheet are refused, and nothing is kept', async () => {
    const pdf = await blankPdf({ title: '坏' });
    const sheet = await sheetOf([{ 报名号: '1', 姓名: '张', 文件名: 'a.pdf' }]);
    const send = (zip: Uint8Array) => upload({ person: at.admin, zip });
    const many = Object.fromEntries(Array.from({ length: 1101 }, (_, n) => [`${n}.pdf`, Buffer.alloc(0)]));
    const jobs = () => read(`select count(*)::integer as "count" from "job" where "kind" = 'certUpload'`, []);
    const before = await jobs();
    for (const [zip, status, message] of [
      [zipSync({ 'a.xlsx': sheet, 'bomb.pdf': Buffer.alloc(8 * 1024 * 1024) }), 413, '解压后过大'],
      [zipSync(many), 413, '文件过多'],
      [zipSync({ 'a.xlsx': sheet, '../a.pdf': pdf }), 415, '不能通往别的文件夹'],
      [zipSync({ 'a.xlsx': sheet, '..\\a.pdf': pdf }), 415, '不能通往别的文件夹'],
      [pdf, 415, '不是有效的 ZIP'],
      [Buffer.alloc(0), 422, '请选择'],
    ] as const)
      expect(await send(zip)).toMatchObject({ status, message: expect.stringContaining(message) });
    expect(await jobs()).toEqual(before);
    for (const [zip, message] of [
      [zipSync({ 'a.pdf': pdf }), '压缩包里没有表格'],
      [zipSync({ 'a.xlsx': sheet, 'b.xlsx': sheet }), '压缩包里有 2 份表格'],
      [zipSync({ 'a.xlsx': await sheetOf([{ 姓名: '张', 文件名: 'a.pdf' }]) }), '缺少“报名号”列'],
      [zipSync({ 'a.xlsx': Buffer.from('no sheet') }), '不是有效的 Excel'],
    ] as const)
      expect(await check(zip)).toMatchObject({ state: 'failed', message: expect.stringContaining(message) });
  });

  it('IC30: is for who issues certificates; a job is its own person’s', async () => {
    const one = await passed();
    const row = await rowOf(one);
    const zip = await zipOf({ rows: [row], files: { [row['文件名'] ?? '']: await blankPdf({ title: '权' }) } });
    expect(await upload({ person: one.person, zip })).toMatchObject({ status: 403 });
    expect(await one.person.get('/certExam/issueSheet')).toMatchObject({ status: 403 });
    const { id } = await check(zip);
    expect(await at.admin.post('/certExam/issueUploaded', { id: 'none', mode: 'all' })).toMatchObject({ status: 404 });
    expect(await one.person.post('/certExam/issueUploaded', { id, mode: 'all' })).toMatchObject({ status: 403 });
    expect(await issued(one)).toEqual([]);
  });
});
