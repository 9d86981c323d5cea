import { useCall } from '#runtime/react/useCall.ts';
import { Card } from '#learner/parts/Card.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { messages } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import './account.css';

/** The person's own account: profile, password, where it is signed in. */
export function Account() {
  const basic = useCall('session.basic', {});
  return (
    <div className="page account">
      <h1>{messages.title}</h1>
      <Card title={messages.profile}>
        <Loaded call={basic}>{(profile) => <ProfileForm profile={profile} />}</Loaded>
      </Card>
      <Card title={messages.password}>
        <PasswordForm />
      </Card>
      <Card title={messages.sessions}>
        <Sessions />
      </Card>
    </div>
  );
}
