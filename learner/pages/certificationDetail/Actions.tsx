import { useSession } from '#runtime/react/useSession.ts';
import { Link } from '#learner/router/Link.tsx';
import type { CertDetail } from './certDetail.ts';
import { texts } from './texts.ts';

/** The three steps in order of use; what cannot be done yet says why. */
export function Actions({
  cert: { certCode, tenantId, tenantName, questionCount, rule, isMockOpen },
}: {
  cert: CertDetail;
}) {
  const { user } = useSession();
  const query = `?certCode=${encodeURIComponent(certCode)}`;
  const isElsewhere = user !== undefined && user.currTenantId !== tenantId;
  const notes = [
    ...(questionCount === 0 ? [texts.noQuestions] : []),
    ...(isMockOpen ? [] : [rule ? texts.bankShort : texts.noMock]),
  ];

  if (isElsewhere)
    return (
      <div className="detail-actions">
        <p className="detail-note">{texts.otherTenant(tenantName)}</p>
        <Link className="detail-action is-primary" to="/switch-tenant">
          {texts.switchTenant}
        </Link>
        <Link className="detail-action" to={`/apply${query}&tenantId=${encodeURIComponent(tenantId)}`}>
          {texts.apply}
        </Link>
      </div>
    );
  return (
    <div className="detail-actions">
      {questionCount > 0 && (
        <Link className="detail-action is-primary" to={`/practice${query}`}>
          {texts.practice}
        </Link>
      )}
      {isMockOpen && (
        <Link className="detail-action" to={`/mock-exam${query}`}>
          {texts.mock}
        </Link>
      )}
      <Link className="detail-action" to={`/apply${query}`}>
        {texts.apply}
      </Link>
      {notes.map((note) => (
        <p key={note} className="detail-note">
          {note}
        </p>
      ))}
    </div>
  );
}
