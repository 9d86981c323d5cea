/** Records with parts that are exported and imported. */
import type { Json } from '#generators/formats.ts';
import { dictionary, entity, excelCalls, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Who holds it reads and sets the notes of seats. */
export const readerCode = 'a12-m2.5';

/** Rooms with seats that sitters refer to; halls, several of which may have one name, with rows of seats; shifts, which change no more once they are closed, with duties that nobody has twice. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'device',
    title: '设备',
    words: { label: 'deviceName' },
    properties: { deviceName: text('设备名称') },
    required: ['deviceName'],
    operations: { ...ownCalls, exportExcel: {} },
  }),
  ...entity({
    name: 'chamber',
    title: '教室',
    words: { label: 'roomName', recycle: true, history: true, unique: [['roomName']] },
    properties: { roomName: text('教室名称') },
    required: ['roomName'],
    operations: { ...ownCalls, ...excelCalls, history: {} },
  }),
  ...entity({
    name: 'seat',
    title: '考位',
    words: {
      label: 'seatNo',
      partOf: { parent: 'roomId', as: 'seats', title: '座位', max: 5 },
      unique: [['roomId', 'seatNo']],
      rules: [{ when: { '>': [{ var: 'width' }, 300] }, path: '/width', message: '放不下' }],
    },
    properties: {
      roomId: reference('教室', 'chamber'),
      seatNo: text('座位号'),
      width: { type: 'integer', title: '宽度', minimum: 1 },
      price: { type: 'number', title: '押金', multipleOf: 0.01, default: 5 },
      deviceId: reference('设备', 'device'),
      note: text('备注', { 'x-read': readerCode }),
    },
    required: ['roomId', 'seatNo'],
  }),
  ...entity({
    name: 'sitter',
    title: '占座',
    words: { label: 'who' },
    properties: { who: text('谁'), seatId: reference('考位', 'seat') },
    required: ['who', 'seatId'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'hall',
    title: '会场',
    words: { label: 'hallName' },
    properties: { hallName: text('会场名称') },
    required: ['hallName'],
    operations: { ...ownCalls, ...excelCalls },
  }),
  ...entity({
    name: 'hallRow',
    title: '排',
    words: { label: 'rowNo', partOf: { parent: 'hallId', as: 'rows' } },
    properties: { hallId: reference('会场', 'hall'), rowNo: text('排号') },
    required: ['hallId', 'rowNo'],
  }),
  ...dictionary('shiftState', '班次状态', { planned: '计划中', closed: '已截止' }),
  ...entity({
    name: 'shift',
    title: '班次',
    words: { label: 'shiftName', unique: [['shiftName']] },
    properties: {
      shiftName: text('班次名称'),
      state: { type: 'string', title: '状态', 'x-dict': 'shiftState', default: 'planned', readOnly: true },
    },
    required: ['shiftName'],
    steps: { close: { title: '截止', from: 'planned', to: 'closed', code: 'a12-m2.7' } },
    editable: { planned: 'all' },
    operations: { ...ownCalls, ...excelCalls, step: {} },
  }),
  ...entity({
    name: 'duty',
    title: '监考',
    words: { label: 'who', partOf: { parent: 'shiftId', as: 'duties' }, unique: [['who']] },
    properties: { shiftId: reference('班次', 'shift'), who: text('姓名') },
    required: ['shiftId', 'who'],
  }),
};
