import { useRef, type KeyboardEvent } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '#learner/cert/cert.css';
import { CertHits } from '#learner/cert/CertHits.tsx';
import { hitsPerPage } from '#learner/cert/hitsPerPage.ts';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './advancedSearchTenant.css';
import { QuestionHits } from './QuestionHits.tsx';
import { texts } from './texts.ts';

const names = ['keyword', 'kind'] as const;
const kinds = ['certs', 'questions'] as const;

type Kind = (typeof kinds)[number];

/** Search within one tenant: certificates for anyone, questions by their stems for whoever is signed in there. */
export function AdvancedSearchTenant() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const tenant = useTenantInput();
  const tabs = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const keyword = values.keyword ?? '';
  const chosen = kinds.find((each) => each === values.kind);
  const pageOf = (each: Kind): number => (each === (chosen ?? 'certs') ? pageNum : 1);
  const certs = useCall('search.tenant', { ...tenant, keyword, pageNum: pageOf('certs'), pageSize: hitsPerPage });
  const isAsked = status === 'signedIn' && keyword !== '';
  const questions = useCall(
    'search.question',
    { keyword, pageNum: pageOf('questions'), pageSize: hitsPerPage },
    { isSkipped: !isAsked },
  );
  const counts = { certs: certs.data?.total, questions: isAsked ? questions.data?.total : undefined };
  // Whoever has not chosen sees what has hits, once it is known which.
  const hasOnlyQuestions = counts.certs === 0 && (counts.questions ?? 0) > 0;
  const kind = chosen ?? (hasOnlyQuestions ? 'questions' : 'certs');
  const isDeciding = chosen === undefined && counts.certs === 0 && isAsked && !questions.data && !questions.error;

  const choose = (next: Kind): void => set({ kind: next });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    choose(kind === 'certs' ? 'questions' : 'certs');
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };

  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.lead}</p>
      <SearchBox
        keyword={keyword}
        label={texts.keyword}
        placeholder={texts.keyword}
        onSearch={(words) => set({ keyword: words, kind: '' })}
      />
      <div className="search-kinds" role="tablist" aria-label={texts.kinds} ref={tabs} onKeyDown={onKeyDown}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`search-tab-${each}`}
            aria-selected={kind === each}
            aria-controls="search-found"
            tabIndex={kind === each ? 0 : -1}
            onClick={() => choose(each)}
          >
            {texts[each]}
            {counts[each] !== undefined && <b>{texts.count(counts[each])}</b>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="search-found" aria-labelledby={`search-tab-${kind}`}>
        {isDeciding ? (
          <Skeleton lines={6} />
        ) : kind === 'certs' ? (
          <CertHits call={certs} keyword={keyword} pageNum={pageNum} onPage={setPage} />
        ) : (
          <QuestionHits call={questions} keyword={keyword} pageNum={pageNum} onPage={setPage} />
        )}
      </div>
      <Link
        className="search-other"
        to={`/advanced-search?${new URLSearchParams(keyword ? { keyword } : {}).toString()}`}
      >
        {texts.toPlatform}
      </Link>
    </div>
  );
}
