import { createForm, type Form } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import { describe, expect, it } from 'vitest';
import type { FormScreen, Json, ScreenField } from '#generators/formats.ts';
import { formSchema } from './schema.ts';

const screen: Pick<FormScreen, 'groups' | 'fields'> = {
  groups: {
    second: { title: '第二组', order: 2 },
    first: { title: '第一组 {{alert(1)}}', order: 1 },
    empty: { title: '空的组', order: 3 },
  },
  fields: {
    b: { kind: 'text', title: '乙 {{1+1}}', order: 2, group: 'first' },
    a: { kind: 'number', title: '甲', order: 1, group: 'first' },
    c: {
      kind: 'number',
      title: '丙',
      order: 3,
      group: 'second',
      value: { '*': [{ var: 'record.a' }, 2] },
      isReadOnly: true,
    },
    d: {
      kind: 'text',
      title: '丁',
      order: 4,
      group: 'second',
      when: { '>': [{ var: 'record.a' }, 5] },
      readOnlyWhen: { '>': [{ var: 'record.a' }, 8] },
    },
    kept: { kind: 'text', title: '戊', order: 4, readOnlyWhen: { '==': [{ var: 'before.a' }, 1] } },
    list: {
      kind: 'list',
      title: '条目',
      order: 5,
      items: { x: { kind: 'text', title: '子', order: 1, when: { '==': [{ var: 'item.y' }, 1] } } },
    },
    part: { kind: 'list', title: '部件', order: 6, part: 'ruleEditor' },
  },
};

function propertiesOf(schema: ISchema | undefined): Record<string, ISchema> {
  return (schema?.properties ?? {}) as Record<string, ISchema>;
}

/** Makes the form's fields as Formily would while drawing, without drawing. */
function mount({
  values,
  before,
  fields = screen.fields,
}: {
  values: Record<string, unknown>;
  before?: Record<string, unknown>;
  fields?: FormScreen['fields'];
}): Form {
  const form = createForm({ values });
  const visit = (schema: Schema, basePath: string): void => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const props = { ...inner.toFieldProps(), name, basePath };
      if (inner.type === 'void') form.createVoidField(props);
      else if (inner.type === 'array') form.createArrayField(props);
      else form.createField(props);
      if (inner.type === 'void') visit(inner, basePath ? `${basePath}.${name}` : name);
    }
  };
  visit(new Schema(formSchema({ screen: { ...screen, fields }, user: {}, before })), '');
  return form;
}

describe('the schema of a form', () => {
  const groups = propertiesOf(formSchema({ screen, user: {} }));

  it('has the groups in order, what names no group first, and no empty group', () => {
    expect(Object.keys(groups)).toEqual(['group_', 'group_first', 'group_second']);
    expect(Object.keys(propertiesOf(groups['group_first']))).toEqual(['a', 'b']);
  });

  it('draws lists of objects with fields inside, and parts in their place', () => {
    const { list, part } = propertiesOf(groups['group_']);
    expect([list?.type, list?.['x-component'], part?.type, part?.['x-component']]).toEqual([
      'array',
      'ListEdit',
      'string',
      'PartEdit',
    ]);
    expect(Object.keys(propertiesOf([list?.items].flat()[0] as ISchema))).toEqual(['x']);
  });

  it('carries no text of the screen, so braces in a title are never taken for code', () => {
    expect(JSON.stringify(formSchema({ screen, user: {} }))).not.toContain('{{');
    expect(() => mount({ values: {} })).not.toThrow();
  });

  it('refuses to compile a string', () => {
    expect(() => Schema.compile('{{1+1}}')).toThrow('not evaluated');
  });
});

describe('conditions', () => {
  it('show and hide a field as another changes, and take its value away and back', () => {
    const form = mount({ values: { a: 6, d: '留着' } });
    expect(form.query('d').get('display')).toBe('visible');
    form.setValuesIn('a', 1);
    expect([form.query('d').get('display'), form.values.d]).toEqual(['none', undefined]);
    form.setValuesIn('a', 7);
    expect([form.query('d').get('display'), form.values.d]).toEqual(['visible', '留着']);
  });

  it('make a field readable only', () => {
    const form = mount({ values: { a: 9 } });
    expect(form.query('d').get('pattern')).toBe('readOnly');
  });

  it('look at the record as it is stored', () => {
    const patternOf = (form: Form): unknown => form.query('kept').get('pattern');
    expect(patternOf(mount({ values: { a: 2 }, before: { a: 1 } }))).toBe('readOnly');
    expect(patternOf(mount({ values: { a: 1 }, before: { a: 2 } }))).toBe('editable');
    expect(patternOf(mount({ values: { a: 1 } }))).toBe('editable');
  });

  it('compute values', () => {
    const form = mount({ values: { a: 3, c: null } });
    expect(form.values.c).toBe(6);
    form.setValuesIn('a', 10);
    expect(form.values.c).toBe(20);
  });

  it.each<[number, Json, Partial<ScreenField>, number]>([
    [1000.55, { '*': [{ var: 'record.a' }, 3] }, {}, 3001.65],
    [1.005, { '*': [{ var: 'record.a' }, 1] }, {}, 1.01],
    [10, { '/': [{ var: 'record.a' }, 4] }, { step: 0.0001 }, 2.5],
    [10, { '/': [{ var: 'record.a' }, 4] }, { kind: 'integer' }, 3],
  ])('compute of %j what the database will: %j', (a, value, more, stored) => {
    const c: ScreenField = { kind: 'number', title: '丙', order: 3, isReadOnly: true, value, ...more };
    const form = mount({ values: { a, c: null }, fields: { ...screen.fields, c } });
    expect(form.values.c).toBe(stored);
  });
});
