import type { Catalogue } from './catalogue.ts';
import type { Theme } from './theme.ts';
import type { GeneratedFile } from './output.ts';

/** Themes as data for the admin's tokens, and as CSS variables for the learner and the log-in page. */
export function themeFiles({ themes }: Pick<Catalogue, 'themes'>): GeneratedFile[] {
  const names = Object.keys(themes).sort();
  const rules = names.flatMap((name) => (themes[name] ? [rule({ name, theme: themes[name] })] : []));
  return [
    {
      path: 'schemas/generated/themes.json',
      text: `${JSON.stringify(Object.fromEntries(names.map((name) => [name, themes[name]])), null, 1)}\n`,
    },
    { path: 'schemas/generated/themes.css', text: `/* Generated from schemas/. Do not edit. */\n${rules.join('\n')}` },
  ];
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
