import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeout, isChunkFailure, loadChunk } from './chunks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadChunk', () => {
  it('gives the module', async () => {
    await expect(loadChunk(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
  });

  it('turns a part that does not arrive into a ChunkLoadError with a Chinese text', async () => {
    const error = await loadChunk(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ message: '页面资源加载失败，可能是网络不稳定或系统已更新' });
  });

  it('does so after 120 s too', async () => {
    const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    await loading;
  });

  it('leaves the error of a module that arrived as it is', async () => {
    const broken = new ReferenceError('x is not defined');
    await expect(loadChunk(() => Promise.reject(broken))).rejects.toBe(broken);
    expect(isChunkFailure(broken)).toBe(false);
  });
});
