import { useCall } from '#runtime/react/useCall.ts';
import { Link } from '#learner/router/Link.tsx';
import '../certification/cert.css';
import { LevelFilter } from '../certification/LevelFilter.tsx';
import { SearchBox } from '../certification/SearchBox.tsx';
import { useFilters } from '../certification/useFilters.ts';
import { CertHits, hitsPerPage } from './CertHits.tsx';
import { texts } from './texts.ts';
import './search.css';

const names = ['keyword', 'level'] as const;

/** Search over the published certificates of every tenant; words, level and page stand in the URL. */
export function AdvancedSearch() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const call = useCall('search.platform', { ...values, pageNum, pageSize: hitsPerPage });
  return (
    <div className="page cert-page">
      <h1>{texts.platformTitle}</h1>
      <p className="cert-lead">{texts.platformLead}</p>
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
