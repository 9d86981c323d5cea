import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { ScreenProvider } from '../../ScreenProvider.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const action = { title: '上传文件', order: 1, does: 'file.upload' };
const asks = { note: { kind: 'text' as const, title: '说明', order: 1, isRequired: true } };
const sent: Record<string, unknown>[] = [];
let restore: () => void;

beforeEach(() => {
  sent.length = 0;
  restore = setTransport(async ({ input }) => {
    const { name } = input['file'] as File;
    sent.push({ ...input, file: name });
    if (name === '病毒.exe')
      throw new CallError({ kind: 'invalid', code: 415, status: 415, message: '不支持这种文件' });
    return { id: '1', name, size: 1, mime: 'text/plain', url: '/api/file/1' };
  });
});
afterEach(() => restore());

const choose = (...files: File[]) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) fireEvent.change(input, { target: { files } });
  });

it('sends each file with what the action says, marks what was taken, and says below what was not why', async () => {
  const [onClose, onChanged] = [vi.fn(), vi.fn()];
  render(<UploadDialog action={action} input={{ visibility: 'public' }} onClose={onClose} onChanged={onChanged} />);
  await choose(new File(['说明'], '说明.txt', { type: 'text/plain' }), new File(['MZ'], '病毒.exe'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('不支持这种文件'));
  const item = (name: string) =>
    within(screen.getByText(name).closest('.ant-upload-list-item-container') as HTMLElement);
  await waitFor(() => expect(item('说明.txt').getByRole('img', { name: '已上传' })).toBeTruthy());
  expect(item('病毒.exe').getByRole('img', { name: '未上传' })).toBeTruthy();
  expect(item('病毒.exe').getByText('不支持这种文件')).toBeTruthy();
  expect(sent).toEqual([
    { visibility: 'public', file: '说明.txt' },
    { visibility: 'public', file: '病毒.exe' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /完\s?成/ }));
  expect(onChanged).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('calls the progress of a file by its name, and says how far it is', async () => {
  let go: () => void = () => undefined;
  const former = restore;
  restore = setTransport(({ onProgress }) => {
    onProgress?.(0.4);
    return new Promise((resolve) => {
      go = () => resolve({ id: '1' });
    });
  });
  render(<UploadDialog action={action} input={{}} onClose={() => undefined} onChanged={() => undefined} />);
  await choose(new File(['说明'], '说明.txt'));
  const bar = await screen.findByRole('progressbar', { name: '正在上传 说明.txt' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  await act(async () => go());
  restore();
  restore = former;
});

it('sends nothing before what it asks for is filled in, and then with it', async () => {
  render(
    <ScreenProvider>
      <UploadDialog action={{ ...action, asks }} input={{}} onClose={() => undefined} onChanged={() => undefined} />
    </ScreenProvider>,
  );
  const file = new File(['说明'], '说明.txt', { type: 'text/plain' });
  await choose(file);
  await waitFor(() => expect(screen.getByText(/请填写|不能为空/)).toBeTruthy());
  expect(sent).toEqual([]);
  expect(screen.queryByText('说明.txt')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /说明/ }), { target: { value: '给学员' } });
  await choose(file);
  await waitFor(() => expect(sent).toEqual([{ note: '给学员', file: '说明.txt' }]));
});
