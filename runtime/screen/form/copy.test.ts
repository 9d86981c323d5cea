import { expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { copyOf } from './copy.ts';

const items: Record<string, ScreenField> = { seatNo: { kind: 'text', title: '座位号', order: 1 } };
const fields: Record<string, ScreenField> = {
  roomName: { kind: 'text', title: '名称', order: 1 },
  code: { kind: 'text', title: '代码', order: 2, isCopied: false },
  seats: { kind: 'list', title: '座位', order: 3, isParts: true, items },
  rules: { kind: 'list', title: '规则', order: 4, items },
};

it('a copy has parts of its own; ids in other lists are values', () => {
  const record = {
    id: '1',
    roomName: '一',
    code: 'A',
    seats: [
      { id: 's1', seatNo: 'A' },
      { id: 's2', seatNo: 'B' },
    ],
    rules: [{ id: 'r1', seatNo: 'C' }],
  };
  expect(copyOf({ screen: { fields }, record })).toEqual({
    roomName: '一',
    seats: [{ seatNo: 'A' }, { seatNo: 'B' }],
    rules: [{ id: 'r1', seatNo: 'C' }],
  });
});
