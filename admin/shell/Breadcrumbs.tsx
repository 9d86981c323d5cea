import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import type { MenuGroup } from './menus.ts';
import type { ScreenPlace } from './screenRoutes.ts';

const steps = { new: '新增', edit: '编辑', detail: '详情' } as const;

/** Where the page stands: group, menu, step. */
export function Breadcrumbs({ group, place: { menu, step } }: { group: MenuGroup | undefined; place: ScreenPlace }): ReactNode {
  const items = [
    ...(group ? [{ key: group.code, title: group.label }] : []),
    { key: menu.code, title: step ? <Link to={menu.route}>{menu.label}</Link> : menu.label },
    ...(step ? [{ key: step, title: steps[step] }] : []),
  ];
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumb}>
      <Breadcrumb items={items} />
    </nav>
  );
}
