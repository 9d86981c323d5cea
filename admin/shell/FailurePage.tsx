import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import type { Failure } from '#runtime/react/ErrorBoundary.tsx';

/** In place of a page that broke; menu and header stay. */
export function FailurePage({ title, help, actionText, retry }: Failure): ReactNode {
  return (
    <div role="alert">
      <Result
        status="warning"
        title={title}
        subTitle={help}
        extra={
          <Button type="primary" onClick={retry}>
            {actionText}
          </Button>
        }
      />
    </div>
  );
}
