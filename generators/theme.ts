import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeWords } from '#schemas/generated/words.ts';
import type { Json } from './formats.ts';

interface Icon {
  /** A data URI. */
  src: string;
  width: number;
  height: number;
}

/** A theme with its icons carried along, so that nothing has to be fetched before the page can show them. */
export interface Theme {
  title: string;
  channelId?: string;
  colours: Record<string, string>;
  radius: Record<string, number>;
  shadow: Record<string, string>;
  font: string;
  headerIcon: Icon;
  footerIcon: Icon;
  favicon: string;
  hides: string[];
}

/** A theme file as its readers want it. @throws Error where an icon's file is not there. */
export function normaliseTheme({ root, content }: { root: string; content: Record<string, Json> }): Theme {
  const { icons, logo, hides, title, channelId, colours, radius, shadow, font } = content as unknown as ThemeWords;
  const source = (name: string) =>
    `data:image/svg+xml;base64,${readFileSync(join(root, 'schemas', 'themes', name)).toString('base64')}`;
  return {
    title,
    ...(channelId !== undefined && { channelId }),
    colours,
    radius,
    shadow,
    font,
    headerIcon: { src: source(icons.header), width: logo?.width ?? 32, height: logo?.height ?? 32 },
    footerIcon: { src: source(icons.footer), width: 32, height: 32 },
    favicon: source(icons.favicon),
    hides: hides ?? [],
  };
}
