import { Menu as AntdMenu } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { entriesOf, isNew, menuAt, type MenuEntry, type MenuGroup } from './menus.ts';

/** The home page has no code. */
const homeKey = 'home';

const nothing: ReadonlySet<string> = new Set();

/** Beside pages with an icon those without keep its place free. */
const hasIcons = (entries: readonly MenuEntry[]): boolean => entries.some(({ icon }) => icon !== undefined);

export interface SideMenuProps {
  groups: readonly MenuGroup[];
  path: string;
  isFolded: boolean;
  /** Codes of the pages of which something waits. */
  waiting?: ReadonlySet<string>;
  /** Called when a page was chosen. */
  onGo?: () => void;
}

/** The home page and the menu of two levels; the group of the present page is open, its entry in view. */
export function SideMenu({ groups, path, isFolded, waiting = nothing, onGo }: SideMenuProps): ReactNode {
  const drawn = useMemo(() => groups.map((group) => ({ ...group, entries: entriesOf(group.menus) })), [groups]);
  const current = useMemo(() => placeIn({ groups: drawn, path }), [drawn, path]);
  const [openGroups, setOpenGroups] = useState(() => groups.map(({ code }) => code));
  const frame = useRef<HTMLDivElement>(null);
  const [group, entry] = [current?.group, current?.entry.key];
  useEffect(() => {
    if (group !== undefined) setOpenGroups((former) => (former.includes(group) ? former : [...former, group]));
  }, [group, entry]);
  useEffect(() => {
    frame.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [entry, openGroups]);
  const items = useMemo(
    () => [
      { key: homeKey, label: <Link to="/">{texts.home}</Link>, icon: <MenuIcon name="Dashboard" /> },
      ...drawn.map(({ code, label, icon, entries }) => ({
        key: code,
        label,
        icon: icon && <MenuIcon name={icon} />,
        children: entries.map((each) => ({
          key: each.key,
          label: (
            <Link to={each.route}>
              {each.label}
              {isNew({ entry: each, waiting }) && <span className="side-menu-new">{texts.new}</span>}
            </Link>
          ),
          icon: each.icon ? <MenuIcon name={each.icon} /> : hasIcons(entries) && <span className="side-menu-blank" />,
        })),
      })),
    ],
    [drawn, waiting],
  );
  return (
    <div ref={frame}>
      <AntdMenu
        mode="inline"
        className="side-menu"
        items={items}
        inlineCollapsed={isFolded}
        inlineIndent={16}
        selectedKeys={entry !== undefined ? [entry] : path === '/' ? [homeKey] : []}
        {...(!isFolded && { openKeys: openGroups, onOpenChange: setOpenGroups })}
        onClick={onGo}
      />
    </div>
  );
}

type Drawn = MenuGroup & { entries: MenuEntry[] };

/** The group and the entry that a path belongs to. */
function placeIn({ groups, path }: { groups: readonly Drawn[]; path: string }) {
  const menu = menuAt({ menus: groups.flatMap(({ menus }) => menus), path });
  if (!menu) return undefined;
  return groups
    .flatMap(({ code, entries }) => entries.map((entry) => ({ group: code, entry })))
    .find(({ entry }) => entry.tabs.includes(menu));
}
