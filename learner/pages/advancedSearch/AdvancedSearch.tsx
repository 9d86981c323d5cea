import { useCall } from '#runtime/react/useCall.ts';
import '#learner/cert/cert.css';
import { CertHits } from '#learner/cert/CertHits.tsx';
import { hitsPerPage } from '#learner/cert/hitsPerPage.ts';
import { LevelFilter } from '#learner/cert/LevelFilter.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

const names = ['keyword', 'level'] as const;

/** Search over the published certificates of every tenant; words, level and page stand in the URL. */
export function AdvancedSearch() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const call = useCall('search.platform', { ...values, pageNum, pageSize: hitsPerPage });
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.lead}</p>
      <SearchBox
        keyword={values.keyword ?? ''}
        label={texts.keyword}
        placeholder={texts.keyword}
        onSearch={(keyword) => set({ keyword })}
      />
      <div className="cert-filters is-below">
        <LevelFilter level={values.level} onChange={(level) => set({ level })} />
        <Link
          className="search-other"
          to={`/advanced-search-tenant?${new URLSearchParams(values.keyword ? { keyword: values.keyword } : {}).toString()}`}
        >
          {texts.toTenant}
        </Link>
      </div>
      <CertHits call={call} keyword={values.keyword ?? ''} pageNum={pageNum} onPage={setPage} hasTenant />
    </div>
  );
}
