import type { Catalogue } from './catalogue.ts';
import type { Theme } from './theme.ts';
import type { GeneratedFile } from './output.ts';

/**
 * What both apps know of a theme, its looks as data for the admin's tokens, and these as CSS variables for the learner and
 * the log-in page.
 */
export function themeFiles({ themes }: Pick<Catalogue, 'themes'>): GeneratedFile[] {
  const entries = Object.entries(themes).sort(([one], [other]) => (one < other ? -1 : 1));
  const rules = entries.map(([name, theme]) => rule({ name, theme }));
  return [
    {
      path: 'schemas/generated/themes.json',
      text: textOf(
        entries.map(([name, { title: _, colours, darkColours: _dark, radius, shadow, font, ...known }]) => [
          name,
          known,
        ]),
      ),
    },
    {
      path: 'schemas/generated/themeLooks.json',
      text: textOf(
        entries.map(([name, { colours, radius, shadow, font }]) => [name, { colours, radius, shadow, font }]),
      ),
    },
    { path: 'schemas/generated/themes.css', text: `/* Generated from schemas/. Do not edit. */\n${rules.join('\n')}` },
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
  const root = name === 'default' ? ':root' : `:root[data-theme='${name}']`;
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
  const light = block(root, lines);
  const { darkColours } = theme;
  // A theme without dark colours is as light as it is, also where the default theme would be dark.
  const dark = darkColours
    ? ['color-scheme: dark', ...coloursOf(darkColours)]
    : ['color-scheme: light', ...coloursOf(theme.colours)];
  return `${light}${block(`${root}[data-appearance='dark']`, dark)}@media (prefers-color-scheme: dark) {\n${block(`${root}[data-appearance='system']`, dark)}}\n`;
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

function coloursOf(colours: Readonly<Record<string, string>>): string[] {
  return Object.entries(colours).map(([word, value]) => `--${kebab(word)}: ${value}`);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
