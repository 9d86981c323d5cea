import { Button, Empty, Modal, Skeleton } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { ReportView } from './ReportView.tsx';
import { texts } from './texts.ts';

/** What the papers of a session are like. */
export function PaperReport({ rows: [session], onClose }: ActionPartProps) {
  const { data, error, reload } = useCall('examSession.paperReport', { id: idOf(session) });
  return (
    <Modal
      open
      width="min(1120px, calc(100vw - 32px))"
      title={texts.reportTitle(asText(session?.['sessionCode']))}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error?.kind === 'conflict' ? (
        <Empty description={texts.noPapers} />
      ) : error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <ReportView report={data} />
      )}
    </Modal>
  );
}
