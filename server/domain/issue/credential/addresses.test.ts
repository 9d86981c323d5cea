import { describe, expect, it } from 'vitest';
import { verifyPath } from '#runtime/core/verifyPath.ts';
import { certificateAt } from './addresses.ts';

describe('addresses that stand in credentials', () => {
  it('IC15: tell a number as long as one may be', () => {
    const certNumber = `${'A'.repeat(40)}/${'9'.repeat(39)}`;
    expect(certificateAt(`https://example.com${verifyPath({ certNumber, tenantId: 't' })}`)).toBe(certNumber);
  });
});
