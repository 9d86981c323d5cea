import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { EditPage } from '../testing.tsx';
import { ImagesEdit } from '../images/edit.tsx';
import type { EditProps } from '../screen/types.ts';
import { FilesEdit } from './edit.tsx';

const field: ScreenField = { kind: 'files', title: '材料', order: 0, maxItems: 3 };

const Page = ({ start }: { start: string[] }) => <EditPage Edit={FilesEdit} field={field} start={start} />;

const shown = (): unknown => JSON.parse(screen.getByText(/^\[/).textContent ?? '');

/** Chooses files by their names. */
function choose(...names: string[]): void {
  const picker = document.querySelector('input[type=file]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files: names.map((name) => new File(['x'], name)) } });
}

describe('several files of a field', () => {
  let restore = (): void => undefined;
  let running = 0;
  let most = 0;
  beforeEach(() => {
    most = 0;
    restore = setTransport(async ({ input }) => {
      const { file } = input as { file: File };
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (file.name.startsWith('bad'))
        throw new CallError({ kind: 'invalid', code: 415, status: 415, message: '不支持的文件' });
      return { id: file.name, name: file.name, size: 1, mime: 'text/plain', url: `/api/file/${file.name}` };
    });
  });
  afterEach(() => {
    cleanup();
    restore();
  });

  it('are sent one after the other and added to those that are there', async () => {
    render(<Page start={['/api/file/a']} />);
    choose('b', 'c');
    await waitFor(() => expect(shown()).toEqual(['/api/file/a', '/api/file/b', '/api/file/c']));
    expect(most).toBe(1);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['材料 1', 'b', 'c']);
    expect(screen.getByRole('button', { name: '选择文件：材料' })).toHaveProperty('disabled', true);
  });

  it('are told when there is no room for all, and by name when one is refused', async () => {
    render(<Page start={['/api/file/a']} />);
    choose('bad', 'c', 'd');
    await waitFor(() => expect(shown()).toEqual(['/api/file/a', '/api/file/c']));
    expect(screen.getByRole('alert').textContent).toBe('最多 3 个，还有 1 个没有上传bad：不支持的文件');
  });

  it('are taken away each by itself', () => {
    render(<Page start={['/api/file/a', '/api/file/b']} />);
    fireEvent.click(screen.getByRole('button', { name: '移除：材料 1' }));
    expect(shown()).toEqual(['/api/file/b']);
  });

  it('offer and take the sorts of files that are accepted, by their type or their ending', async () => {
    const Accepting = (props: EditProps) => <FilesEdit {...props} accepted={['pdf', 'video']} />;
    render(<EditPage Edit={Accepting} field={field} start={[]} />);
    const picker = document.querySelector('input[type=file]');
    expect(picker?.getAttribute('accept')).toBe('application/pdf,.pdf,video/mp4,.mp4');
    choose('b.PDF', 'c.txt');
    await waitFor(() => expect(shown()).toEqual(['/api/file/b.PDF']));
    expect(screen.getByRole('alert').textContent).toBe('c.txt：材料 应是 PDF、视频（MP4）');
  });

  it('that are pictures are refused where they are none', async () => {
    render(<EditPage Edit={ImagesEdit} field={{ ...field, title: '照片' }} start={[]} />);
    choose('c.svg');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('照片 应是图片（PNG、JPG、GIF、WebP）'));
    expect(shown()).toEqual([]);
  });
});
