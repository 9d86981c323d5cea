import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#runtime/react/useSession.ts';
import { Bell } from '../bell/Bell.tsx';
import { texts } from '../texts.ts';
import { TenantSelect } from './TenantSelect.tsx';
import { helpAddress } from './helpAddress.ts';
import { isHidden, type Theme } from '#runtime/core/theme.ts';
import { useFullScreen } from './useFullScreen.ts';
import { UserMenu } from './UserMenu.tsx';

export type MenuState = 'none' | 'folded' | 'unfolded' | 'open' | 'closed';

const toggles = {
  folded: { label: texts.unfoldMenu, icon: <MenuUnfoldOutlined />, isExpanded: false },
  unfolded: { label: texts.foldMenu, icon: <MenuFoldOutlined />, isExpanded: true },
  open: { label: texts.closeMenu, icon: <MenuOutlined />, isExpanded: true },
  closed: { label: texts.openMenu, icon: <MenuOutlined />, isExpanded: false },
} as const;

/** Logo, menu switch, the way anywhere, tenant, messages, help, full screen, person. */
export function Header({
  theme,
  menuState,
  onToggleMenu,
  onGoAnywhere,
}: {
  theme: Theme;
  menuState: MenuState;
  onToggleMenu: () => void;
  onGoAnywhere: () => void;
}): ReactNode {
  const fullScreen = useFullScreen();
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <header className="header">
      {menuState !== 'none' && (
        <Tooltip title={toggles[menuState].label} placement="bottom">
          <Button
            type="text"
            aria-label={toggles[menuState].label}
            aria-expanded={toggles[menuState].isExpanded}
            icon={toggles[menuState].icon}
            onClick={onToggleMenu}
          />
        </Tooltip>
      )}
      <Link to="/" className="header-logo" aria-label={`${texts.product}，${texts.backHome}`}>
        <img src={theme.headerIcon.src} alt="" width={theme.headerIcon.width} height={theme.headerIcon.height} />
        <span className="header-name">{texts.product}</span>
      </Link>
      <span className="header-space" />
      {menuState !== 'none' && (
        <button
          type="button"
          className="header-search"
          aria-keyshortcuts="Control+K"
          aria-label={texts.goAnywhere}
          onClick={onGoAnywhere}
        >
          <SearchOutlined aria-hidden />
          <span>{texts.goAnywhere}</span>
          <kbd>{texts.goShortcut}</kbd>
        </button>
      )}
      {!isHidden({ theme, what: 'switchTenant' }) && <TenantSelect />}
      {user?.currTenantId && <Bell />}
      {!isHidden({ theme, what: 'helpButton' }) && (
        <Tooltip title={texts.help} placement="bottom">
          <Button
            type="text"
            aria-label={texts.help}
            icon={<QuestionCircleOutlined />}
            href={helpAddress(pathname)}
            target="_blank"
            rel="noopener"
          />
        </Tooltip>
      )}
      {fullScreen.isSupported && (
        <Tooltip title={fullScreen.isOn ? texts.exitFullScreen : texts.fullScreen} placement="bottom">
          <Button
            type="text"
            className="header-fullscreen"
            aria-label={fullScreen.isOn ? texts.exitFullScreen : texts.fullScreen}
            icon={fullScreen.isOn ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            onClick={() => fullScreen.change(!fullScreen.isOn)}
          />
        </Tooltip>
      )}
      <UserMenu theme={theme} />
    </header>
  );
}
