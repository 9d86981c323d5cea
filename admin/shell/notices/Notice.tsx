import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '#runtime/react/useTitle.ts';
import { texts } from '../../texts.ts';

/** One sentence in place of a page, with the way home where there is one. */
export function Notice({
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
            {texts.backHome}
          </Button>
        )
      }
    />
  );
}
