import { Link } from '#learner/router/Link.tsx';
import { CertCover } from './CertCover.tsx';
import { certPath } from './certPath.ts';
import { LevelTag } from './LevelTag.tsx';
import { texts } from './texts.ts';

export interface CardCert {
  id: string;
  certName: string;
  level?: string | null;
  cover?: string | null;
  summary?: string | null;
  positionIdLabel?: string | null;
  positionName?: string | null;
  questionCount?: number;
  examMinutes?: number;
  tenantId?: string;
  tenantName?: string;
}

/** A certificate as a card that leads to its page; `hasTenant` names the organisation, where a list holds several. */
export function CertCard({ cert, hasTenant = false }: { cert: CardCert; hasTenant?: boolean }) {
  const { id, certName, level, cover, summary, questionCount, examMinutes, tenantId, tenantName } = cert;
  const position = cert.positionIdLabel ?? cert.positionName;
  const facts = [
    ...(hasTenant && tenantName ? [tenantName] : []),
    ...(position ? [position] : []),
    ...(questionCount ? [texts.questionCount(questionCount)] : []),
    ...(examMinutes ? [texts.examMinutes(examMinutes)] : []),
  ];
  return (
    <Link className="cert-card" to={certPath({ id, ...(hasTenant && tenantId && { tenantId }) })}>
      <CertCover cover={cover} name={certName} />
      <span className="cert-card-body">
        <span className="cert-card-head">
          <strong>{certName}</strong>
          <LevelTag level={level} name={certName} />
        </span>
        {summary && <span className="cert-card-summary">{summary}</span>}
        <span className="cert-card-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </Link>
  );
}

/** Cards side by side, as many as fit. */
export function CertCards({ certs, hasTenant = false }: { certs: readonly CardCert[]; hasTenant?: boolean }) {
  return (
    <ul className="cert-cards">
      {certs.map((cert) => (
        <li key={`${cert.tenantId ?? ''}${cert.id}`}>
          <CertCard cert={cert} hasTenant={hasTenant} />
        </li>
      ))}
    </ul>
  );
}

/** The place of cards while they are being loaded. */
export function CertCardsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className="cert-cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="cert-card is-waiting">
          <span className="cert-cover" />
          <span className="cert-card-body" />
        </span>
      ))}
    </div>
  );
}
