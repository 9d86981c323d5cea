import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { FormScreen } from '#generators/formats.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useFrame, useHost } from '../host.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';

/** Opens a new form filled from the record, for whoever may add one. */
export function CopyButton({ screen, record }: { screen: FormScreen; record: ScreenRecord | undefined }) {
  const has = useCodes();
  const { open } = useHost();
  const { kind } = useFrame();
  const id = idOf(record);
  // In a block the record is the only one of its kind.
  if (id === '' || kind === 'block' || !screen.load || !has(operationOf(screen.save).saveCodes?.create)) return null;
  return (
    <Button icon={<CopyOutlined />} onClick={() => open({ screen: screen.name, params: { copyOf: id } })}>
      {texts.copy}
    </Button>
  );
}
