import { DatePicker, Form, Input, Modal, Space, Tag } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { toWireTime } from '#runtime/core/dates.ts';
import { texts } from './texts.ts';

export interface Reasoned {
  reason: string;
  completeBy?: string;
}

/** Days that one has to complete an application where nobody says otherwise. */
const usualDays = 7;

/** Why an application is returned or rejected; what was marked in its materials is there already. */
export function ReasonDialog({
  kind,
  wrong,
  isBusy,
  onClose,
  onDone,
}: {
  kind: 'returned' | 'rejected';
  wrong: readonly string[];
  isBusy: boolean;
  onClose(): void;
  onDone(reasoned: Reasoned): void;
}) {
  const [reason, setReason] = useState(wrong.map(texts.wrong).join('；'));
  const [completeBy, setCompleteBy] = useState<Dayjs | null>(() =>
    dayjs().add(usualDays, 'day').hour(23).minute(59).second(0),
  );
  const [isChecked, setChecked] = useState(false);
  const isReturn = kind === 'returned';
  const isReasonMissing = reason.trim().length < 2;
  const isTimeMissing = isReturn && !completeBy?.isAfter(dayjs());
  const done = (): void => {
    setChecked(true);
    if (isReasonMissing || isTimeMissing) return;
    onDone({ reason: reason.trim(), ...(isReturn && completeBy && { completeBy: toWireTime(completeBy.toDate()) }) });
  };
  return (
    <Modal
      open
      title={isReturn ? texts.giveBack : texts.reject}
      okText={isReturn ? texts.giveBack : texts.reject}
      okButtonProps={{ danger: !isReturn, loading: isBusy }}
      onOk={done}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label={texts.reason}
          required
          help={isChecked && isReasonMissing ? texts.missingReason : texts.reasonHelp}
          validateStatus={isChecked && isReasonMissing ? 'error' : ''}
          htmlFor="apply-reason"
        >
          <Input.TextArea
            id="apply-reason"
            rows={3}
            maxLength={500}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onPressEnter={(event) => (event.ctrlKey || event.metaKey) && done()}
          />
        </Form.Item>
        <Space wrap className="apply-review-usual">
          {texts.usual.map((usual) => (
            <Tag.CheckableTag
              key={usual}
              checked={reason.includes(usual)}
              onChange={(isOn) =>
                setReason((former) =>
                  isOn
                    ? [former, usual].filter(Boolean).join('；')
                    : former.replace(usual, '').replace(/^；|；(?=；|$)/g, ''),
                )
              }
            >
              {usual}
            </Tag.CheckableTag>
          ))}
        </Space>
        {isReturn && (
          <Form.Item
            label={texts.completeBy}
            required
            help={isChecked && isTimeMissing ? texts.missingTime : undefined}
            validateStatus={isChecked && isTimeMissing ? 'error' : ''}
            htmlFor="apply-complete-by"
          >
            <DatePicker
              id="apply-complete-by"
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              value={completeBy}
              onChange={setCompleteBy}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
