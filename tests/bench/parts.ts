/** What it costs to create a record with ten parts (`partOf`): the same create without them. */
import type { Json } from '#generators/formats.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const rounds = 9;
const creates = 300;
const most = 2.5;

const file = (content: Record<string, Json>): Json => ({ $schema: '../generated/meta/entity.json', ...content });

const files: Record<string, Json> = {
  'entities/device.json': file({
    title: '设备',
    'x-entity': { scope: 'tenant', label: 'deviceName', code: 'a12-m2.7' },
    properties: { deviceName: { type: 'string', title: '名称', maxLength: 20 } },
    required: ['deviceName'],
    'x-operations': { save: {} },
  }),
  'entities/chamber.json': file({
    title: '教室',
    'x-entity': { scope: 'tenant', label: 'roomName', code: 'a12-m2.7', history: true, recycle: true },
    properties: { roomName: { type: 'string', title: '名称', maxLength: 20 } },
    required: ['roomName'],
    'x-operations': { save: {} },
  }),
  'entities/seat.json': file({
    title: '座位',
    'x-entity': {
      scope: 'tenant',
      label: 'seatNo',
      partOf: { parent: 'roomId', as: 'seats' },
      unique: [['roomId', 'seatNo']],
    },
    properties: {
      roomId: { type: 'string', title: '教室', 'x-ref': 'chamber' },
      seatNo: { type: 'string', title: '座号', maxLength: 20 },
      deviceId: { type: 'string', title: '设备', 'x-ref': 'device' },
      width: { type: 'integer', title: '宽度' },
    },
    required: ['roomId', 'seatNo'],
  }),
};

export async function measureParts(): Promise<Row[]> {
  return onEngines({ name: 'parts', files, measure });
}

async function measure(engine: Engine): Promise<Row[]> {
  const { id: deviceId = null } = await engine.call('device.save', { deviceName: '电脑' });
  const seats = Array.from({ length: 10 }, (_, index) => ({ seatNo: `S${index}`, deviceId, width: index }));
  const alone: number[] = [];
  const whole: number[] = [];
  const create = (input: Record<string, Json>) =>
    clocked(async () => {
      for (let index = 0; index < creates; index += 1)
        await engine.call('chamber.save', { roomName: '考场', ...input });
    });
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await create({}));
    whole.push(await create({ seats }));
  }
  const ratio = median(whole) / median(alone);
  const each = (times: readonly number[]): string => (median(times) / creates).toFixed(2);
  return [
    {
      what: `${engine.app.database.kind}: create with ten parts`,
      figure: `${each(whole)} ms, ${ratio.toFixed(2)} × the ${each(alone)} ms without`,
      limit: `≤ ${most} ×`,
      isReached: ratio <= most,
    },
  ];
}
