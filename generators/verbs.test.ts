import { describe, expect, it } from 'vitest';
import { firstReserved, isEngineVerb, usualButtons, verbDefaults } from './verbs.ts';
import { library } from './testing.ts';

const { operations } = library();

function inputOf(name: string) {
  return operations[name]?.input;
}

describe('defaults of the verbs', () => {
  it('gives method, path and codes below the menu code', () => {
    expect(operations['book.save']).toMatchObject({
      method: 'POST',
      path: '/book/save',
      access: 'code',
      codes: ['a12-m9.1.1', 'a12-m9.1.2'],
      title: '保存图书',
    });
    expect(operations['book.excelTemplate']).toMatchObject({
      method: 'GET',
      path: '/book/downloadModel',
      codes: ['a12-m9.1.5'],
      isBinary: true,
    });
    expect(operations['book.importExcel']).toMatchObject({ isMultipart: true, timeout: 20_000_000 });
  });

  it('knows the verbs of the engine and no inherited names', () => {
    expect(Object.keys(verbDefaults).every(isEngineVerb)).toBe(true);
    expect(isEngineVerb('toString')).toBe(false);
    expect(isEngineVerb('book/portal')).toBe(false);
  });
});

describe('the codes of the verbs', () => {
  it('are what roles have kept: no number is another one later, none is given to another verb', () => {
    const given = Object.fromEntries(
      Object.entries(verbDefaults).map(([verb, { codeSuffixes }]) => [verb, codeSuffixes]),
    );
    expect(given).toMatchObject({
      list: [''],
      get: [''],
      tree: [''],
      options: [''],
      save: ['.1', '.2'],
      change: ['.2'],
      sort: ['.2'],
      move: ['.2'],
      add: ['.1'],
      transfer: ['.2'],
      setState: ['.3'],
      remove: ['.4'],
      importExcel: ['.5'],
      importCommit: ['.5'],
      importErrors: ['.5'],
      excelTemplate: ['.5'],
      exportExcel: ['.6'],
      print: ['.100'],
      restore: ['.7'],
      recycled: ['.7'],
      history: ['.8'],
    });
    expect(usualButtons).toMatchObject({
      '.1': '新增',
      '.2': '编辑',
      '.3': '启停',
      '.4': '删除',
      '.5': '导入',
      '.6': '导出',
      '.7': '恢复',
      '.8': '查看历史',
      '.100': '打印',
    });
  });

  it('leave the numbers from 9 to 99 to buttons of an own', () => {
    const numbers = Object.keys(usualButtons).map((suffix) => Number(suffix.slice(1)));
    expect(numbers.filter((number) => number > 8 && number < firstReserved)).toEqual([]);
  });
});

describe('input of list', () => {
  const properties = inputOf('book.list')?.properties ?? {};

  it('takes pages of at most 200 rows', () => {
    expect(properties['pageNum']).toMatchObject({ minimum: 1, default: 1 });
    expect(properties['pageSize']).toMatchObject({ minimum: 1, maximum: 200, default: 20 });
  });

  it('sorts by fields with an order only', () => {
    const pattern = new RegExp(properties['sort']?.pattern ?? '');
    expect(['price', '-createdTime', 'state'].map((word) => pattern.test(word))).toEqual([true, true, true]);
    expect(['intro', 'chapters', 'secret', 'nothing', '--price'].map((word) => pattern.test(word))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has a filter for each field that can be looked for, none for hidden ones', () => {
    expect(properties['kind']).toHaveProperty('anyOf');
    expect(properties['price']).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { from: { type: 'number' }, to: { type: 'number' } },
    });
    expect(properties['bookName']).toMatchObject({ type: 'string' });
    expect(properties).not.toHaveProperty('secret');
    expect(properties).not.toHaveProperty('chapters');
    expect(inputOf('book.list')?.additionalProperties).toBe(false);
  });

  it('has a keyword only where the entity says what it looks in', () => {
    expect(properties).toHaveProperty('keyword');
    expect(inputOf('author.list')?.properties).not.toHaveProperty('keyword');
  });

  it('has no pages in an export', () => {
    expect(inputOf('book.exportExcel')?.properties).not.toHaveProperty('pageNum');
  });
});

describe('input of save', () => {
  it('takes no field of the server, none that is hidden, none that is computed', () => {
    expect(Object.keys(inputOf('book.save')?.properties ?? {})).toEqual([
      'id',
      'version',
      'bookName',
      'isbn',
      'authorId',
      'kind',
      'price',
      'pages',
      'publishedOn',
      'site',
      'intro',
      'dueDays',
      'chapters',
    ]);
  });

  it('needs every required field of a new record, the version of a change, nothing that depends on a condition', () => {
    expect(inputOf('book.save')).toMatchObject({
      if: { required: ['id'] },
      then: { required: ['version'] },
      else: { required: ['bookName', 'isbn', 'kind'] },
    });
  });
});

describe('input of setState', () => {
  it('takes the states that some transition reaches', () => {
    expect(inputOf('book.updateState')?.properties?.['state']).toMatchObject({ enum: ['draft', 'published'] });
  });
});

describe('output of list and get', () => {
  const record = operations['book.get']?.output;

  it('gives out no hidden field and the label beside each reference', () => {
    const names = Object.keys(record?.properties ?? {});
    expect(names).not.toContain('secret');
    expect(names).not.toContain('tenantId');
    expect(names.slice(2, 4)).toEqual(['authorId', 'authorIdLabel']);
  });

  it('allows null where a column may be empty and carries no limits', () => {
    expect(record?.properties?.['pages']).toEqual({ type: 'integer', title: '页数', nullable: true });
    expect(record?.properties?.['bookName']).toEqual({ type: 'string', title: '书名' });
    expect(record?.properties?.['state']).toEqual({ type: 'string', title: '状态' });
  });

  it('is the same record in a page', () => {
    expect(operations['book.list']?.output.properties?.['rows']?.items).toEqual(record);
  });
});
