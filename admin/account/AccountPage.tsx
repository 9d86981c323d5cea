import { Card } from 'antd';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '#runtime/react/useTitle.ts';
import { texts } from '../texts.ts';
import { Jobs } from './Jobs.tsx';
import { accountParts } from './parts.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** What a person may change about the own account. */
export function AccountPage(): ReactNode {
  useTitle(texts.accountSettings);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <div className="account">
      <h1 className="page-title">{texts.accountSettings}</h1>
      {accountParts.map(({ id, title }) => {
        const Content = contents[id];
        return (
          <Card key={id} id={id} className="account-part" title={<h2>{title}</h2>}>
            <Content />
          </Card>
        );
      })}
    </div>
  );
}

const contents: Readonly<Record<(typeof accountParts)[number]['id'], ComponentType>> = {
  profile: ProfileForm,
  password: PasswordForm,
  jobs: Jobs,
  sessions: Sessions,
};
