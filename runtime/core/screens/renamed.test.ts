import { describe, expect, it } from 'vitest';
import type { EntityRename, FieldRename, Json, ValueRename } from '#generators/formats.ts';
import { renamedScreen } from './renamed.ts';

const place = { file: '', pointer: '' };
const entity: EntityRename = { ...place, kind: 'entity', from: 'stdCert', to: 'cert' };
const field: FieldRename = { ...place, kind: 'field', entity: 'cert', from: 'name', to: 'certName' };
const value: ValueRename = {
  ...place,
  kind: 'value',
  dictionary: 'certState',
  from: 'off',
  to: 'closed',
  places: { cert: ['state', 'states[]'] },
};

const renamed = (rename: EntityRename | FieldRename | ValueRename, content: Json, screen = 'cert.list') =>
  renamedScreen({ kept: { screen, content }, rename });

describe('what is kept of a screen follows', () => {
  it('an entity: the screen, its calls, references to it', () => {
    const content = {
      row: { edit: { opens: 'stdCert.form' }, more: { does: 'stdCertificate.list', title: 'stdCert.list' } },
      fields: { certId: { ref: { entity: 'stdCert', options: 'stdCert.options' } } },
    };
    expect(renamed(entity, content, 'stdCert.list')).toEqual({
      screen: 'cert.list',
      content: {
        row: { edit: { opens: 'cert.form' }, more: { does: 'stdCertificate.list', title: 'stdCert.list' } },
        fields: { certId: { ref: { entity: 'cert', options: 'cert.options' } } },
      },
    });
  });

  it('a field by which a list stands in a detail', () => {
    const reference: FieldRename = { ...field, entity: 'question', from: 'certId', to: 'cert' };
    const content = {
      tabs: { questions: { screen: 'question.list', by: 'certId' }, rules: { screen: 'paperRule.list', by: 'certId' } },
    };
    expect(renamed(reference, content, 'cert.detail').content).toEqual({
      tabs: { questions: { screen: 'question.list', by: 'cert' }, rules: { screen: 'paperRule.list', by: 'certId' } },
    });
  });

  it('a field of a record referred to: by the name of the reference, of the field, of the code', () => {
    const content = {
      columns: { name: { order: 1 }, 'certId.name': {} },
      sort: '-certId.name',
      columnsOf: 'certId.name',
    };
    const through = { question: ['certId'] };
    expect(renamed({ ...field, through }, content, 'question.list').content).toEqual({
      columns: { name: { order: 1 }, 'certId.certName': {} },
      sort: '-certId.certName',
      columnsOf: 'certId.name',
    });
    expect(renamed(field, content, 'question.list').content).toEqual(content);
    const reference: FieldRename = { ...field, entity: 'question', from: 'certId', to: 'cert' };
    expect(renamed(reference, content, 'question.list').content).toEqual({
      columns: { name: { order: 1 }, 'cert.name': {} },
      sort: '-cert.name',
      columnsOf: 'certId.name',
    });
    const shown = { ...value, shown: { question: ['certId.state'] } };
    const filters = { state: ['off'], 'certId.state': ['off'] };
    expect(renamed(shown, { filters }, 'question.list').content).toEqual({
      filters: { state: ['off'], 'certId.state': ['closed'] },
    });
  });

  it('a field: columns, conditions, order, expressions, what a button hands over', () => {
    const content = {
      columns: { name: { order: 1 }, nameLabel: { width: 90 }, fullName: null },
      filters: { name: 'A' },
      sort: '-name',
      title: 'name',
      bulk: { change: { fields: ['name', 'level'] } },
      row: {
        edit: { when: { '==': [{ var: 'row.name' }, 'name'] } },
        note: { when: { missing: ['name'] } },
        copy: { opens: 'cert.form', input: { name: { var: ['name', ''] } } },
        other: { opens: 'question.form', input: { name: { var: 'row.id' } } },
      },
    };
    expect(renamed(field, content).content).toEqual({
      columns: { certName: { order: 1 }, certNameLabel: { width: 90 }, fullName: null },
      filters: { certName: 'A' },
      sort: '-certName',
      title: 'name',
      bulk: { change: { fields: ['certName', 'level'] } },
      row: {
        edit: { when: { '==': [{ var: 'row.certName' }, 'name'] } },
        note: { when: { missing: ['certName'] } },
        copy: { opens: 'cert.form', input: { certName: { var: ['certName', ''] } } },
        other: { opens: 'question.form', input: { name: { var: 'row.id' } } },
      },
    });
    expect(renamed(field, content, 'question.list').content).toEqual({
      ...content,
      row: { ...content.row, copy: { opens: 'cert.form', input: { certName: { var: ['name', ''] } } } },
    });
  });

  it('a field inside a list', () => {
    const inner = { ...field, from: 'rules[].num', to: 'rules[].count' };
    const content = { fields: { num: { order: 1 }, rules: { items: { num: { title: '题数' } } } } };
    expect(renamed(inner, content, 'cert.form').content).toEqual({
      fields: { num: { order: 1 }, rules: { items: { count: { title: '题数' } } } },
    });
  });

  it('a value: conditions, defaults, comparisons', () => {
    const content = {
      filters: { state: ['on', 'off'], level: 'off' },
      fields: { state: { default: 'off', title: 'off' } },
      row: { stop: { input: { state: 'off' }, when: { in: [{ var: 'row.state' }, ['off', 'draft']] } } },
    };
    expect(renamed(value, content).content).toEqual({
      filters: { state: ['on', 'closed'], level: 'off' },
      fields: { state: { default: 'closed', title: 'off' } },
      row: { stop: { input: { state: 'closed' }, when: { in: [{ var: 'row.state' }, ['closed', 'draft']] } } },
    });
  });

  it('what people nest and name as they like, without harm', () => {
    const deep = JSON.parse(`${'['.repeat(2000)}"off"${']'.repeat(2000)}`) as Json;
    const content = JSON.parse('{ "columns": { "constructor": {}, "__proto__": { "x": 1 } } }') as {
      [key: string]: Json;
    };
    for (const rename of [entity, field, value])
      expect(JSON.stringify(renamed(rename, { ...content, deep }).content)).toBe(JSON.stringify({ ...content, deep }));
  });

  it('nothing where nothing had the name', () => {
    const kept = { screen: 'question.list', content: { columns: { name: { order: 1 } }, filters: { state: 'off' } } };
    for (const rename of [entity, field, value]) expect(renamedScreen({ kept, rename })).toBe(kept);
  });
});
