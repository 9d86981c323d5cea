import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useExistingPage } from './useExistingPage.ts';

const pageAfter = (props: { rows: number; total: number; pageNum: number }): number | undefined => {
  const setPage = vi.fn<(pageNum: number) => void>();
  renderHook(() =>
    useExistingPage({
      data: { rows: Array.from({ length: props.rows }), total: props.total },
      pageNum: props.pageNum,
      pageSize: 10,
      setPage,
    }),
  );
  return setPage.mock.calls[0]?.[0];
};

describe('useExistingPage', () => {
  it.each([
    [{ rows: 0, total: 10, pageNum: 2 }, 1],
    [{ rows: 0, total: 25, pageNum: 9 }, 3],
    [{ rows: 0, total: 0, pageNum: 2 }, 1],
    [{ rows: 0, total: 0, pageNum: 1 }, undefined],
    [{ rows: 5, total: 15, pageNum: 2 }, undefined],
    // The reply of the former page, shown while the last one comes.
    [{ rows: 0, total: 56, pageNum: 6 }, undefined],
  ])('%j goes to page %s', (props, expected) => {
    expect(pageAfter(props)).toBe(expected);
  });
});
