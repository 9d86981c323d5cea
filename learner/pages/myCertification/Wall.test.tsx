import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport, type Output } from '#runtime/core/call.ts';
import { Router } from '#learner/router/Router.tsx';
import { Wall } from './Wall.tsx';

afterEach(cleanup);

type Row = Output<'issuedCert.myCert'>['rows'][number];

const row: Row = {
  id: 'i1',
  certNumber: 'ZS/2026-000001',
  certName: '数据分析',
  certCode: 'DAN-1',
  level: null,
  tenantId: 't1',
  tenantName: '启明教育认证中心',
  personName: '李明轩',
  issuedDate: '2026-11-28',
  validUntil: null,
  standing: 'valid',
  revokedTime: null,
  reason: null,
  edition: 1,
  orientation: 'landscape',
};

function show(rows: Row[]): void {
  const held = { data: { rows, total: rows.length }, isLoading: false, reload: async () => undefined };
  render(
    <Router>
      <Wall held={held} />
    </Router>,
  );
}

it('leads to certificates where there are none yet', () => {
  show([]);
  expect(screen.getByRole('link', { name: '去选一个证书' })).toBeTruthy();
});

it('shows each with what it is worth now, and its address for others', async () => {
  const user = userEvent.setup();
  show([row, { ...row, id: 'i2', standing: 'revoked', revokedTime: '2026-12-01 09:00:00', reason: '材料不实' }]);
  const [valid, revoked] = screen.getAllByRole('article', { name: '数据分析' });
  expect(valid?.textContent).toContain('长期有效');
  expect(revoked?.textContent).toContain('已于 2026-12-01 撤销。原因：材料不实');
  const [link] = screen.getAllByRole('link', { name: '核验页面' });
  expect(link?.getAttribute('href')).toBe('/verify/ZS%2F2026-000001?by=t1');
  await user.click(screen.getAllByRole('button', { name: '复制核验地址' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/verify/ZS%2F2026-000001?by=t1`);
});

it('gives each that is not revoked as a signed file', async () => {
  const user = userEvent.setup();
  const calls: unknown[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const undo = setTransport(async ({ name, input }) => {
    calls.push([name, input]);
    return { blob: new Blob(['a.b.c']), fileName: 'ZS-1.jwt' };
  });
  show([row, { ...row, id: 'i2', standing: 'revoked', revokedTime: '2026-12-01 09:00:00', reason: '材料不实' }]);
  const buttons = screen.getAllByRole('button', { name: '下载数字凭证' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await vi.waitFor(() => expect(calls).toContainEqual(['issuedCert.credential', { id: 'i1' }]));
  undo();
});
