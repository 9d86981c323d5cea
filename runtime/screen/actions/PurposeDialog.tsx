import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { texts } from '../texts.ts';

export interface PurposeDialogProps {
  action: ScreenAction;
  run(purpose: string): Promise<void>;
  onClose(): void;
}

/** Asks what a file is for that shows in full what others see masked: it stands in the log. */
export function PurposeDialog({ action, run, onClose }: PurposeDialogProps) {
  const [purpose, setPurpose] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const isMissing = purpose.trim().length < shortest;
  const go = async (): Promise<void> => {
    setChecked(true);
    if (isMissing || isRunning) return;
    setRunning(true);
    try {
      await run(purpose.trim());
      onClose();
    } catch {
      // The core has told the person.
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      title={action.title}
      okText={action.title}
      cancelText={texts.cancel}
      okButtonProps={{ loading: isRunning }}
      onOk={() => void go()}
      onCancel={() => !isRunning && onClose()}
      maskClosable={false}
    >
      <Form layout="vertical" onFinish={() => void go()}>
        <Form.Item
          label={texts.purpose}
          htmlFor="purpose"
          required
          help={isChecked && isMissing ? texts.purposeMissing : texts.purposeHelp}
          validateStatus={isChecked && isMissing ? 'error' : ''}
        >
          <Input
            id="purpose"
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={purpose}
            onChange={({ target }) => setPurpose(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Characters, as the server asks. */
const shortest = 2;
