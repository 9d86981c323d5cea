import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { FileUpload } from './FileUpload.tsx';

let restore: () => void;

beforeEach(() => {
  restore = setTransport(async ({ input }) => {
    const { name } = input['file'] as File;
    if (name === '病毒.exe')
      throw new CallError({ kind: 'invalid', code: 415, status: 415, message: '不支持这种文件' });
    return { id: '1', name, size: 1, mime: 'text/plain', url: '/api/file/1' };
  });
});
afterEach(() => restore());

it('marks what was taken, and says below what was not why', async () => {
  render(<FileUpload rows={[]} conditions={{}} onClose={() => undefined} reload={() => undefined} />);
  const files = [new File(['说明'], '说明.txt', { type: 'text/plain' }), new File(['MZ'], '病毒.exe')];
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await act(async () => {
    if (input) fireEvent.change(input, { target: { files } });
  });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('不支持这种文件'));
  const item = (name: string) =>
    within(screen.getByText(name).closest('.ant-upload-list-item-container') as HTMLElement);
  await waitFor(() => expect(item('说明.txt').getByRole('img', { name: '已上传' })).toBeTruthy());
  expect(item('病毒.exe').getByRole('img', { name: '未上传' })).toBeTruthy();
  expect(item('病毒.exe').getByText('不支持这种文件')).toBeTruthy();
});
