import { useCall } from '#runtime/react/useCall.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { UsesDialog } from '../uses/UsesDialog.tsx';

/** What has chosen a value that the tenant added to a dictionary, and how many. */
export function ValueUses({ rows: [value], onClose }: ActionPartProps) {
  const { data, error, reload } = useCall('dictionaryValue.uses', { id: idOf(value) });
  return (
    <UsesDialog
      title={`“${asText(value?.['label'])}”的使用处`}
      empty="还没有数据选了它"
      count={data?.length}
      error={error}
      reload={reload}
      onClose={onClose}
    >
      {data?.map(({ entity, entityTitle, fieldTitle, count }) => (
        <li key={`${entity} ${fieldTitle}`}>
          <span className="uses-kind">{`${entityTitle} · ${fieldTitle}`}</span>
          <span>{`${count} 条`}</span>
        </li>
      ))}
    </UsesDialog>
  );
}
