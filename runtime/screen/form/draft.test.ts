import { describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { draftOf, isOutdated, valuesOfDraft } from './draft.ts';

const fields: Record<string, ScreenField> = {
  name: { kind: 'text', title: '姓名', order: 1 },
  note: { kind: 'text', title: '备注', order: 2 },
  password: { kind: 'password', title: '初始密码', order: 3 },
  total: { kind: 'number', title: '总分', order: 4, isReadOnly: true },
};

describe('a draft', () => {
  it('keeps what can be typed, never a password, and nothing that the form has not', () => {
    const values = { name: '王', note: undefined, password: 'secret-words', total: 3, other: 1 };
    expect(draftOf({ fields, values })).toEqual({ name: '王', note: null });
  });

  it('brings back what was emptied as empty', () => {
    expect(valuesOfDraft({ values: { name: '王', note: null } })).toEqual({ name: '王', note: undefined });
  });

  it('is outdated once the record has another version, and of a new one never', () => {
    const draft = { values: {}, base: { version: 1 }, savedTime: 0 };
    expect(isOutdated({ draft, record: { version: 1 } })).toBe(false);
    expect(isOutdated({ draft, record: { version: 2 } })).toBe(true);
    expect(isOutdated({ draft: { values: {}, savedTime: 0 }, record: undefined })).toBe(false);
  });
});
