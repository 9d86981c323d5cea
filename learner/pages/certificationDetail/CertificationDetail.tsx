import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '#learner/cert/cert.css';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { RuleBar } from '#learner/cert/RuleBar.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { RichText } from '#learner/richText/RichText.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import { Actions } from './Actions.tsx';
import type { CertDetail } from './certDetail.ts';
import './certificationDetail.css';
import { Sample } from './Sample.tsx';
import { texts } from './texts.ts';

/** One certificate: how it will look, what it certifies, what is asked, and the three steps towards it. */
export function CertificationDetail() {
  const [parameters] = useSearchParams();
  const tenant = useTenantInput();
  const [id, certCode] = [parameters.get('id'), parameters.get('certCode')];
  const isNamed = Boolean(id ?? certCode);
  const call = useCall(
    'cert.portalGet',
    { ...tenant, ...(id ? { id } : certCode ? { certCode } : {}) },
    { isSkipped: !isNamed, isKept: true },
  );
  return (
    <div className="page cert-page">
      <Link className="detail-back" to="/all-certificates">
        ‹ {texts.back}
      </Link>
      {isNamed ? (
        <Loaded call={call}>{(cert) => <Detail cert={cert} />}</Loaded>
      ) : (
        <Empty text={texts.missing} action={<Link to="/all-certificates">{texts.toList}</Link>} />
      )}
    </div>
  );
}

function Detail({ cert }: { cert: CertDetail }) {
  const { user } = useSession();
  const path = [cert.industryName, cert.occupationName, cert.positionIdLabel].filter(Boolean).join(' › ');
  return (
    <article className="detail">
      <div className="detail-side">
        <Sample cert={cert} name={user?.nickname ?? texts.yourName} />
        <Actions cert={cert} />
      </div>
      <div className="detail-main">
        <header>
          <h1>{cert.certName}</h1>
          <p className="detail-sub">
            <LevelTag level={cert.level} name={cert.certName} />
            <span>{cert.certCode}</span>
          </p>
          {cert.summary && <p className="cert-lead">{cert.summary}</p>}
        </header>
        <section>
          <h2>{texts.about}</h2>
          {path && (
            <p className="detail-path">
              {texts.place}：{path}
            </p>
          )}
          {cert.description ? <RichText html={cert.description} /> : <p className="detail-none">{texts.noAbout}</p>}
          {cert.positionDuty && (
            <p>
              {texts.duty}：{cert.positionDuty}
            </p>
          )}
        </section>
        <section>
          <h2>{texts.rule}</h2>
          {cert.rule ? <RuleBar rule={cert.rule} /> : <p className="detail-none">{texts.noRule}</p>}
        </section>
        <section>
          <h2>{texts.facts}</h2>
          <Facts cert={cert} />
        </section>
        <section>
          <h2>{texts.courses}</h2>
          <p className="detail-none">{texts.noCourses}</p>
        </section>
      </div>
    </article>
  );
}

function Facts({ cert: { examMinutes, passScore, validityYears, questionCount, updatedTime } }: { cert: CertDetail }) {
  const facts = [
    [texts.minutes, texts.minutesOf(examMinutes)],
    [texts.pass, texts.passOf(passScore)],
    [texts.validity, texts.validityOf(validityYears)],
    [texts.bank, texts.bankOf(questionCount)],
    [texts.updated, updatedTime.slice(0, 10)],
  ];
  return (
    <dl className="detail-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
