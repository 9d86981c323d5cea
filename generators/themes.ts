import type { Catalogue } from './catalogue.ts';
import type { Theme } from './theme.ts';
import type { GeneratedFile } from './output.ts';

/**
 * What both apps know of a theme, its looks as data for the admin's tokens, these as CSS variables for the learner and the
 * log-in page, and those of high contrast for the pages that offer it.
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
    sheet({ name: 'themes', rules: entries.map(([name, theme]) => rule({ name, theme })) }),
    sheet({ name: 'contrast', rules: entries.flatMap(([name, theme]) => contrastRule({ name, theme })) }),
  ];
}

function textOf(entries: readonly (readonly [string, unknown])[]): string {
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

/**
 * The default theme holds everywhere; another where the page says so: <html data-theme="partner">. Its dark colours hold
 * only where a page offers them: <html data-appearance="dark">, or "system" on a device that is dark.
 */
function rule({ name, theme }: { name: string; theme: Theme }): string {
  const lines = [
    'color-scheme: light',
    ...coloursOf(theme.colours),
    ...Object.entries(theme.radius).map(
      ([word, value]) => `--${word === 'control' ? 'radius' : `radius-${word}`}: ${value}px`,
    ),
    ...Object.entries(theme.shadow).map(
      ([word, value]) => `--${word === 'rest' ? 'shadow' : `shadow-${word}`}: ${value}`,
    ),
    `--font: ${theme.font}`,
  ];
  return inBoth({ name, light: lines, dark: darkLines({ colours: theme.colours, darkColours: theme.darkColours }) });
}

/** What is shown with high contrast within a page, whichever its appearance. */
function contrastRule({ name, theme }: { name: string; theme: Theme }): string[] {
  const { contrastColours: colours, darkContrastColours: darkColours } = theme;
  if (!colours) return [];
  const light = ['color-scheme: light', ...coloursOf(colours)];
  return [inBoth({ name, within: ' .has-high-contrast', light, dark: darkLines({ colours, darkColours }) })];
}

/** Colours without dark ones are as light as they are, also where the default theme would be dark. */
function darkLines({ colours, darkColours }: { colours: Colours; darkColours: Colours | undefined }): string[] {
  return darkColours
    ? ['color-scheme: dark', ...coloursOf(darkColours)]
    : ['color-scheme: light', ...coloursOf(colours)];
}

interface Both {
  /** Of the theme. */
  name: string;
  /** The selector of what it holds for, where that is not the whole page. */
  within?: string;
  light: readonly string[];
  dark: readonly string[];
}

function inBoth({ name, within = '', light, dark }: Both): string {
  const root = name === 'default' ? ':root' : `:root[data-theme='${name}']`;
  return `${block(`${root}${within}`, light)}${block(`${root}[data-appearance='dark']${within}`, dark)}@media (prefers-color-scheme: dark) {\n${block(`${root}[data-appearance='system']${within}`, dark)}}\n`;
}

function sheet({ name, rules }: { name: string; rules: readonly string[] }): GeneratedFile {
  return {
    path: `schemas/generated/${name}.css`,
    text: `/* Generated from schemas/. Do not edit. */\n${rules.join('\n')}`,
  };
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

type Colours = Readonly<Record<string, string>>;

function coloursOf(colours: Colours): string[] {
  return Object.entries(colours).map(([word, value]) => `--${kebab(word)}: ${value}`);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
