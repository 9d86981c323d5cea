import {
  AppstoreOutlined,
  DownOutlined,
  LogoutOutlined,
  SettingOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Avatar, Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { presenter, setPresenter } from '#runtime/core/presenter.ts';
import { logout, switchRole } from '#runtime/core/session.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { nativePresenter } from '../entry/nativePresenter.ts';
import { texts } from '../texts.ts';
import { modules, siblingsOf } from './menus.ts';
import { isHidden, type Theme } from '#runtime/core/theme.ts';

/** The person: who and where, other roles and systems, account settings, log-out. */
export function UserMenu({ theme }: { theme: Theme }): ReactNode {
  const { user, roles } = useSession();
  const navigate = useNavigate();
  if (!user) return null;

  const changeRole = async (roleId: string): Promise<void> => {
    if (roleId === user.role.roleId || !(await confirmLeave())) return;
    // A failure has been shown by the call; the former role stays.
    await switchRole(roleId).catch(() => undefined);
  };
  const leave = async (): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.logoutAsk,
      message: texts.logoutHelp,
      confirmText: texts.logout,
    });
    if (!isSure || !(await confirmLeave())) return;
    // The shell's own texts go with it, so the farewell is said by the page that stays.
    setPresenter(nativePresenter);
    await logout();
    await navigate('/login', { replace: true });
  };

  const siblings = siblingsOf({ tree: modules, addresses: user.siblings ?? [] });
  const choices: NonNullable<MenuProps['items']> = [
    ...(roles.length > 1
      ? [
          {
            key: 'roles',
            icon: <SwapOutlined />,
            label: texts.switchRole,
            children: roles.map(({ roleId, roleName }) => ({
              key: `role ${roleId}`,
              label: roleName,
              onClick: () => void changeRole(roleId),
            })),
          },
        ]
      : []),
    ...(siblings.length > 0
      ? [
          {
            key: 'modules',
            icon: <AppstoreOutlined />,
            label: texts.modules,
            children: siblings.map(({ code, label, address }) => ({
              key: code,
              label: (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              ),
            })),
          },
        ]
      : []),
    ...(isHidden({ theme, what: 'accountSettings' })
      ? []
      : [
          {
            key: 'account',
            icon: <SettingOutlined />,
            label: texts.accountSettings,
            onClick: () => void navigate('/account'),
          },
        ]),
    ...(isHidden({ theme, what: 'logout' })
      ? []
      : [{ key: 'logout', icon: <LogoutOutlined />, label: texts.logout, onClick: () => void leave() }]),
  ];
  const who = {
    key: 'who',
    type: 'group',
    label: <Who nickname={user.nickname} organisation={user.tenant.tenantName} role={user.role.roleName} />,
  } as const;
  const items: MenuProps['items'] = choices.length > 0 ? [who, { type: 'divider' }, ...choices] : [who];
  return (
    <Dropdown menu={{ items, selectedKeys: [`role ${user.role.roleId}`] }} trigger={['click']} placement="bottomRight">
      <button
        type="button"
        className="header-user"
        aria-label={`${texts.userMenu}：${user.nickname}`}
        aria-haspopup="menu"
      >
        <Avatar size={32} src={user.avatar || undefined} icon={<UserOutlined />} alt="" />
        <span className="header-nickname">{user.nickname}</span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

function Who({ nickname, organisation, role }: { nickname: string; organisation: string; role: string }): ReactNode {
  return (
    <span className="who">
      <strong>{nickname}</strong>
      <span>{organisation}</span>
      <span>{role}</span>
    </span>
  );
}
