import { call, type Output } from '#runtime/core/call.ts';
import { loadChoices, reload } from '#runtime/core/session.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Avatar } from '#learner/parts/Avatar.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { useDeed, useFresh } from '#learner/deed/useDeed.ts';
import { texts } from './texts.ts';

type Invitation = Output<'membership.invitations'>[number];

/** The organisations that ask one to join; nothing where none does. `onJoined` after one was joined. */
export function Invitations({ onJoined }: { onJoined: () => void }) {
  const invitations = useCall('membership.invitations', {});
  useFresh(invitations.reload);
  const { buttonOf, perform } = useDeed();
  const all = invitations.data ?? [];
  if (all.length === 0) return null;

  const answer = ({ tenantId = '', tenantName = '' }: Invitation, isAgreed: boolean): Promise<void> =>
    perform({
      id: tenantId,
      ask: isAgreed
        ? undefined
        : {
            title: texts.declineTitle(tenantName),
            message: texts.declineHelp,
            confirmText: texts.decline,
          },
      work: async (options) => {
        await call('membership.answerInvitation', { tenantId, isAgreed }, options);
        await reload();
        await loadChoices();
        if (isAgreed) onJoined();
        return isAgreed ? texts.joined(tenantName) : texts.declined;
      },
    });

  return (
    <section className="switch-invitations" aria-labelledby="invitations">
      <h2 id="invitations">{texts.invitations}</h2>
      <p>{texts.invitationsHelp}</p>
      <ul>
        {all.map((each) => (
          <li key={each.tenantId} className="card">
            <Avatar src={each.logo} name={each.tenantName ?? ''} size={48} />
            <span className="switch-offer">
              <strong>{each.tenantName}</strong>
              <small>{texts.offered(each.roleNames ?? [])}</small>
            </span>
            <span className="switch-answers">
              <Button
                kind="primary"
                {...buttonOf(each.tenantId ?? '')}
                aria-label={texts.agreeTo(each.tenantName ?? '')}
                onClick={() => void answer(each, true)}
              >
                {texts.agree}
              </Button>
              <Button
                {...buttonOf(each.tenantId ?? '')}
                aria-label={texts.declineOf(each.tenantName ?? '')}
                onClick={() => void answer(each, false)}
              >
                {texts.decline}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
