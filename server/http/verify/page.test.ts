import { describe, expect, it } from 'vitest';
import { mostFound, type VerifiedCert } from '../../domain/issue/index.ts';
import { verifyPage, type Shown } from './page.ts';

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
  const pageOf = (count: number, more: Partial<Shown> = {}): string =>
    verifyPage({
      number: 'ZS2026-000001',
      name: '',
      by: '',
      found: Array.from({ length: count }, certOf),
      head: '',
      levelOf: (code) => code,
      now: '2026-11-28 12:00:00',
      ...more,
    });

  it('IC7: says that there may be more where it shows as many as it can', () => {
    expect(pageOf(mostFound)).toContain(`这里只列出 ${mostFound} 张`);
    expect(pageOf(mostFound - 1)).not.toContain('这里只列出');
    expect(pageOf(mostFound - 1)).toContain('不止一个机构有这个编号');
  });

  it('IC7: says what was found before it asks for another', () => {
    const page = pageOf(1);
    expect(page.indexOf('<h2>有效</h2>')).toBeLessThan(page.indexOf('id="number"'));
  });

  it('leads whoever typed another name to what they typed', () => {
    expect(pageOf(1, { name: '张"三' })).toContain('value="张&quot;三" autofocus aria-invalid="true"');
    expect(pageOf(1)).not.toContain('autofocus');
  });

  it('IC21: says of which record it is that stands below a file that differs', () => {
    const cert = certOf(undefined, 0);
    const page = pageOf(0, { file: { result: { kind: 'pdf', content: 'other', cert } } });
    expect(page).toMatch(/文件和存档的不一样.+文件所说的证书，在发证机构的记录：.+<h2>有效<\/h2>/s);
  });
});
