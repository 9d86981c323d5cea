import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Modal, Segmented, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { bankCode } from '../paperEditor/useFacts.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { missingPictures, type MissingPictures } from './pictures.ts';
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
  const sheet = useRef<HTMLElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [missing, setMissing] = useState<MissingPictures>();
  const print = async (): Promise<void> => {
    if (!sheet.current) return;
    setMissing(undefined);
    setWaiting(true);
    const found = await missingPictures(sheet.current);
    // It was closed meanwhile.
    if (!sheet.current) return;
    setWaiting(false);
    if (found.count > 0) setMissing(found);
    else window.print();
  };
  const choose = (next: Content): void => {
    setContent(next);
    setMissing(undefined);
  };
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
          disabled={isWaiting}
          onChange={choose}
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
          loading={isWaiting}
          onClick={() => void print()}
        >
          {isWaiting ? texts.waiting : texts.print}
        </Button>
        {missing && (
          <Alert
            type="warning"
            showIcon
            message={texts.missing(missing.count, missing.numbers)}
            description={texts.missingHelp}
            action={<Button onClick={() => window.print()}>{texts.printAnyway}</Button>}
          />
        )}
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
          <article ref={sheet} className={`printed-paper is-${size}`}>
            {content === 'sheet' ? <AnswerSheet paper={data} /> : <WholePaper paper={data} hasKeys={hasKeys} />}
          </article>
        </div>
      )}
    </Modal>
  );
}
