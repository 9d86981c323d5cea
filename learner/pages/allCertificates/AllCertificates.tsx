import { useCall } from '#runtime/react/useCall.ts';
import { CertCards, CertCardsSkeleton } from '#learner/cert/CertCard.tsx';
import { LevelFilter } from '#learner/cert/LevelFilter.tsx';
import { texts as certTexts } from '#learner/cert/texts.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { useExistingPage } from '#learner/list/useExistingPage.ts';
import { useFilters } from '#learner/list/useFilters.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { texts } from './texts.ts';

const names = ['keyword', 'industryId', 'occupationId', 'positionId', 'level'] as const;
const pageSize = 12;

/** A tenant's published certificates, filtered by place in the graph, level and words. */
export function AllCertificates() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const tenant = useTenantInput();
  const { data, error, isLoading, reload } = useCall(
    'cert.portalList',
    { ...tenant, ...values, pageNum, pageSize },
    { isKept: true },
  );
  useExistingPage({ data, pageNum, pageSize, setPage });
  const { rows = [], total = 0 } = data ?? {};
  const isFiltered = Object.keys(values).length > 0;
  const clear = (): void => set({ keyword: '', industryId: '', occupationId: '', positionId: '', level: '' });

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
        <PlaceFilter tenant={tenant} values={values} onChange={set} />
        <LevelFilter level={values.level} onChange={(level) => set({ level })} />
        {isFiltered && (
          <Button kind="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {error ? (
        <ErrorBox error={error} onRetry={reload} />
      ) : !data ? (
        <CertCardsSkeleton count={8} />
      ) : (
        <div aria-busy={isLoading}>
          <p className="cert-count" role="status">
            {certTexts.found(total)}
          </p>
          {rows.length === 0 ? (
            <Empty
              text={isFiltered ? texts.none : texts.noneYet}
              action={isFiltered ? <Button onClick={clear}>{texts.clear}</Button> : undefined}
            />
          ) : (
            <CertCards certs={rows} />
          )}
          <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
        </div>
      )}
    </div>
  );
}
