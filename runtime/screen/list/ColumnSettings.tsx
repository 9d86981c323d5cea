import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { texts } from '../texts.ts';
import type { ColumnSettings as Settings, ShownColumn } from './settings.ts';

export interface ColumnSettingsProps {
  columns: readonly ShownColumn[];
  settings: Settings;
  onChange(settings: Settings): void;
}

const ColumnList = lazy(async () => ({ default: (await import('./ColumnList.tsx')).ColumnList }));

/** Which columns are shown, in what order and how wide. */
export function ColumnSettings(props: ColumnSettingsProps) {
  const content = (
    <Suspense fallback={<Skeleton active className="screen-columns" />}>
      <ColumnList {...props} />
    </Suspense>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title={texts.settings} content={content}>
      <Button icon={<SettingOutlined />} aria-label={texts.settings} />
    </Popover>
  );
}
