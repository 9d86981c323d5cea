import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useTitle } from '#runtime/react/useTitle.ts';
import { messages } from '../texts.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** What a person may change about the own account. */
export function AccountPage(): ReactNode {
  useTitle(messages.accountSettings);
  return (
    <div className="account">
      <h1 className="page-title">{messages.accountSettings}</h1>
      <Card title={<h2>{messages.profile}</h2>}>
        <ProfileForm />
      </Card>
      <Card title={<h2>{messages.security}</h2>}>
        <PasswordForm />
      </Card>
      <Card title={<h2>{messages.sessions}</h2>}>
        <Sessions />
      </Card>
    </div>
  );
}
