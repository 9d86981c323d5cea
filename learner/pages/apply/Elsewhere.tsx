import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { loadChoices, reload } from '#runtime/core/session.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Card } from '#learner/parts/Card.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { changeTenant } from '#learner/shell/tenantChange.ts';
import { texts } from './elsewhereTexts.ts';

/** A certificate of another organisation: one goes there first, and joins it where one is no member. */
export function Elsewhere({ tenantId, certCode }: { tenantId: string; certCode: string }) {
  const portal = useCall('portalInfo.get', { tenantId });
  const own = useCall('session.tenants', {});
  return (
    <Card title={texts.elsewhere}>
      <Loaded call={portal}>
        {({ orgName, isOpenToJoin }) => (
          <Loaded call={own}>
            {(tenants) => (
              <Way
                tenant={{ id: tenantId, name: orgName }}
                certCode={certCode}
                isMember={tenants.some(({ id }) => id === tenantId)}
                isOpen={isOpenToJoin !== false}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

function Way({
  tenant,
  certCode,
  isMember,
  isOpen,
}: {
  tenant: { id: string; name: string };
  certCode: string;
  isMember: boolean;
  isOpen: boolean;
}) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!isMember && !isOpen)
    return (
      <>
        <p>{texts.closed(tenant.name)}</p>
        <Link to="/all-certificates">{texts.toList}</Link>
      </>
    );
  const go = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!isMember) {
        await call('membership.join', { tenantId: tenant.id }, { isQuiet: true });
        await reload();
        await loadChoices();
      }
      await changeTenant(tenant);
      navigate(`/apply?certCode=${encodeURIComponent(certCode)}`, { replace: true });
    } catch (thrown) {
      setProblem(toCallError(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{isMember ? texts.switchFirst(tenant.name) : texts.joinFirst(tenant.name)}</p>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void go()}>
        {isMember ? texts.switchAndApply : texts.joinAndApply}
      </Button>
    </>
  );
}
