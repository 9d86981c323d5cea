import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import type { MenuGroup } from './menus.ts';
import type { ScreenPlace } from './screenRoutes.ts';

const steps = { new: texts.stepNew, edit: texts.stepEdit, detail: texts.stepDetail } as const;

/** Where the page stands: group, entry of the menu where it is a tab of one, page, step. */
export function Breadcrumbs({
  group,
  place: { menu, step },
}: {
  group: MenuGroup | undefined;
  place: ScreenPlace;
}): ReactNode {
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumb}>
      <ol>
        {group && <li>{group.label}</li>}
        {menu.tabOf !== undefined && menu.tabOf !== menu.label && <li>{menu.tabOf}</li>}
        <li>{step ? <Link to={menu.route}>{menu.label}</Link> : <span aria-current="page">{menu.label}</span>}</li>
        {step && (
          <li>
            <span aria-current="page">{steps[step]}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
