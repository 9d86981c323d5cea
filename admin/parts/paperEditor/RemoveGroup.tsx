import { Modal, Radio, Space } from 'antd';
import { useState } from 'react';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import type { Group } from './paper.ts';
import { texts } from './texts.ts';

export interface RemoveGroupProps {
  title: string;
  count: number;
  others: readonly Group[];
  /** Where its questions go: to another group, to none, or off the paper. */
  onRemove(to: number | 'none' | 'off'): void;
  onCancel(): void;
}

/** Asks where the questions of a group go that is removed. */
export function RemoveGroup({ title, count, others, onRemove, onCancel }: RemoveGroupProps) {
  useFocusBack();
  const [to, setTo] = useState<number | 'none' | 'off'>(others[0]?.place ?? 'none');
  return (
    <Modal
      open
      title={texts.removeTitle(title, count)}
      okText={texts.remove}
      okButtonProps={{ danger: true }}
      cancelText={texts.cancel}
      onOk={() => onRemove(to)}
      onCancel={onCancel}
    >
      <Radio.Group value={to} onChange={({ target }) => setTo(target.value as typeof to)}>
        <Space direction="vertical">
          {others.map((other) => (
            <Radio key={other.place} value={other.place}>
              {texts.moveRows(other.title)}
            </Radio>
          ))}
          <Radio value="none">{texts.keepRows}</Radio>
          <Radio value="off">{texts.dropRows}</Radio>
        </Space>
      </Radio.Group>
    </Modal>
  );
}
