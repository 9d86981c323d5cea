import {
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  HistoryOutlined,
  ImportOutlined,
  LinkOutlined,
  PlusOutlined,
  ReloadOutlined,
  RestOutlined,
  SwapOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons of actions by name of @ant-design/icons without 'Outlined'. A list of its own: all icons would weigh more than the app. */
const icons: Readonly<Record<string, ComponentType>> = {
  Copy: CopyOutlined,
  Delete: DeleteOutlined,
  Download: DownloadOutlined,
  Edit: EditOutlined,
  Export: ExportOutlined,
  Eye: EyeOutlined,
  History: HistoryOutlined,
  Import: ImportOutlined,
  Link: LinkOutlined,
  Plus: PlusOutlined,
  Reload: ReloadOutlined,
  Rest: RestOutlined,
  Swap: SwapOutlined,
  Upload: UploadOutlined,
};

const usual: Readonly<Record<string, string>> = {
  create: 'Plus',
  import: 'Import',
  export: 'Export',
  recycled: 'Rest',
  recycle: 'Rest',
  history: 'History',
  template: 'Download',
};

/** The icon of an action: its own, or the usual one of its name; nothing where there is neither. */
export function ActionIcon({ name, icon }: { name: string; icon?: string | undefined }) {
  const Icon = icons[icon ?? usual[name] ?? ''];
  return Icon ? <Icon /> : null;
}
