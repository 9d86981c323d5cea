import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeWords } from '#schemas/generated/words.ts';
import type { Json } from './formats.ts';
import { CatalogueError } from './problem.ts';

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
  /** Of the learner's dark appearance; a theme without them is always light. */
  darkColours?: Record<string, string>;
  /** Where high contrast was chosen; a theme without them has those of the default theme. */
  contrastColours?: Record<string, string>;
  /** The same in the dark appearance; else they are `contrastColours` there, too. */
  darkContrastColours?: Record<string, string>;
  radius: Record<string, number>;
  shadow: Record<string, string>;
  font: string;
  headerIcon: Icon;
  footerIcon: Icon;
  favicon: string;
  hides: string[];
}

/** A theme file as its readers want it. @throws CatalogueError where an icon's file is not there. */
export function normaliseTheme({
  root,
  file,
  content,
}: {
  root: string;
  file: string;
  content: Record<string, Json>;
}): Theme {
  const { icons, logo, hides, title, channelId, colours, radius, shadow, font, ...further } =
    content as unknown as ThemeWords;
  const { darkColours, contrastColours, darkContrastColours } = further;
  const source = (use: keyof typeof icons) => {
    const path = join(root, 'schemas', 'themes', icons[use]);
    if (!existsSync(path))
      throw new CatalogueError([
        { file, pointer: `/icons/${use}`, reason: `schemas/themes 中没有文件“${icons[use]}”` },
      ]);
    return dataUri(readFileSync(path, 'utf8'));
  };
  return {
    title,
    ...(channelId !== undefined && { channelId }),
    colours,
    ...(darkColours && { darkColours }),
    ...(contrastColours && { contrastColours }),
    ...(darkContrastColours && { darkContrastColours }),
    radius,
    shadow,
    font,
    headerIcon: { src: source('header'), width: logo?.width ?? 32, height: logo?.height ?? 32 },
    footerIcon: { src: source('footer'), width: 32, height: 32 },
    favicon: source('favicon'),
    hides: hides ?? [],
  };
}

/** A picture as an address of its own: as text, which packs to half of what its Base64 does. */
function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#<>"\s]/g, (sign) => encodeURIComponent(sign))}`;
}
