import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoField } from './PhotoField.tsx';

/** What the browser makes of a file; nothing where it cannot open it. */
let decoded: { width: number; height: number } | undefined;
let isTouched = false;

beforeEach(() => {
  [decoded, isTouched] = [undefined, false];
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decoded) throw new Error('no picture');
    return { ...decoded, close: () => undefined };
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (value = ''): void =>
  void render(
    <PhotoField label="照片" value={value} onChange={() => undefined} picture={{ width: 295, height: 413 }} />,
  );

const choose = (file: File): void => {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
};

describe('a field for a photo', () => {
  it.each([
    [new File(['x'], 'a.HEIC'), undefined, '打不开 HEIC 照片'],
    [new File(['x'], 'a.jpg', { type: 'image/jpeg' }), undefined, '文件可能已损坏'],
    [new File(['x'], 'a.pdf', { type: 'application/pdf' }), { width: 900, height: 900 }, '这不是图片'],
    [
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
      { width: 200, height: 900 },
      '现在是 200×900 像素，至少需要 295×413 像素',
    ],
  ])('says why it does not take %o', async (file, size, reason) => {
    decoded = size;
    draw();
    choose(file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the camera where one points with a finger, and to take the photo anew where there is one', () => {
    const names = (): string[] => screen.getAllByRole('button').map((button) => button.textContent ?? '');
    draw();
    expect(names()).toEqual(['选择照片']);
    cleanup();
    isTouched = true;
    draw();
    expect(names()).toEqual(['拍照', '选择照片']);
    expect(document.querySelector('input')?.getAttribute('capture')).toBe('user');
    cleanup();
    draw('/api/file/f1');
    expect(names()).toEqual(['重新拍摄', '更换', '移除']);
    expect(screen.getByRole('img', { name: '照片' }).getAttribute('src')).toBe('/api/file/f1');
  });
});
