import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useTitle } from '#runtime/react/useTitle.ts';
import { texts } from '../texts.ts';
import { Jobs } from './Jobs.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** What a person may change about the own account. */
export function AccountPage(): ReactNode {
  useTitle(texts.accountSettings);
  return (
    <div className="account">
      <h1 className="page-title">{texts.accountSettings}</h1>
      <Card title={<h2>{texts.profile}</h2>}>
        <ProfileForm />
      </Card>
      <Card title={<h2>{texts.security}</h2>}>
        <PasswordForm />
      </Card>
      <Card title={<h2>{texts.jobs}</h2>}>
        <Jobs />
      </Card>
      <Card title={<h2>{texts.sessions}</h2>}>
        <Sessions />
      </Card>
    </div>
  );
}
