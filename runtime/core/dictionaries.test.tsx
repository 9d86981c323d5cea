import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from './call.ts';
import {
  labelOf,
  loadDictionary,
  peekDictionary,
  reloadDictionary,
  setCatalogueHash,
  treeOf,
  type DictionaryValue,
} from './dictionaries.ts';
import { errorWithoutReply } from './errors.ts';
import { sessionStore } from './sessionStore.ts';
import { local } from './storage.ts';
import { forgetExtended } from './tenantDictionaries.ts';
import type { User } from './user.ts';

const value = (code: string, fields: Partial<DictionaryValue> = {}): DictionaryValue => ({
  code,
  label: `值 ${code}`,
  order: 1,
  isRetired: false,
  ...fields,
});
const transport = vi.fn(
  async ({ input }: TransportRequest): Promise<unknown> =>
    Object.fromEntries((input['groupCodes'] as string[]).map((groupCode) => [groupCode, [value(groupCode)]])),
);
let restore = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  setCatalogueHash('hash-1');
  transport.mockClear();
  restore = setTransport(transport);
});

afterEach(() => restore());

describe('loadDictionary', () => {
  it('asks once for all group codes of a tick', async () => {
    const [one, again, other] = await Promise.all([
      loadDictionary('certState'),
      loadDictionary('certState'),
      loadDictionary('education'),
    ]);
    expect(transport).toHaveBeenCalledTimes(1);
    expect(transport.mock.calls[0]?.[0].input).toEqual({ groupCodes: ['certState', 'education'] });
    expect(one).toBe(again);
    expect(other[0]?.code).toBe('education');
  });

  it('asks in parts of fifty', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => loadDictionary(`group${index}`)));
    expect(transport.mock.calls.map(([{ input }]) => (input['groupCodes'] as string[]).length)).toEqual([50, 10]);
  });

  it('keeps what has come, over a new start too, while the catalogue is the same', async () => {
    await loadDictionary('certState');
    setCatalogueHash('hash-1');
    await loadDictionary('certState');
    expect(transport).toHaveBeenCalledTimes(1);
    expect(peekDictionary('certState')).toHaveLength(1);
  });

  it('forgets the values of another catalogue', async () => {
    await loadDictionary('certState');
    setCatalogueHash('hash-2');
    expect(peekDictionary('certState')).toBeUndefined();
    await loadDictionary('certState');
    expect(transport).toHaveBeenCalledTimes(2);
    expect(local.get('groupCodes')?.hash).toBe('hash-2');
  });

  it('tries again after a failure', async () => {
    transport.mockRejectedValueOnce(errorWithoutReply('network'));
    await expect(loadDictionary('certState')).rejects.toMatchObject({ kind: 'network' });
    await expect(loadDictionary('certState')).resolves.toHaveLength(1);
  });

  it('keeps those that tenants extend in memory alone, by tenant, until they change', async () => {
    const enter = (currTenantId: string): void => sessionStore.patch({ user: { currTenantId } as User });
    enter('one');
    await Promise.all([loadDictionary('lessonType'), loadDictionary('certState')]);
    expect(Object.keys(local.get('groupCodes')?.values ?? {})).toEqual(['certState']);
    await loadDictionary('lessonType');
    expect(transport).toHaveBeenCalledTimes(1);
    const late = reloadDictionary('lessonType');
    enter('two');
    expect(peekDictionary('lessonType')).toBeUndefined();
    await Promise.all([late, loadDictionary('lessonType')]);
    expect(peekDictionary('lessonType')).toHaveLength(1);
    forgetExtended();
    expect(peekDictionary('lessonType')).toBeUndefined();
    expect(peekDictionary('certState')).toHaveLength(1);
    sessionStore.patch({ user: undefined });
  });
});

describe('values', () => {
  it('give labels, and the code where there is none', () => {
    expect(labelOf({ values: [value('on', { label: '上架' })], code: 'on' })).toBe('上架');
    expect(labelOf({ values: [], code: 'on' })).toBe('on');
  });

  it('become a tree in order; a value without its parent is a root', () => {
    const tree = treeOf([
      value('b', { order: 2 }),
      value('a1', { parent: 'a' }),
      value('a', { order: 1 }),
      value('lost', { order: 3, parent: 'gone' }),
    ]);
    expect(tree.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
      ['a', ['a1']],
      ['b', []],
      ['lost', []],
    ]);
  });
});
