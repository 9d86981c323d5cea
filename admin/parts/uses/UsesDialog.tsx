import { Button, Empty, Modal, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import './uses.css';

export interface UsesDialogProps {
  title: string;
  /** What is said where there are none. */
  empty: string;
  /** How many lines there are; undefined until they are here. */
  count: number | undefined;
  error: { message: string } | undefined;
  reload(): void;
  onClose(): void;
  /** The lines, as items of a list. */
  children: ReactNode;
  /** What is said below them. */
  note?: string | undefined;
}

/** What uses something, in a dialog. */
export function UsesDialog({ title, empty, count, error, reload, onClose, children, note }: UsesDialogProps) {
  return (
    <Modal open title={title} onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : count === undefined ? (
        <Skeleton active title={false} />
      ) : count === 0 ? (
        <Empty description={empty} />
      ) : (
        <>
          <ul className="uses">{children}</ul>
          {note && <p className="screen-help">{note}</p>}
        </>
      )}
    </Modal>
  );
}
