import { AppstoreOutlined } from '@ant-design/icons';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { icons } from './icons.ts';
import type { MoreIcon } from './moreIcons.ts';

/** The icon that modules.json names, without the Outlined suffix; a neutral one for an unknown name. */
export function MenuIcon({ name }: { name: string }): ReactNode {
  const Icon = icons[name] ?? furtherIcon(name);
  return (
    <Suspense fallback={<AppstoreOutlined />}>
      <Icon />
    </Suspense>
  );
}

const further = new Map<string, ComponentType>();

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
