import { describe, expect, it } from 'vitest';
import { mostFound, type VerifiedCert } from '../../domain/issue/index.ts';
import { verifyPage } from './page.ts';

describe('the page of verification', () => {
  const certOf = (_: unknown, index: number): VerifiedCert => ({
    certNumber: 'ZS2026-000001',
    tenantId: `t${index}`,
    tenantName: `机构${index}`,
    certName: '证书',
    level: null,
    personName: '张*',
    isNamed: false,
    idNumber: null,
    issuedDate: '2026-01-01',
    validUntil: null,
    standing: 'valid',
    revokedDate: null,
    reason: null,
  });
  const pageOf = (count: number): string =>
    verifyPage({
      number: 'ZS2026-000001',
      name: '',
      by: '',
      found: Array.from({ length: count }, certOf),
      head: '',
      levelOf: (code) => code,
      now: '2026-11-28 12:00:00',
    });

  it('IC7: says that there may be more where it shows as many as it can', () => {
    expect(pageOf(mostFound)).toContain(`这里只列出 ${mostFound} 张`);
    expect(pageOf(mostFound - 1)).not.toContain('这里只列出');
    expect(pageOf(mostFound - 1)).toContain('不止一个机构有这个编号');
  });
});
