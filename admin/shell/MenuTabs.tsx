import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Menu, MenuEntry } from './menus.ts';

/** The pages of an entry of the menu beside each other; each keeps its own address. */
export function MenuTabs({ entry: { label, tabs }, current }: { entry: MenuEntry; current: Menu }): ReactNode {
  return (
    <nav className="menu-tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.code}>
            <Link to={tab.route} {...(tab === current && { 'aria-current': 'page' })}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
