import { beforeEach, vi } from 'vitest';
import * as validate from './validate.ts';

/** For tests of forms over operations of others: no generated check is brought for theirs. */
export function withoutChecks(): void {
  beforeEach(() => {
    const checks = vi.spyOn(validate, 'loadChecks').mockResolvedValue({ rules: [] });
    return () => checks.mockRestore();
  });
}
