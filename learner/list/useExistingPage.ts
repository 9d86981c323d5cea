import { useEffect } from 'react';

interface PagedList {
  data: { rows: readonly unknown[]; total: number } | undefined;
  pageNum: number;
  pageSize: number;
  setPage: (pageNum: number) => void;
}

/** Goes to the last page there is when the one asked for is beyond it, e.g. after its last row was removed. */
export function useExistingPage({ data, pageNum, pageSize, setPage }: PagedList): void {
  const count = data && data.rows.length === 0 ? Math.max(1, Math.ceil(data.total / pageSize)) : undefined;
  // Once there, the empty reply of the former page may still be shown.
  const last = count !== undefined && count < pageNum ? count : undefined;
  useEffect(() => {
    if (last !== undefined) setPage(last);
  }, [last, setPage]);
}
