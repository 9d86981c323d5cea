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
      text: textOf(entries.map(([name, { title: _, colours, radius, shadow, font, ...known }]) => [name, known])),
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

/** The default theme holds everywhere; another where the page says so: <html data-theme="partner">. */
function rule({ name, theme }: { name: string; theme: Theme }): string {
  const selector = name === 'default' ? ':root' : `:root[data-theme='${name}']`;
  const lines = [
    ...Object.entries(theme.colours).map(([word, value]) => [kebab(word), value]),
    ...Object.entries(theme.radius).map(([word, value]) => [
      word === 'control' ? 'radius' : `radius-${word}`,
      `${value}px`,
    ]),
    ...Object.entries(theme.shadow).map(([word, value]) => [word === 'rest' ? 'shadow' : `shadow-${word}`, value]),
    ['font', theme.font],
  ];
  return `${selector} {\n${lines.map(([word, value]) => `  --${word}: ${value};`).join('\n')}\n}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
