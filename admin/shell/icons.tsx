import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  ClusterOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  LayoutOutlined,
  NotificationOutlined,
  ProfileOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { MoreIcon } from './moreIcons.ts';

/** The icons of today's menus. Further ones are in `moreIcons.ts`; all of @ant-design/icons would be a megabyte. */
export const icons: Readonly<Record<string, ComponentType>> = {
  Apartment: ApartmentOutlined,
  Appstore: AppstoreOutlined,
  Audit: AuditOutlined,
  Bank: BankOutlined,
  Calendar: CalendarOutlined,
  Cluster: ClusterOutlined,
  Dashboard: DashboardOutlined,
  FileDone: FileDoneOutlined,
  FolderOpen: FolderOpenOutlined,
  History: HistoryOutlined,
  Home: HomeOutlined,
  Idcard: IdcardOutlined,
  Layout: LayoutOutlined,
  Notification: NotificationOutlined,
  Profile: ProfileOutlined,
  SafetyCertificate: SafetyCertificateOutlined,
  Setting: SettingOutlined,
  Solution: SolutionOutlined,
  Team: TeamOutlined,
  User: UserOutlined,
};

const further = new Map<string, ComponentType>();

/** The icon that modules.json names, without the Outlined suffix; none without a name, a neutral one for an unknown name. */
export function iconOf(name: string | undefined): ReactNode {
  if (name === undefined) return undefined;
  const Icon = icons[name] ?? furtherIcon(name);
  return (
    <Suspense fallback={<AppstoreOutlined />}>
      <Icon />
    </Suspense>
  );
}

function furtherIcon(name: string): ComponentType {
  const known = further.get(name);
  if (known) return known;
  const Icon = lazy(async () => {
    const { moreIcons } = await loadChunk(() => import('./moreIcons.ts'));
    return { default: moreIcons[name as MoreIcon] ?? AppstoreOutlined };
  });
  further.set(name, Icon);
  return Icon;
}
