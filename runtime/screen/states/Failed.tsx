import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { texts } from '../texts.ts';

/** Something could not be loaded: what happened, and a way to try again. */
export function Failed({
  title = texts.loadFailed,
  message,
  actionText = texts.retry,
  onRetry,
}: {
  title?: string;
  message: string;
  actionText?: string;
  onRetry?: () => void;
}) {
  return (
    <div role="alert" className="screen-failed">
      <WarningFilled />
      <strong>{title}</strong>
      {message !== '' && <p>{message}</p>}
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          {actionText}
        </Button>
      )}
    </div>
  );
}
