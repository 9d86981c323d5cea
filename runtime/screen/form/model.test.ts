import { expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { createFormModel } from './model.ts';

const fields: Record<string, ScreenField> = {
  a: { kind: 'number', title: '甲', order: 1 },
  total: { kind: 'number', title: '合计', order: 2, isReadOnly: true, value: { '+': [{ var: 'record.a' }, 1] } },
};

it('a new record is no work of a person’s while only computed values stand in it', async () => {
  const model = createFormModel({ screen: { fields }, record: undefined, user: {} });
  model.form.setValuesIn('total', 1);
  await Promise.resolve();
  expect(model.state.isDirty).toBe(false);
  model.form.setValuesIn('a', 1);
  await Promise.resolve();
  expect(model.state.isDirty).toBe(true);
  expect(model.changes()).toEqual({ a: 1 });
});

const timed: Record<string, ScreenField> = {
  minutes: { kind: 'number', title: '分钟', order: 1 },
  places: { kind: 'number', title: '名额', order: 2, usual: { '/': [{ var: 'record.minutes' }, 10] } },
};

it('a usual value follows what it is made of until somebody fills it in, and is no work of a person’s', async () => {
  const model = createFormModel({ screen: { fields: timed }, record: undefined, user: {}, given: { minutes: 90 } });
  const settled = async () => {
    await Promise.resolve();
    await Promise.resolve();
  };
  model.setChecks({ rules: [] });
  await settled();
  expect(model.form.values).toMatchObject({ minutes: 90, places: 9 });
  expect(model.state.isDirty).toBe(false);
  expect(model.changes()).toEqual({ minutes: 90, places: 9 });
  model.form.setValuesIn('minutes', 60);
  await settled();
  expect(model.form.values).toMatchObject({ places: 6 });
  model.form.setValuesIn('places', 20);
  model.form.setValuesIn('minutes', 30);
  await settled();
  expect(model.changes()).toEqual({ minutes: 30, places: 20 });
  model.form.setValuesIn('places', undefined);
  await settled();
  expect(model.changes()).toEqual({ minutes: 30, places: null });
});

it('a usual value is none of a record that is there', async () => {
  const record = { id: 'a', version: 1, minutes: 90 };
  const model = createFormModel({ screen: { fields: timed }, record, user: {} });
  model.form.setValuesIn('minutes', 60);
  await Promise.resolve();
  expect(model.changes()).toEqual({ minutes: 60 });
});
