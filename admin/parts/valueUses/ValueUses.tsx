import { Button, Empty, Modal, Skeleton } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import '../fileUses/fileUses.css';

/** What has chosen a value that the tenant added to a dictionary, and how many. */
export function ValueUses({ rows: [value], onClose }: ActionPartProps) {
  const { data, error, reload } = useCall('dictionaryValue.uses', { id: idOf(value) });
  return (
    <Modal
      open
      title={`“${asText(value?.['label'])}”的使用之处`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !data ? (
        <Skeleton active title={false} />
      ) : data.length === 0 ? (
        <Empty description="还没有数据选了它" />
      ) : (
        <ul className="file-uses">
          {data.map(({ entity, entityTitle, fieldTitle, count }) => (
            <li key={`${entity} ${fieldTitle}`}>
              <span className="file-uses-kind">{`${entityTitle} · ${fieldTitle}`}</span>
              <span>{`${count} 条`}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
