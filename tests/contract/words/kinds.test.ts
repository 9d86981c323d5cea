/** Percentages, money, times of day, colours and several files: each through save, list, history and workbook. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { unpackWorkbook } from '#server/engine/excel/guard.ts';
import { readSheet, writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport, pathOfWorkbook } from './importing.ts';

const product = useGround();

const whole: Values = {
  stallName: '甲',
  share: 85.5,
  fee: 1234.5,
  deposit: -0.07,
  opensAt: '23:59:59',
  tint: '#13a8a8',
  papers: ['/api/file/f1', '/api/file/f2'],
  photos: ['/api/file/f3'],
};

const save = (engine: Engine, input: Values): Promise<Values> => engine.call('stall.save', input);

const refused: [field: string, value: Json, message: string, path?: string][] = [
  ['share', 100.01, '占比 不能大于 100'],
  ['share', -1, '占比 不能小于 0'],
  ['share', 1.005, '占比 最多 2 位小数'],
  ['share', '85%', '占比 必须是数字'],
  ['fee', 0.001, '租金 最多 2 位小数'],
  ['fee', 0.1 + 0.2, '租金 最多 2 位小数'],
  ['fee', -1, '租金 不能小于 0'],
  ['fee', '￥1', '租金 必须是数字'],
  ['opensAt', '24:00', '开门 必须是时刻，如 08:30 或 08:30:15'],
  ['opensAt', '8:30', '开门 必须是时刻，如 08:30 或 08:30:15'],
  ['opensAt', 830, '开门 必须是文字'],
  ['tint', 'red', '颜色 必须是颜色，如 #1677ff'],
  ['tint', '#1677ff80', '颜色 必须是颜色，如 #1677ff'],
  ['papers', '/api/file/f1', '材料 必须是列表'],
  ['papers', ['/api/file/f1', 'x.pdf'], '材料第 2 项 必须是已上传的文件', '/papers/1'],
  ['papers', ['/api/file/f1', '/api/file/f1'], '材料 不能有重复的项'],
  ['papers', ['f1', 'f2', 'f3', 'f4'].map((id) => `/api/file/${id}`), '材料 不能超过 3 项'],
  ['papers', ['/api/file/gone'], '材料的文件已不存在，请重新上传'],
  ['photos', ['/api/file/f3', '/api/file/gone'], '照片的文件已不存在，请重新上传'],
  ['photos', ['/api/file/f3', '/api/file/f1'], '照片第 2 项 应是图片（PNG、JPG、GIF、WebP）', '/photos/1'],
  ['scans', ['/api/file/f8'], '扫描件第 1 项 应是 PDF', '/scans/0'],
  [
    'shelves',
    [{}, { picture: '/api/file/f9' }],
    '货架第 2 项的图片 应是图片（PNG、JPG、GIF、WebP）',
    '/shelves/1/picture',
  ],
];

eachEngine('kinds of fields', product, (inEngine) => {
  /** An engine with files f1 to f9, f3 a picture, f8 a video, f9 a text. */
  const start = async (): Promise<Engine> => {
    const engine = inEngine();
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({
          text: `insert into "file" ("id", "name", "size", "mime", "storageKey")
            select 'f' || n, '文件' || n, 1, case n when 3 then 'image/png' when 8 then 'video/mp4'
              when 9 then 'text/plain; charset=utf-8' else 'application/pdf' end, 'key' || n from generate_series(1, 9) n`,
        }),
      ],
    });
    return engine;
  };
  const namesOf = async (engine: Engine, input: Values): Promise<unknown[]> =>
    (await engine.call<{ rows: Values[] }>('stall.list', input)).rows.map(({ stallName }) => stallName);

  it('are stored and given as they were, and a time always with its seconds', async () => {
    const engine = await start();
    const { id = null } = await save(engine, whole);
    expect(await engine.call('stall.get', { id })).toMatchObject(whole);
    expect((await engine.call<{ rows: Values[] }>('stall.list', {})).rows).toMatchObject([whole]);
    expect(await save(engine, { stallName: '乙' })).toMatchObject({
      opensAt: '08:30:00',
      tint: '#1677ff',
      papers: null,
    });
    expect(await save(engine, { stallName: '丙', opensAt: '09:05' })).toMatchObject({ opensAt: '09:05:00' });
  });

  it('keep every amount to the cent, alone and in sums', { timeout: 120_000 }, async () => {
    const engine = await start();
    const amounts = [0.01, 0.07, 0.1, 0.29, 1005, 1234.56, 4.35, 8_999_999_999.99];
    for (const fee of amounts) await save(engine, { stallName: String(fee), fee });
    const { rows } = await engine.call<{ rows: Values[] }>('stall.list', { sort: 'fee' });
    expect(rows.map(({ fee }) => fee)).toEqual([...amounts].sort((one, other) => one - other));
    const [[sum]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading<{ sum: string }>({ text: `select sum("fee")::text as "sum" from "stall"` })],
    });
    expect(sum).toEqual({ sum: '9000002244.37' });
  });

  it('narrow and order a list', async () => {
    const engine = await start();
    const rows: Values[] = [
      { stallName: '甲', share: 10, fee: 0.07, opensAt: '08:00' },
      { stallName: '乙', share: 50.25, fee: 99.99, opensAt: '08:30:45' },
      { stallName: '丙', share: 100, fee: 100, opensAt: '23:59:59' },
    ];
    for (const row of rows) await save(engine, row);
    const sort = 'share';
    expect(await namesOf(engine, { sort, share: { from: 10.01, to: 50.25 } })).toEqual(['乙']);
    expect(await namesOf(engine, { sort, fee: { from: 0.07, to: 99.99 } })).toEqual(['甲', '乙']);
    expect(await namesOf(engine, { sort, opensAt: { from: '08:01' } })).toEqual(['乙', '丙']);
    expect(await namesOf(engine, { sort, opensAt: { to: '08:30' } })).toEqual(['甲', '乙']);
    expect(await namesOf(engine, { sort, opensAt: { to: '08:30:44' } })).toEqual(['甲']);
    expect(await namesOf(engine, { sort: '-opensAt' })).toEqual(['丙', '乙', '甲']);
    await expect(engine.call('stall.list', { opensAt: { from: '25:00' } })).rejects.toMatchObject({ status: 422 });
  });

  it('are refused in words where they are something else', async () => {
    const engine = await start();
    for (const [field, value, message, path = `/${field}`] of refused)
      await expect(
        save(engine, { stallName: '甲', [field]: value }),
        `${field} ${JSON.stringify(value)}`,
      ).rejects.toMatchObject({
        status: 422,
        data: { errors: [{ path, message }] },
      });
  });

  it('D7: take files of the sorts that the catalogue names for the value of another field', async () => {
    const engine = await start();
    const lesson = (lessonKind: string | null, file: string): Values => ({
      stallName: '甲',
      lessonKind,
      lessonFile: `/api/file/${file}`,
    });
    const refusal = (message: string) => ({ status: 422, data: { errors: [{ path: '/lessonFile', message }] } });
    const noVideo = refusal('课件 应是视频（MP4）');
    const noText = refusal('课件 应是 PDF、文本（TXT）');
    for (const file of ['f1', 'f3', 'f9'])
      await expect(save(engine, lesson('video', file))).rejects.toMatchObject(noVideo);
    await expect(save(engine, lesson('article', 'f8'))).rejects.toMatchObject(noText);
    expect(await namesOf(engine, {})).toEqual([]);

    // What is named by nothing takes all.
    for (const kind of [null, 'live']) await save(engine, lesson(kind, 'f3'));
    const { id = null } = await save(engine, lesson('article', 'f9'));
    await expect(save(engine, { id, version: 1, lessonKind: 'video' })).rejects.toMatchObject(noVideo);
    expect(
      await engine.call('stall.change', { records: [{ id, version: 1, changes: { lessonKind: 'video' } }] }),
    ).toMatchObject({ changed: [], refused: [{ id, message: '课件 应是视频（MP4）' }] });
    await engine.call('stall.remove', { ids: [id] });
    await engine.call('stall.restore', { ids: [id] });
    expect(await engine.call('stall.get', { id })).toMatchObject(lesson('article', 'f9'));
    await save(engine, { id, version: 3, ...lesson('video', 'f8') });
  });

  it('D7: keep a file that stood there before, until its field gets another', async () => {
    const engine = await start();
    const { id = null } = await save(engine, { stallName: '甲', scans: ['/api/file/f1'] });
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `update "file" set "mime" = 'video/mp4' where "id" = 'f1'` })],
    });
    await save(engine, { id, version: 1, stallName: '乙', scans: ['/api/file/f1'] });
    await expect(save(engine, { id, version: 2, scans: ['/api/file/f1', '/api/file/f2'] })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('stand in the history as they were before and after', async () => {
    const engine = await start();
    const { id = null } = await save(engine, whole);
    const change: Values = { share: 90, fee: 0.29, opensAt: '10:00', papers: ['/api/file/f2'], tint: '#000000' };
    await save(engine, { id, version: 1, ...change });
    const { rows } = await engine.call<{ rows: { changes: Json }[] }>('stall.history', { id });
    expect(rows[0]?.changes).toEqual({
      share: [85.5, 90],
      fee: [1234.5, 0.29],
      opensAt: ['23:59:59', '10:00:00'],
      papers: [whole['papers'], ['/api/file/f2']],
      tint: ['#13a8a8', '#000000'],
    });
  });

  it('keep every file of several while it is used, and none any longer', async () => {
    const engine = await start();
    const { id = null } = await save(engine, whole);
    for (const file of ['f1', 'f2', 'f3'])
      await expect(engine.call('file.remove', { ids: [file] })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('还在使用：展位“甲”'),
      });
    await save(engine, { id, version: 1, papers: ['/api/file/f2'], photos: null });
    await engine.call('file.remove', { ids: ['f1', 'f3'] });
    await expect(engine.call('file.remove', { ids: ['f2'] })).rejects.toMatchObject({ status: 409 });
  });

  it('come back from an export as they were, also at midnight', { timeout: 60_000 }, async () => {
    const engine = await start();
    await save(engine, whole);
    await save(engine, { stallName: '乙', opensAt: '00:00', share: 0.1, fee: 8_999_999_999.99, deposit: 0.29 });
    await save(engine, { stallName: '丙', opensAt: '08:20:01' });
    const content = await bytesOf(await engine.call<Download>('stall.exportExcel', { sort: 'createdTime' }));
    expect(await checkImport({ engine, product: product(), name: 'stall', content })).toMatchObject({
      message: null,
      state: 'ready',
      changed: 0,
      unchanged: 3,
      report: { errors: [], notes: [] },
    });
  });

  it('are read from a workbook as people write them, and refused in words', { timeout: 60_000 }, async () => {
    const engine = await start();
    const headings = ['名称', '占比', '租金', '押金', '开门', '颜色', '材料', '照片'];
    const bad = ['甲', '85,5', 'US$5', '￥5', '25:00', '红色', '/api/file/f1\nx.pdf', '/api/file/f1；/api/file/f1'];
    const checked = await checkImport({
      engine,
      product: product(),
      name: 'stall',
      content: await writeSheet({ headings, rows: [bad] }),
    });
    expect(checked.report.errors.map(({ cell, message }) => [cell, message])).toEqual([
      ['B2', '占比 “85,5”不是数字'],
      ['C2', '租金 “US$5”不是数字'],
      ['D2', '押金 “￥5”不是数字'],
      ['E2', '开门 “25:00”不是时刻，请写成 08:30 或 08:30:15'],
      ['F2', '颜色 “红色”不是颜色，请写成 #1677ff 这样'],
      ['G2', '材料第 2 项 必须是已上传的文件'],
      ['H2', '照片 不能有重复的项'],
    ]);
    const rows = [
      ['甲', '85.5％', '￥1,234.50', 'US$-0.07', '8:30', '1677FF', '/api/file/f1\n/api/file/f2', '/api/file/f3'],
      ['乙', '0.5', '0.30000000000000004', '-US$5', '0.35416666666666669', '#FFFFFF', '/api/file/f1; /api/file/f2', ''],
    ];
    const job = await checkImport({
      engine,
      product: product(),
      name: 'stall',
      content: await writeSheet({ headings, rows }),
    });
    expect(job.report.errors).toEqual([]);
    expect(await commitImport({ engine, name: 'stall', job })).toMatchObject({ state: 'done', added: 2 });
    const stored = await engine.call<{ rows: Values[] }>('stall.list', { sort: 'createdTime' });
    const papers = ['/api/file/f1', '/api/file/f2'];
    expect(stored.rows).toMatchObject([
      { share: 85.5, fee: 1234.5, deposit: -0.07, opensAt: '08:30:00', tint: '#1677ff', papers },
      { share: 0.5, fee: 0.3, deposit: -5, opensAt: '08:30:00', tint: '#ffffff', papers, photos: null },
    ]);
  });

  it('have number formats of their own in an export, and notes in the template', async () => {
    const engine = await start();
    await save(engine, whole);
    const exported = await bytesOf(await engine.call<Download>('stall.exportExcel', {}));
    const sheet = await readSheet(exported);
    // The reader takes a number with a format of times for a moment of the day that Excel counts from.
    const moment = String(new Date('1899-12-30T23:59:59Z'));
    const papers = '/api/file/f1\n/api/file/f2';
    expect(sheet.rows.map((cells) => cells.slice(2))).toEqual([
      ['甲', '85.5', '1234.5', '-0.07', moment, '#13a8a8', papers, '/api/file/f3'],
    ]);
    const path = pathOfWorkbook({ product: product(), content: exported });
    const styles = String((await unpackWorkbook({ path })).get('xl/styles.xml'));
    for (const format of ['0.00"%"', '"￥"#,##0.00', '"US$"#,##0.00', 'hh:mm:ss'])
      expect(styles).toContain(`formatCode="${format.replaceAll('"', '&quot;')}"`);
    const template = pathOfWorkbook({
      product: product(),
      content: await bytesOf(await engine.call<Download>('stall.excelTemplate', {})),
    });
    const texts = String((await unpackWorkbook({ path: template })).get('xl/sharedStrings.xml'));
    for (const note of [
      '百分数，不写百分号：12.5 即 12.5%，0 到 100',
      '金额（人民币），最多两位小数，不小于 0',
      '金额（美元），最多两位小数',
      '格式：08:30 或 08:30:15',
      '颜色，写成 # 和六位数字或字母，如 #1677ff',
      '已上传文件的地址，以 /api/file/ 开头，每行一个，最多 3 个',
    ])
      expect(texts).toContain(note);
  });
});
