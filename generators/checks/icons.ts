import type { Json } from '../formats.ts';
import { nearest, suggestion } from './suggestion.ts';

/** Why an icon is none; `icons` are those that code draws, undefined where they are not known. */
export function iconReasons({
  icon,
  icons,
}: {
  icon: Json | undefined;
  icons: ReadonlySet<string> | undefined;
}): string[] {
  if (typeof icon !== 'string' || !icons || icons.has(icon)) return [];
  const near =
    suggestion({ name: icon, among: icons }) || `，相近的有 ${nearest({ name: icon, among: icons }).join('、')}`;
  return [`没有图标“${icon}”${near}；全部图标见 docs/catalogue.md 的“图标”`];
}
