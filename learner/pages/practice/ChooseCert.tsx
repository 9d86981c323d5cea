import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { Pager } from '#learner/list/Pager.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Progress } from '#learner/progress/Progress.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { texts } from './texts.ts';
import { Today } from './Today.tsx';
import type { Starting } from './useStart.ts';

const pageSize = 12;

/** What awaits the learner, the certificates practised last, and those of the organisation that have questions. */
export function ChooseCert({ starting }: { starting: Starting }) {
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  const pageNum = Math.max(1, Math.floor(Number(parameters.get('pageNum'))) || 1);
  const today = useCall('practice.today', {});
  const recent = useCall('cert.recent', { pageSize: 3 });
  const certs = useCall('cert.portalList', {
    ...(user?.currTenantId && { tenantId: user.currTenantId }),
    ...(keyword && { keyword }),
    hasQuestions: true,
    pageNum,
    pageSize,
  });
  const recentRows = recent.data?.rows ?? [];
  // Nothing moves down when those practised last, or what is due today, arrive.
  const isWaiting = (!recent.data && !recent.error) || (!today.data && !today.error);
  return (
    <>
      <h1>{texts.title}</h1>
      {isWaiting ? <Skeleton lines={8} /> : <Today today={today} starting={starting} />}
      {!isWaiting && recentRows.length > 0 && (
        <section aria-labelledby="practice-recent">
          <h2 id="practice-recent">{texts.recent}</h2>
          <CertLinks certs={recentRows} />
        </section>
      )}
      {!isWaiting && today.data && <Progress days={today.data.days} mocks={today.data.mocks} />}
      <section aria-labelledby="practice-certs" hidden={isWaiting}>
        <h2 id="practice-certs">{texts.chooseCert}</h2>
        <SearchBox
          keyword={keyword}
          label={texts.findCert}
          placeholder={texts.findHint}
          onSearch={(next) => setParameters(next ? { keyword: next } : {})}
        />
        <Loaded call={certs}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Empty
                text={texts.noCert}
                action={
                  <Button kind="plain" onClick={() => setParameters({})}>
                    {texts.clearSearch}
                  </Button>
                }
              />
            ) : (
              <>
                <CertLinks certs={rows} />
                <Pager
                  pageNum={pageNum}
                  pageSize={pageSize}
                  total={total}
                  onChange={(next) => setParameters({ ...(keyword && { keyword }), pageNum: String(next) })}
                />
              </>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

function CertLinks({
  certs,
}: {
  certs: readonly { id: string; certName: string; certCode: string; level: string | null; questionCount?: number }[];
}) {
  return (
    <ul className="practice-certs">
      {certs.map(({ id, certName, certCode, level, questionCount }) => (
        <li key={id}>
          <Link to={`/practice?certCode=${encodeURIComponent(certCode)}`}>
            <b>
              {certName} <LevelTag level={level} name={certName} />
            </b>
            {questionCount !== undefined && <span>{texts.questionCount(questionCount)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
