import { inAppearances, variablesOf, type Colours } from '#runtime/core/brand/appearances.ts';
import type { Catalogue } from './catalogue.ts';
import type { Theme } from './theme.ts';
import type { GeneratedFile } from './output.ts';

/**
 * What both apps know of a theme, its looks as data for the admin's tokens, what an organisation's own colours are read on,
 * the looks as CSS variables for the learner and the log-in page, and those of high contrast for the pages that offer it.
 */
export function themeFiles({ themes }: Pick<Catalogue, 'themes'>): GeneratedFile[] {
  const entries = Object.entries(themes).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    {
      path: 'schemas/generated/themes.json',
      text: textOf(
        entries.map(([name, { channelId, headerIcon, footerIcon, favicon, hides }]) => [
          name,
          { channelId, headerIcon, footerIcon, favicon, hides },
        ]),
      ),
    },
    {
      path: 'schemas/generated/themeLooks.json',
      text: textOf(
        entries.map(([name, { colours, radius, shadow, font }]) => [name, { colours, radius, shadow, font }]),
      ),
    },
    {
      path: 'schemas/generated/grounds.json',
      text: textOf([
        ['light', themes['default']?.colours],
        ['dark', themes['default']?.darkColours],
      ]),
    },
    sheet({ name: 'themes', rules: entries.map(([name, theme]) => rule({ name, theme })) }),
    sheet({ name: 'contrast', rules: entries.flatMap(([name, theme]) => contrastRule({ name, theme })) }),
  ];
}

function textOf(entries: readonly (readonly [string, unknown])[]): string {
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

function rule({ name, theme }: { name: string; theme: Theme }): string {
  const lines = [
    'color-scheme: light',
    ...variablesOf(theme.colours),
    ...Object.entries(theme.radius).map(
      ([word, value]) => `--${word === 'control' ? 'radius' : `radius-${word}`}: ${value}px`,
    ),
    ...Object.entries(theme.shadow).map(
      ([word, value]) => `--${word === 'rest' ? 'shadow' : `shadow-${word}`}: ${value}`,
    ),
    `--font: ${theme.font}`,
  ];
  return inAppearances({
    roots: [rootOf(name)],
    light: lines,
    dark: darkLines({ colours: theme.colours, darkColours: theme.darkColours }),
  });
}

/** What is shown with high contrast within a page, whichever its appearance. */
function contrastRule({ name, theme }: { name: string; theme: Theme }): string[] {
  const { contrastColours: colours, darkContrastColours: darkColours } = theme;
  if (!colours) return [];
  const light = ['color-scheme: light', ...variablesOf(colours)];
  return [
    inAppearances({
      roots: [rootOf(name)],
      within: ' .has-high-contrast',
      light,
      dark: darkLines({ colours, darkColours }),
    }),
  ];
}

/** Colours without dark ones are as light as they are, also where the default theme would be dark. */
function darkLines({ colours, darkColours }: { colours: Colours; darkColours: Colours | undefined }): string[] {
  return darkColours
    ? ['color-scheme: dark', ...variablesOf(darkColours)]
    : ['color-scheme: light', ...variablesOf(colours)];
}

/** The default theme holds everywhere; another where the page says so: <html data-theme="partner">. */
function rootOf(name: string): string {
  return name === 'default' ? ':root' : `:root[data-theme='${name}']`;
}

function sheet({ name, rules }: { name: string; rules: readonly string[] }): GeneratedFile {
  return {
    path: `schemas/generated/${name}.css`,
    text: `/* Generated from schemas/. Do not edit. */\n${rules.join('\n')}`,
  };
}
