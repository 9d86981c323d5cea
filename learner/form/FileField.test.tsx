import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { FileField } from './FileField.tsx';

interface Sent {
  request: TransportRequest;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

let sent: Sent[] = [];
let addresses: string[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  [sent, addresses] = [[], []];
  restore = [
    setTransport(
      (request) =>
        new Promise((resolve, reject) => {
          sent.push({ request, resolve, reject });
          request.signal?.addEventListener('abort', () => reject(errorWithoutReply('aborted')));
        }),
    ),
    setPresenter({ confirm: async () => true }),
  ];
});
afterEach(() => {
  cleanup();
  for (const each of restore) each();
});

function Form({ accept, most }: { accept?: string[]; most?: number }) {
  const [value, setValue] = useState('');
  return (
    <FileField
      label="证明"
      value={value}
      {...(accept && { accept })}
      {...(most && { most })}
      onChange={(address) => {
        addresses.push(address);
        setValue(address);
      }}
    />
  );
}

const choose = (file: File): void => {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
};
const pdf = new File(['%PDF-'], '证明.pdf', { type: 'application/pdf' });
const stored = {
  id: 'f1',
  name: '证明.pdf',
  size: 5,
  mime: 'application/pdf',
  url: '/api/file/f1',
  width: null,
  height: null,
};

describe('a field for a file', () => {
  it('sends it as a private one, shows how far it is, then name and size, and lets it go', async () => {
    render(<Form />);
    choose(pdf);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.request).toMatchObject({ name: 'file.upload', input: { file: pdf, visibility: 'private' } });
    act(() => sent[0]?.request.onProgress?.(0.4));
    expect(screen.getByRole('progressbar', { name: '正在上传 40%' })).toBeTruthy();
    await act(async () => sent[0]?.resolve(stored));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/api/file/f1');
    expect(screen.getByRole('group').textContent).toContain('证明.pdf5 B');
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '移除：证明' }));
    await waitFor(() => expect(addresses).toEqual(['/api/file/f1', '']));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is asked once more for what failed, and can be given up', async () => {
    render(<Form />);
    choose(pdf);
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () =>
      sent[0]?.reject(new CallError({ kind: 'server', code: 503, status: 503, message: '服务暂时不可用' })),
    );
    expect(screen.getByRole('alert').textContent).toContain('服务暂时不可用');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByRole('alert').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: '取消上传' }));
    await waitFor(() => expect(sent[1]?.request.signal?.aborted).toBe(true));
    await act(async () => undefined);
    expect([screen.queryByRole('progressbar'), screen.getByRole('alert').textContent, addresses]).toEqual([
      null,
      '',
      [],
    ]);
  });

  it.each([
    [new File(['x'], 'a.txt'), {}, '只能上传 PDF、JPG、PNG 格式'],
    [new File(['x'], 'pdf'), { accept: ['zip'] }, '只能上传 ZIP 格式'],
    [new File([], 'a.PDF'), {}, '文件是空的'],
    [new File(['x'.repeat(2048)], 'a.pdf'), { most: 1024 }, '文件有 2 KB，不能超过 1 KB'],
  ])('refuses what it does not take, without sending it: %o', async (file, props, reason) => {
    render(<Form {...props} />);
    choose(file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason));
    expect([sent.length, screen.queryByRole('button', { name: '重试' })]).toEqual([0, null]);
  });
});
