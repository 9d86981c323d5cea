import { PrinterOutlined } from '@ant-design/icons';
import { Button, Empty, Modal, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { bankCode } from '../paperEditor/useFacts.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { texts } from './texts.ts';
import { WholePaper } from './WholePaper.tsx';
import './paperPrint.css';

type Content = 'plain' | 'keys' | 'sheet';
type Size = 'a4' | 'a3';

/** A paper as it will be printed, with or without keys, or its answer sheet. */
export function PaperPrint({ rows: [record], onClose }: ActionPartProps) {
  const canReadKeys = useCodes()(bankCode);
  const [content, setContent] = useState<Content>('plain');
  const [size, setSize] = useState<Size>('a4');
  const hasKeys = content === 'keys';
  const { data, error, isLoading, reload } = useCall('paper.findExamPlanDetail', { id: idOf(record), hasKeys });
  const isEmpty = data?.questionCount === 0;
  return (
    <Modal
      open
      width="min(1440px, calc(100vw - 32px))"
      style={{ top: 16 }}
      title={texts.title(asText(record?.['paperName']))}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <div className="paper-print-bar">
        <Segmented<Content>
          aria-label={texts.content}
          value={content}
          onChange={setContent}
          options={[
            { value: 'plain', label: texts.plain },
            { value: 'keys', label: texts.keys, disabled: !canReadKeys },
            { value: 'sheet', label: texts.sheet },
          ]}
        />
        <Segmented<Size>
          aria-label={texts.size}
          value={size}
          onChange={setSize}
          options={[
            { value: 'a4', label: texts.a4 },
            { value: 'a3', label: texts.a3 },
          ]}
        />
        <Button
          type="primary"
          icon={<PrinterOutlined />}
          disabled={!data || isLoading || isEmpty || error !== undefined}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <p className="screen-help">
          {[...(data && !data.isPinned ? [texts.draft] : []), ...(canReadKeys ? [] : [texts.noKeys]), texts.pages].join(
            '',
          )}
        </p>
      </div>
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !data || isLoading ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : isEmpty ? (
        <Empty description={texts.empty}>
          <p className="screen-help">{texts.emptyHelp}</p>
        </Empty>
      ) : (
        // It is scrolled by keys too.
        <div className="paper-print-stage" role="region" aria-label={data.paperName} tabIndex={0}>
          <article className={`printed-paper is-${size}`}>
            {content === 'sheet' ? <AnswerSheet paper={data} /> : <WholePaper paper={data} hasKeys={hasKeys} />}
          </article>
        </div>
      )}
    </Modal>
  );
}
