import {
  BarChartOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  FileTextOutlined,
  HistoryOutlined,
  ImportOutlined,
  LinkOutlined,
  NotificationOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  RestOutlined,
  SwapOutlined,
  UploadOutlined,
  UserAddOutlined,
} from '@ant-design/icons';
import type { AriaAttributes, ComponentType } from 'react';

/** Icons of actions by name of @ant-design/icons without 'Outlined'. A list of its own: all icons would weigh more than the app. */
const icons: Readonly<Record<string, ComponentType<Pick<AriaAttributes, 'aria-hidden'>>>> = {
  BarChart: BarChartOutlined,
  Copy: CopyOutlined,
  Delete: DeleteOutlined,
  Download: DownloadOutlined,
  Edit: EditOutlined,
  Export: ExportOutlined,
  Printer: PrinterOutlined,
  Eye: EyeOutlined,
  FileText: FileTextOutlined,
  History: HistoryOutlined,
  Import: ImportOutlined,
  Link: LinkOutlined,
  Notification: NotificationOutlined,
  Plus: PlusOutlined,
  Reload: ReloadOutlined,
  Rest: RestOutlined,
  Swap: SwapOutlined,
  Upload: UploadOutlined,
  UserAdd: UserAddOutlined,
};

/** The icon of an action, which has a name of its own; nothing where it has none. */
export function ActionIcon({ icon }: { icon: string | undefined }) {
  const Icon = icon === undefined ? undefined : icons[icon];
  return Icon ? <Icon aria-hidden /> : null;
}
