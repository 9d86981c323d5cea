import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import '../certification/cert.css';
import '../advancedSearch/search.css';
import { CertHits, hitsPerPage } from '../advancedSearch/CertHits.tsx';
import { messages } from '../advancedSearch/messages.ts';
import { SearchBox } from '../certification/SearchBox.tsx';
import { useFilters } from '../certification/useFilters.ts';
import { useTenantInput } from '../certification/useTenantInput.ts';
import { QuestionHits } from './QuestionHits.tsx';

const names = ['keyword', 'kind'] as const;
const kinds = ['certs', 'questions'] as const;

/** Search within one tenant: certificates for anyone, questions by their stems for whoever is signed in there. */
export function AdvancedSearchTenant() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const tenant = useTenantInput();
  const tabs = useRef<HTMLDivElement>(null);
  const kind = values.kind === 'questions' ? 'questions' : 'certs';
  const keyword = values.keyword ?? '';
  const call = useCall('search.tenant', { ...tenant, keyword, pageNum, pageSize: hitsPerPage }, { isSkipped: kind !== 'certs' });

  const choose = (next: (typeof kinds)[number]): void => set({ kind: next === 'certs' ? '' : next });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    choose(kind === 'certs' ? 'questions' : 'certs');
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };

  return (
    <div className="cert-page">
      <h1>{messages.tenantTitle}</h1>
      <p className="cert-lead">{messages.tenantLead}</p>
      <SearchBox keyword={keyword} label={messages.keywordTenant} placeholder={messages.keywordTenant} onSearch={(words) => set({ keyword: words })} />
      <div className="search-kinds" role="tablist" aria-label={messages.kinds} ref={tabs} onKeyDown={onKeyDown}>
        {kinds.map((each) => (
          <button key={each} type="button" role="tab" id={`search-tab-${each}`} aria-selected={kind === each} aria-controls="search-found" tabIndex={kind === each ? 0 : -1} onClick={() => choose(each)}>
            {messages[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="search-found" aria-labelledby={`search-tab-${kind}`}>
        {kind === 'certs' ? <CertHits call={call} keyword={keyword} pageNum={pageNum} onPage={setPage} /> : <QuestionHits keyword={keyword} pageNum={pageNum} onPage={setPage} />}
      </div>
      <Link className="search-other" to={`/advanced-search?${new URLSearchParams(keyword ? { keyword } : {}).toString()}`}>
        {messages.toPlatform}
      </Link>
    </div>
  );
}
