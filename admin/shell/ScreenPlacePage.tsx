import { useEffect, type ReactNode } from 'react';
import { ScreenPage } from '#runtime/screen/ScreenPage.tsx';
import { tab } from '#runtime/core/storage.ts';
import { basePath } from '../entry/paths.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { entriesOf, type MenuGroup } from './menus.ts';
import { MenuTabs } from './MenuTabs.tsx';
import { RecordLink } from './RecordLink.tsx';
import type { ScreenPlace } from './screenRoutes.ts';

/** A screen of the catalogue with its place in the product above it. */
export function ScreenPlacePage({ place, group }: { place: ScreenPlace; group: MenuGroup | undefined }): ReactNode {
  const { menu, name, params, step } = place;
  const entry = entriesOf(group?.menus ?? []).find(({ tabs }) => tabs.includes(menu));
  useEffect(() => {
    tab.set('ActiveRouterPath', `${basePath}${menu.route}`);
  }, [menu.route]);
  return (
    <>
      <Breadcrumbs group={group} place={place} />
      {entry && entry.tabs.length > 1 && step === undefined && <MenuTabs entry={entry} current={menu} />}
      <ScreenPage
        key={`${name} ${params['id'] ?? ''}`}
        name={name}
        base={menu.route}
        params={params}
        title={menu.label}
        RecordLink={RecordLink}
      />
    </>
  );
}
