import { useCallback, useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { timed } from '#learner/answers/countdown.ts';
import { deviceId } from '#learner/answers/device.ts';
import { RuleBar } from '#learner/cert/RuleBar.tsx';
import { Pager } from '#learner/list/Pager.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import '#learner/sitting/failure.css';
import { History } from './History.tsx';
import { MockCerts } from './MockCerts.tsx';
import type { FreshPaper } from './Room.tsx';
import { texts } from './texts.ts';

type Mocks = Output<'mock.query'>;

const pageSize = 10;

/** What a mock exam of a certificate asks, the one under way, and those sat before; of every certificate without one. */
export function Start({ certCode, onBegin }: { certCode?: string | undefined; onBegin: (paper: FreshPaper) => void }) {
  const [parameters, setParameters] = useSearchParams();
  const pageNum = Math.max(1, Math.floor(Number(parameters.get('pageNum'))) || 1);
  const mocks = useCall('mock.query', { ...(certCode && { certCode }), pageNum, pageSize });
  // What stands below the certificates appears where it stays.
  const [hasHistory, setHistory] = useState(Boolean(certCode));
  const showHistory = useCallback(() => setHistory(true), []);
  const tenant = useTenantInput();
  const cert = useCall('cert.portalGet', { ...tenant, ...(certCode && { certCode }) }, { isSkipped: !certCode });
  const setPage = (page: number): void =>
    setParameters({ ...(certCode && { certCode }), ...(page > 1 && { pageNum: String(page) }) });
  return (
    <div className="page mock">
      <h1>{cert.data ? texts.examOf(cert.data.certName) : texts.title}</h1>
      <p className="mock-lead">{texts.lead}</p>
      <Loaded call={mocks} gone={<Empty text={texts.noCert} action={<Link to="/mock-exam">{texts.toMocks}</Link>} />}>
        {(found) => (
          <>
            {found.underWay.map((current) => (
              <UnderWay key={current.mockId} current={current} />
            ))}
            {certCode && !found.current && <Begin certCode={certCode} rule={found.rule} onBegin={onBegin} />}
            {!certCode && <MockCerts onReady={showHistory} />}
            <section hidden={!hasHistory}>
              <h2>{texts.history}</h2>
              {found.rows.length === 0 ? (
                <Empty text={texts.noHistory} />
              ) : (
                <History rows={found.rows} hasName={!certCode} />
              )}
              <Pager pageNum={pageNum} pageSize={pageSize} total={found.total} onChange={setPage} />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Begin({
  certCode,
  rule,
  onBegin,
}: {
  certCode: string;
  rule: Mocks['rule'];
  onBegin: (paper: FreshPaper) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (!rule)
    return (
      <Empty
        text={texts.noRule}
        action={<Link to={`/practice?certCode=${encodeURIComponent(certCode)}`}>{texts.toPractice}</Link>}
      />
    );
  if (rule.missing.length > 0)
    return <Empty text={texts.bankShort} action={<Link to="/mock-exam">{texts.toMocks}</Link>} />;
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      onBegin(await timed(() => call('mock.newMock', { certCode, deviceId: deviceId() }, { isQuiet: true })));
    } catch (error) {
      setFailure(toCallError(error).message);
      setBusy(false);
    }
  };
  const facts = [
    [texts.questions, texts.questionsOf(rule.totalNum)],
    [texts.minutes, texts.minutesOf(rule.examMinutes)],
    [texts.total, texts.points(rule.totalScore)],
    [texts.pass, texts.passOf(rule.passScore)],
  ];
  return (
    <section className="mock-card" aria-labelledby="mock-rule">
      <h2 id="mock-rule">{texts.rule}</h2>
      <dl className="mock-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RuleBar rule={{ ...rule, totalCount: rule.totalNum }} />
      <ul className="mock-notes">
        {texts.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {failure && (
        <p className="exam-failure" role="alert">
          {failure}
        </p>
      )}
      <Button kind="primary" disabled={isBusy} onClick={() => void begin()}>
        {isBusy ? texts.beginning : texts.begin}
      </Button>
    </section>
  );
}

function UnderWay({ current: { mockId, certName, remainingSeconds } }: { current: NonNullable<Mocks['current']> }) {
  return (
    <section className="mock-card is-current" aria-label={`${texts.underWay}：${certName}`}>
      <h2>{texts.underWay}</h2>
      <p>
        {certName}，{texts.minutesLeft(Math.ceil(remainingSeconds / 60))}
      </p>
      <Link className="mock-button" to={`/mock-exam?mockId=${encodeURIComponent(mockId)}`}>
        {texts.goOn}
      </Link>
    </section>
  );
}
