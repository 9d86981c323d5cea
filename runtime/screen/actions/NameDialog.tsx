import { Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';

export interface NameDialogProps {
  action: ScreenAction;
  id: string;
  /** Of the record; typed before the action can be done. */
  name: string;
  run(): Promise<void>;
  onClose(): void;
}

/** Asks for the name of a record before something that weighs heavily is done to it, and shows what hangs on it. */
export function NameDialog({ action, id, name, run, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const isSame = typed.trim() === name;
  const go = async (): Promise<void> => {
    if (!isSame) return;
    setIsRunning(true);
    try {
      await run();
      onClose();
    } catch {
      // The core has told the person.
      setIsRunning(false);
    }
  };
  return (
    <Modal
      open
      title={texts.nameTitle(action.title, name)}
      okText={action.title}
      cancelText={texts.cancel}
      okButtonProps={{ danger: action.isDanger ?? false, disabled: !isSame, loading: isRunning }}
      onOk={() => void go()}
      onCancel={() => !isRunning && onClose()}
      maskClosable={false}
    >
      {action.confirm && <p>{action.confirm}</p>}
      {action.weighs && <Hanging operation={action.weighs} id={id} />}
      <Form layout="vertical" onFinish={() => void go()}>
        <Form.Item label={texts.nameToType(name)} htmlFor="typed-name" className="screen-gap-top">
          <Input
            id="typed-name"
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function Hanging({ operation, id }: { operation: string; id: string }) {
  const { data, error, reload } = useCallByName(operation, { id });
  if (error) return <Failed message={error.message} onRetry={reload} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const { rows } = data as { rows: { title: string; count: number }[] };
  return rows.length === 0 ? (
    <p>{texts.nothingHangs}</p>
  ) : (
    <section className="screen-hanging" aria-label={texts.hangs}>
      <h3>{texts.hangs}</h3>
      <ul>
        {rows.map(({ title, count }) => (
          <li key={title}>
            {title} <strong>{count.toLocaleString('zh-CN')}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
