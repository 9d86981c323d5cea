import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
      <Wall held={held} isShown />
    </Router>,
  );
}

/** A file that is handed out stays with the page: the DOM of tests would go to its address. */
function keepFiles(): void {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
}

it('leads to certificates where there are none yet', () => {
  show([]);
  expect(screen.getByRole('link', { name: '去选一个证书' })).toBeTruthy();
});

it('shows each with what it is worth now, and its address for others', async () => {
  const user = userEvent.setup();
  show([row, { ...row, id: 'i2', standing: 'revoked', revokedTime: '2026-12-01 09:00:00', reason: '材料不实' }]);
  const [valid, revoked] = screen.getAllByRole('article', { name: '数据分析' });
  expect(valid?.textContent).toContain('2026-11-28 起长期有效');
  expect(revoked?.textContent).toContain('已于 2026-12-01 撤销。原因：材料不实');
  const [link] = screen.getAllByRole('link', { name: '核验页面' });
  expect(link?.getAttribute('href')).toBe('/verify/ZS%2F2026-000001?by=t1');
  await user.click(screen.getAllByRole('button', { name: '复制核验地址' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/verify/ZS%2F2026-000001?by=t1`);
});

it('gives each that is not revoked as a signed file', async () => {
  const user = userEvent.setup();
  const calls: unknown[] = [];
  keepFiles();
  const undo = setTransport(async ({ name, input }) => {
    calls.push([name, input]);
    return { blob: new Blob(['a.b.c']), fileName: 'ZS-1.jwt' };
  });
  show([row, { ...row, id: 'i2', standing: 'revoked', revokedTime: '2026-12-01 09:00:00', reason: '材料不实' }]);
  const buttons = screen.getAllByRole('button', { name: '数字凭证' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await vi.waitFor(() => expect(calls).toContainEqual(['issuedCert.credential', { id: 'i1' }]));
  undo();
});

const pictureIn = (article: HTMLElement): HTMLImageElement => article.querySelector('img') as HTMLImageElement;

it('IC26: shows each as a picture, and says where one did not come', async () => {
  show([row, { ...row, id: 'i2', certName: '人工智能', orientation: 'portrait', standing: 'expired', edition: 3 }]);
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(pictureIn(first).getAttribute('src')).toBe('/api/cert/picture?id=i1&look=1-valid');
  expect(pictureIn(second).getAttribute('src')).toBe('/api/cert/picture?id=i2&look=3-expired');
  const button = within(first).getByRole('button', { name: '放大证书：数据分析' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.load(pictureIn(first));
  expect(button.getAttribute('aria-busy')).toBe('false');
  fireEvent.error(pictureIn(second));
  expect(within(second).getByRole('alert').textContent).toContain('证书图片没有加载出来');
  await userEvent.click(within(second).getByRole('button', { name: '重试' }));
  expect(pictureIn(second).getAttribute('src')).toContain('id=i2');
});

it('enlarges one, and leads to the next by the arrow keys', async () => {
  show([row, { ...row, id: 'i2', certName: '人工智能' }]);
  await userEvent.click(screen.getByRole('button', { name: '放大证书：数据分析' }));
  const dialog = await screen.findByRole('dialog', { name: '数据分析，编号 ZS/2026-000001，有效', hidden: true });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog.getAttribute('aria-label')).toContain('数据分析');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog.getAttribute('aria-label')).toContain('人工智能');
  expect(dialog.textContent).toContain('2 / 2');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('dialog.picture')).toBeNull());
});

it('opens the PDF, also of one that is revoked', async () => {
  const calls: unknown[] = [];
  keepFiles();
  const undo = setTransport(async ({ name, input }) => {
    calls.push([name, input]);
    return { blob: new Blob(['%PDF'], { type: 'application/pdf' }), fileName: 'ZS-1.pdf' };
  });
  show([{ ...row, standing: 'revoked', revokedTime: '2026-12-01 09:00:00', reason: '材料不实' }]);
  await userEvent.click(screen.getByRole('button', { name: '打开 PDF' }));
  await vi.waitFor(() => expect(calls).toContainEqual(['issuedCert.myPdf', { id: 'i1' }]));
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
  expect(screen.queryByText(/数字凭证是/)).toBeNull();
  undo();
});

it.each([
  { isViewer: true, said: '已打开' },
  { isViewer: false, said: '已下载' },
])('says $said of a PDF where the browser shows one: $isViewer', async ({ isViewer, said }) => {
  keepFiles();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isViewer, configurable: true });
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  const undo = setTransport(async () => ({
    blob: new Blob(['%PDF'], { type: 'application/pdf' }),
    fileName: 'ZS-1.pdf',
  }));
  show([row]);
  await userEvent.click(screen.getByRole('button', { name: '打开 PDF' }));
  await vi.waitFor(() => expect(document.getElementById('toasts')?.lastChild?.textContent).toBe(said));
  expect(opened).toHaveBeenCalledTimes(isViewer ? 1 : 0);
  undo();
  opened.mockRestore();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

it('shares by the list of the device, and copies where it has none', async () => {
  const user = userEvent.setup();
  show([row]);
  await user.click(screen.getByRole('button', { name: '分享' }));
  const url = `${window.location.origin}/verify/ZS%2F2026-000001?by=t1`;
  expect(await navigator.clipboard.readText()).toBe(url);
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  await user.click(screen.getByRole('button', { name: '分享' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(shared).toEqual([{ title: '数据分析', url }]);
});
