import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '#runtime/core/download.ts';
import { busy } from '../../busy.tsx';

/** Fetches a file that a call gives. */
export function DownloadButton({
  operation,
  input,
  text,
}: {
  operation: string;
  input: Record<string, unknown>;
  text: string;
}) {
  const [isLoading, setIsLoading] = useState(false);
  const get = () => {
    setIsLoading(true);
    // The core has told the person about a failure.
    download(operation, input)
      .catch(() => undefined)
      .finally(() => setIsLoading(false));
  };
  return (
    <Button type="link" className="screen-download" icon={<DownloadOutlined />} loading={busy(isLoading)} onClick={get}>
      {text}
    </Button>
  );
}
