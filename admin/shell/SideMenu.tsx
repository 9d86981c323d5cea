import { Menu as AntdMenu } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuAt, type Menu, type MenuGroup } from './menus.ts';

/** The home page has no code. */
const homeKey = 'home';

/** Beside pages with an icon those without keep its place free. */
const hasIcons = (pages: readonly Menu[]): boolean => pages.some(({ icon }) => icon !== undefined);

export interface SideMenuProps {
  groups: readonly MenuGroup[];
  path: string;
  isFolded: boolean;
  /** Called when a page was chosen. */
  onGo?: () => void;
}

/** The home page and the menu of two levels; the group of the present page is open. */
export function SideMenu({ groups, path, isFolded, onGo }: SideMenuProps): ReactNode {
  const menus = useMemo(() => groups.flatMap((group) => group.menus), [groups]);
  const current = menuAt({ menus, path });
  const [openGroups, setOpenGroups] = useState(() => groups.map(({ code }) => code));
  const items = useMemo(
    () => [
      { key: homeKey, label: <Link to="/">{texts.home}</Link>, icon: <MenuIcon name="Dashboard" /> },
      ...groups.map(({ code, label, icon, menus: pages }) => ({
        key: code,
        label,
        icon: icon && <MenuIcon name={icon} />,
        children: pages.map((page) => ({
          key: page.code,
          label: <Link to={page.route}>{page.label}</Link>,
          icon: page.icon ? <MenuIcon name={page.icon} /> : hasIcons(pages) && <span className="side-menu-blank" />,
        })),
      })),
    ],
    [groups],
  );
  return (
    <AntdMenu
      mode="inline"
      className="side-menu"
      items={items}
      inlineCollapsed={isFolded}
      inlineIndent={16}
      selectedKeys={current ? [current.code] : path === '/' ? [homeKey] : []}
      {...(!isFolded && { openKeys: openGroups, onOpenChange: setOpenGroups })}
      onClick={onGo}
    />
  );
}
