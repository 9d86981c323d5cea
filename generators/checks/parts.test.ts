import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { CatalogueError } from '../problem.ts';
import { catalogueOf } from '../testing.ts';

type Words = Record<string, Json>;
type Overrides = Partial<Record<'words' | 'partOf' | 'properties' | 'operations' | 'room', Words>> & {
  required?: string[];
};

/** A room and its seats, with what a case says otherwise. */
const files = ({ words, partOf, properties, operations, room, required = ['roomId', 'seatNo'] }: Overrides): Words => ({
  'entities/room.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'room',
    title: '考场',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'roomName', code: 'a12-m9.1', ...room },
    properties: { roomName: { type: 'string', title: '名称', maxLength: 20 } },
    required: ['roomName'],
    'x-operations': { list: {}, get: {}, save: {}, options: {} },
    'x-screens': { form: { groups: [{ name: 'main', title: '考场', fields: ['roomName', 'seats'] }] } },
  },
  'entities/seat.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'seat',
    title: '座位',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'seatNo', partOf: { parent: 'roomId', as: 'seats', ...partOf }, ...words },
    properties: {
      roomId: { type: 'string', title: '考场', 'x-ref': 'room' },
      seatNo: { type: 'string', title: '座位号', maxLength: 10 },
      ...properties,
    },
    required,
    ...(operations && { 'x-operations': operations }),
  },
});

function problemsOf(content: Words) {
  try {
    catalogueOf(content);
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

it('a parent has its parts as a field, which its save takes and its detail gives', () => {
  const { entities, operations } = catalogueOf(files({}));
  expect(entities['room']).toMatchObject({ parts: ['seat'], referredBy: [] });
  expect(entities['seat']).toMatchObject({
    partOf: { entity: 'room', parent: 'roomId', as: 'seats', title: '座位', max: 200, edit: 'table' },
    sort: 'position',
  });
  const item = (name: string) => operations[name]?.[name.endsWith('save') ? 'input' : 'output'].properties?.['seats'];
  expect(item('room.save')).toMatchObject({
    maxItems: 200,
    items: { properties: { id: {}, seatNo: { maxLength: 10 } }, required: ['seatNo'] },
  });
  expect(Object.keys(item('room.get')?.items?.properties ?? {})).toEqual(['id', 'seatNo']);
  const row = operations['room.list']?.output.properties?.['rows']?.items?.properties;
  expect(Object.keys(row ?? {})).not.toContain('seats');
});

const at = 'schemas/entities/seat.json';
const no: Words = { type: 'string', title: '备注', maxLength: 10 };

it.each<[name: string, overrides: Overrides, pointer: string, says: string]>([
  ['a parent that is no field', { partOf: { parent: 'roomid' } }, '/x-entity/partOf/parent', '是不是“roomId”'],
  ['a parent that is no reference', { partOf: { parent: 'seatNo' } }, '/x-entity/partOf/parent', 'x-ref'],
  [
    'a part of itself',
    { properties: { roomId: { type: 'string', title: '座位', 'x-ref': 'seat' } } },
    '/x-entity/partOf/parent',
    '自己的部件',
  ],
  ['a part that may be without its parent', { required: ['seatNo'] }, '/x-entity/partOf/parent', 'required'],
  ['a name that the parent has', { partOf: { as: 'roomName' } }, '/x-entity/partOf/as', '已经有字段'],
  ['a name of the system', { partOf: { as: 'version' } }, '/x-entity/partOf/as', '已经有字段'],
  ['a title that the parent has', { partOf: { title: '名称' } }, '/x-entity/partOf/title', '分不清'],
  ['none at most', { partOf: { max: 0 } }, '/x-entity/partOf/max', '1'],
  ['too many at most', { partOf: { max: 100_000 } }, '/x-entity/partOf/max', '2000'],
  ['an editor that there is not', { partOf: { edit: 'grid' } }, '/x-entity/partOf/edit', 'table'],
  ['another scope', { words: { scope: 'platform' } }, '/x-entity/scope', '同一处'],
  ['a bin of its own', { words: { recycle: true } }, '/x-entity/recycle', '随上级'],
  ['versions of its own', { words: { history: true, versions: true } }, '/x-entity/versions', '随上级'],
  ['a tree of parts', { words: { tree: {} } }, '/x-entity/tree', '随上级'],
  ['a parent that never changes', { room: { append: true } }, '/x-entity/partOf/parent', 'append'],
  ['a place of its own', { properties: { position: { ...no } } }, '/properties/position', '位置'],
  ['a condition', { properties: { note: { ...no, 'x-when': true } } }, '/properties/note/x-when', '一行一行'],
  ['lists in a part', { properties: { pass: { ...no, 'x-widget': 'password' } } }, '/properties/pass', '密码'],
  ['a save of its own', { operations: { save: { access: 'signedIn' } } }, '/x-operations/save', '不能单独'],
  ['a removal of its own', { operations: { remove: { access: 'signedIn' } } }, '/x-operations/remove', '不能单独'],
])('%s is stopped', (_name, overrides, pointer, says) => {
  expect(problemsOf(files(overrides))).toContainEqual(
    expect.objectContaining({ file: at, pointer, reason: expect.stringMatching(new RegExp(says)) }),
  );
});

it('a part of a part is stopped', () => {
  const { 'entities/seat.json': seat, ...room } = files({}) as Record<string, Words>;
  const desk = {
    ...seat,
    $id: 'desk',
    title: '桌子',
    'x-entity': { scope: 'tenant', label: 'seatNo', partOf: { parent: 'seatId', as: 'desks' } },
    properties: { seatId: { type: 'string', title: '座位', 'x-ref': 'seat' }, seatNo: no },
    required: ['seatId'],
  };
  const problems = problemsOf({ ...room, 'entities/seat.json': seat ?? {}, 'entities/desk.json': desk });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'schemas/entities/desk.json', reason: expect.stringMatching(/自己也是部件/) }),
  );
});
