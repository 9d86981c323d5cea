import { useEffect } from 'react';

interface PagedList {
  data: { rows: readonly unknown[]; total: number } | undefined;
  pageNum: number;
  pageSize: number;
  setPage: (pageNum: number) => void;
}

/** Goes to the last page there is when the one asked for has become empty, e.g. after its last row was removed. */
export function useExistingPage({ data, pageNum, pageSize, setPage }: PagedList): void {
  const last =
    data && data.rows.length === 0 && pageNum > 1
      ? Math.min(pageNum - 1, Math.max(1, Math.ceil(data.total / pageSize)))
      : undefined;
  useEffect(() => {
    if (last !== undefined) setPage(last);
  }, [last, setPage]);
}
