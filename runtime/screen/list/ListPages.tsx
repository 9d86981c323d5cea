import { Pagination } from 'antd';
import { texts } from '../texts.ts';
import { pageSizes } from './state.ts';
import type { ListPage } from './useListPage.ts';

/** Which page of the list is shown, and how many rows it holds. */
export function ListPages({ page: { state, change, total, error } }: { page: ListPage }) {
  if (total === 0 || error) return null;
  return (
    <Pagination
      className="screen-pagination"
      current={state.pageNum}
      pageSize={state.pageSize}
      total={total}
      showSizeChanger
      pageSizeOptions={[...pageSizes]}
      showTotal={texts.total}
      onChange={(pageNum, pageSize) => change({ pageNum: pageSize === state.pageSize ? pageNum : 1, pageSize })}
    />
  );
}
