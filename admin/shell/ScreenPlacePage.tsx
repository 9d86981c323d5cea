import { useEffect, type ReactNode } from 'react';
import { ScreenPage } from '#runtime/screen/ScreenPage.tsx';
import { tab } from '#runtime/core/storage.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { basePath } from '../entry/paths.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { MenuGroup } from './menus.ts';
import type { ScreenPlace } from './screenRoutes.ts';

/** A screen of the catalogue with its place in the product above it. */
export function ScreenPlacePage({ place, group }: { place: ScreenPlace; group: MenuGroup | undefined }): ReactNode {
  const { menu, name, params } = place;
  useTitle(menu.label);
  useEffect(() => {
    tab.set('ActiveRouterPath', `${basePath}${menu.route}`);
  }, [menu.route]);
  return (
    <>
      <Breadcrumbs group={group} place={place} />
      <ScreenPage key={`${name} ${params['id'] ?? ''}`} name={name} base={menu.route} params={params} />
    </>
  );
}
