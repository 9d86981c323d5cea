import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { CatalogueSource } from '../files.ts';
import type { Known } from './known.ts';
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

/** Buttons of a screen whose icon is not drawn. */
export function checkActionIcons({
  source: { file, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  return ['toolbar', 'row', 'bulk'].flatMap((place) =>
    Object.entries((content[place] ?? {}) as Record<string, { icon?: Json } | null>).flatMap(([name, action]) =>
      iconReasons({ icon: action?.icon, icons: known.code.actionIcons }).map((reason) => ({
        file,
        pointer: `/${place}/${name}/icon`,
        reason,
      })),
    ),
  );
}
