import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { CertCards, CertCardsSkeleton } from './CertCard.tsx';
import { hitsPerPage } from './hitsPerPage.ts';
import { texts } from './texts.ts';

interface CertHitsProps {
  call: CallState<Output<'search.platform'>>;
  keyword: string;
  pageNum: number;
  /** The hits come from several organisations. */
  hasTenant?: boolean;
  onPage(pageNum: number): void;
}

/** The certificates that a search found, by page. */
export function CertHits({
  call: { data, error, isLoading, reload },
  keyword,
  pageNum,
  hasTenant = false,
  onPage,
}: CertHitsProps) {
  if (error) return <ErrorBox error={error} onRetry={reload} />;
  if (!data) return <CertCardsSkeleton count={8} />;
  const { rows, total } = data;
  return (
    <div aria-busy={isLoading}>
      <p className="cert-count" role="status">
        {texts.found(total)}
      </p>
      {rows.length === 0 ? <Empty text={texts.noCerts(keyword)} /> : <CertCards certs={rows} hasTenant={hasTenant} />}
      <Pager pageNum={pageNum} pageSize={hitsPerPage} total={total} onChange={onPage} />
    </div>
  );
}
