import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '#runtime/react/useTitle.ts';
import { messages } from '../texts.ts';

/** No page has this address. */
export function NotFound(): ReactNode {
  return <Notice status="404" title={messages.notFoundTitle} help={messages.notFoundHelp} hasWayHome />;
}

/** The page exists, but not for this role. */
export function NoPermission(): ReactNode {
  return <Notice status="403" title={messages.deniedTitle} help={messages.deniedHelp} hasWayHome />;
}

/** Signed in, but without any page. */
export function NoMenu(): ReactNode {
  return <Notice status="info" title={messages.noMenuTitle} help={messages.noMenuHelp} />;
}

function Notice({
  status,
  title,
  help,
  hasWayHome = false,
}: {
  status: '403' | '404' | 'info';
  title: string;
  help: string;
  hasWayHome?: boolean;
}): ReactNode {
  const navigate = useNavigate();
  useTitle(title);
  return (
    <Result
      status={status}
      title={<h1 className="notice-title">{title}</h1>}
      subTitle={help}
      extra={
        hasWayHome && (
          <Button type="primary" onClick={() => void navigate('/')}>
            {messages.backHome}
          </Button>
        )
      }
    />
  );
}
