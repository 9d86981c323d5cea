import { expect, it } from 'vitest';
import { isTrue } from '#runtime/core/expressions.ts';
import { withRules } from './rules.ts';
import { library } from './testing.ts';

it('what the server reads says that a field is required only when it is shown', () => {
  const { entities } = library();
  const rules = withRules(entities)['book']?.rules ?? [];
  const broken = (record: Record<string, string | number>) =>
    rules.filter(({ when }) => isTrue(when, record)).map(({ path }) => path);
  expect(broken({ kind: 'loan' })).toContain('/dueDays');
  expect(broken({ kind: 'loan', dueDays: 3 })).not.toContain('/dueDays');
  expect(broken({ kind: 'sale' })).not.toContain('/dueDays');
});
