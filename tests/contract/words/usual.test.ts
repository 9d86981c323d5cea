/** Rule V17: what a new record computes in the fields that it does not name. */
import { expect, it } from 'vitest';
import { checkRows } from '#server/engine/excel/check.ts';
import { eachEngine, useGround } from './eachEngine.ts';

const product = useGround();

eachEngine('V17: a usual value', product, (start) => {
  const startTime = '2026-05-01 09:00:00';

  it('is computed of what is given, and of other usual values', async () => {
    const record = await start().call('slot.save', { slotName: '一', startTime });
    expect(record).toMatchObject({
      minutes: 90,
      endTime: '2026-05-01 10:30:00',
      closeTime: '2026-05-01 11:00:00',
      places: 9,
    });
    expect(String(record['bookedOn'])).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('gives way to what is given, and to what is said to be empty', async () => {
    const given = { slotName: '二', startTime, endTime: '2026-05-01 09:10:00', places: null };
    expect(await start().call('slot.save', given)).toMatchObject({
      endTime: '2026-05-01 09:10:00',
      closeTime: '2026-05-01 09:40:00',
      places: null,
    });
  });

  it('stays empty where what it is made of is', async () => {
    expect(await start().call('slot.save', { slotName: '三' })).toMatchObject({ endTime: null, closeTime: null });
  });

  it('is no value that the field does not take', async () => {
    const engine = start();
    await expect(engine.call('slot.save', { slotName: '四', minutes: 600 })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/places', message: expect.stringContaining('50') }] },
    });
    expect(await engine.call('slot.list', {})).toMatchObject({ total: 0 });
  });

  it('is not computed again when the record changes', async () => {
    const engine = start();
    const { id = null, version = null } = await engine.call('slot.save', { slotName: '五', startTime });
    const changed = await engine.call('slot.save', { id, version, startTime: '2026-06-01 09:00:00', bookedOn: null });
    expect(changed).toMatchObject({ endTime: '2026-05-01 10:30:00', bookedOn: null });
  });

  it('fills rows of a sheet that leave the cell empty', async () => {
    const { app, scope } = start();
    const plan = app.artefacts.excelPlan('slot');
    const headings = plan.columns.map(({ title }) => title);
    const row = (cells: Record<string, string>) => headings.map((heading) => cells[heading] ?? '');
    const { records, problems } = await checkRows({
      context: { app, dictionaries: app.artefacts.dictionaries, scope, session: undefined },
      entity: app.catalogue.entities['slot'] as never,
      plan,
      rows: [
        headings,
        row({ 名称: '六', 开始: startTime, 分钟: '30' }),
        row({ 名称: '七', 开始: startTime, 结束: '2026-05-01 12:00:00' }),
        row({ 名称: '八', 分钟: '600' }),
      ],
      onProgress: () => undefined,
    });
    expect(records).toMatchObject([
      { slotName: '六', endTime: '2026-05-01 09:30:00', places: 3 },
      { slotName: '七', closeTime: '2026-05-01 12:30:00' },
    ]);
    expect(problems).toMatchObject([{ column: '名额', message: expect.stringContaining('50') }]);
  });
});
