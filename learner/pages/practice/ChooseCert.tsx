import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Pager } from '#learner/parts/Pager.tsx';
import { LevelTag } from '../certification/LevelTag.tsx';
import { SearchBox } from '../certification/SearchBox.tsx';
import { messages } from './messages.ts';

const pageSize = 12;

/** The certificates of the organisation, those practised last on top. */
export function ChooseCert() {
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  const pageNum = Math.max(1, Math.floor(Number(parameters.get('pageNum'))) || 1);
  const recent = useCall('cert.recent', { pageSize: 3 });
  const certs = useCall('cert.portalList', { ...(user?.currTenantId && { tenantId: user.currTenantId }), ...(keyword && { keyword }), pageNum, pageSize });
  const recentRows = recent.data?.rows ?? [];
  return (
    <>
      <h1>{messages.title}</h1>
      {recentRows.length > 0 && (
        <section aria-labelledby="practice-recent">
          <h2 id="practice-recent">{messages.recent}</h2>
          <CertLinks certs={recentRows} />
        </section>
      )}
      <section aria-labelledby="practice-certs">
        <h2 id="practice-certs">{messages.chooseCert}</h2>
        <SearchBox keyword={keyword} label={messages.findCert} placeholder={messages.findHint} onSearch={(next) => setParameters(next ? { keyword: next } : {})} />
        <Loaded call={certs}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Empty
                text={messages.noCert}
                action={
                  <Button kind="plain" onClick={() => setParameters({})}>
                    {messages.clearSearch}
                  </Button>
                }
              />
            ) : (
              <>
                <CertLinks certs={rows} />
                <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={(next) => setParameters({ ...(keyword && { keyword }), pageNum: String(next) })} />
              </>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

function CertLinks({ certs }: { certs: readonly { id: string; certName: string; certCode: string; level: string | null; questionCount?: number }[] }) {
  return (
    <ul className="practice-certs">
      {certs.map(({ id, certName, certCode, level, questionCount }) => (
        <li key={id}>
          <Link to={`/practice?certCode=${encodeURIComponent(certCode)}`}>
            <b>
              {certName} <LevelTag level={level} />
            </b>
            {questionCount !== undefined && <span>{messages.questionCount(questionCount)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
