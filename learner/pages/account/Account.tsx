import { useCall } from '#runtime/react/useCall.ts';
import { Card } from '#learner/parts/Card.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { PreferencesForm } from '#learner/preferences/PreferencesForm.tsx';
import { texts as preferenceTexts } from '#learner/preferences/texts.ts';
import './account.css';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { texts } from './texts.ts';

/** The person's own account: profile, what is liked on this device, password, where it is signed in. */
export function Account() {
  const basic = useCall('session.basic', {});
  return (
    <div className="page account">
      <h1>{texts.title}</h1>
      <Card title={texts.profile}>
        <Loaded call={basic}>{(profile) => <ProfileForm profile={profile} />}</Loaded>
      </Card>
      <Card title={preferenceTexts.title}>
        <PreferencesForm />
      </Card>
      <Card title={texts.password}>
        <PasswordForm />
      </Card>
      <Card title={texts.sessions}>
        <Sessions />
      </Card>
    </div>
  );
}
