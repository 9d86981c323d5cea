import { herePlace } from '#learner/router/place.ts';
import { texts } from './texts.ts';

export interface PagerProps {
  /** From 1. */
  pageNum: number;
  pageSize: number;
  total: number;
  onChange: (pageNum: number) => void;
}

/** Pages of a list; nothing where one page holds it all. */
export function Pager({ pageNum, pageSize, total, onChange }: PagerProps) {
  const count = Math.ceil(total / pageSize);
  if (count < 2) return null;
  // The pager stands at the end of its list; the next page is read from its beginning. One with an address begins there by itself.
  const go = (page: number): void => {
    const { key } = herePlace();
    onChange(page);
    if (herePlace().key === key) window.scrollTo(0, 0);
  };
  return (
    <nav className="pager" aria-label={texts.pages}>
      <span className="pager-total">{texts.total(total)}</span>
      <button type="button" disabled={pageNum <= 1} aria-label={texts.previous} onClick={() => go(pageNum - 1)}>
        ‹
      </button>
      {pagesAround({ pageNum, count }).map((page, at) =>
        page === 0 ? (
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={texts.page(page)}
            aria-current={page === pageNum ? 'page' : undefined}
            onClick={() => go(page)}
          >
            {page}
          </button>
        ),
      )}
      <button type="button" disabled={pageNum >= count} aria-label={texts.next} onClick={() => go(pageNum + 1)}>
        ›
      </button>
    </nav>
  );
}

/** The first, the last and the pages beside the present one; 0 stands for a gap. */
function pagesAround({ pageNum, count }: { pageNum: number; count: number }): number[] {
  const wanted = [1, pageNum - 1, pageNum, pageNum + 1, count]
    .filter((page, at, all) => page >= 1 && page <= count && all.indexOf(page) === at)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, at) => (at > 0 && page - (wanted[at - 1] ?? page) > 1 ? [0, page] : [page]));
}
