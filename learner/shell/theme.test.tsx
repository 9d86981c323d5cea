import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { firstAppearance } from '#runtime/core/firstAppearance.ts';
import { local } from '#runtime/core/storage.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { applyTheme, keepPortal } from './theme.ts';

const sheets = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
const icon = (): string | null | undefined => document.querySelector('link[rel=icon]')?.getAttribute('href');

const orgName = '评价院';
const themeUrl = '/api/portal/theme/00a870.css?v=1';
const faviconUrl = '/api/file/1';

/** As the page itself does before anything else. */
const runFirst = (): unknown => runInThisContext(firstAppearance);

beforeAll(runFirst);
beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:,">';
  applyTheme('default');
});
afterEach(() => {
  localStorage.clear();
  applyTheme('default');
});

it('U5 links the style sheet of the organisation and shows its favicon, once, and keeps them for the next visit', () => {
  keepPortal({ orgName, themeUrl, faviconUrl });
  const link = document.getElementById('portal-theme');
  keepPortal({ orgName, themeUrl, faviconUrl });
  expect(document.getElementById('portal-theme')).toBe(link);
  expect(sheets()).toEqual([themeUrl]);
  expect(icon()).toBe(faviconUrl);
  expect(local.get('current-portal-info')).toMatchObject({ orgName, themeUrl, faviconUrl });
  // The session is known later, and shows its theme again.
  applyTheme('default');
  expect(icon()).toBe(faviconUrl);
});

it('U5 takes another organisation’s, and none where it has none', () => {
  keepPortal({ orgName, themeUrl, faviconUrl });
  keepPortal({ orgName, themeUrl: `${themeUrl}2`, faviconUrl: null });
  expect(sheets()).toEqual([`${themeUrl}2`]);
  expect(icon()).toBe(themeOf('default').favicon);
  keepPortal({ orgName, themeUrl: null, faviconUrl: null });
  expect(sheets()).toEqual([]);
});

it('L10 a partner’s channel keeps its own colours and favicon', () => {
  keepPortal({ orgName, themeUrl, faviconUrl });
  applyTheme('partner');
  expect(sheets()).toEqual([]);
  expect(icon()).toBe(themeOf('partner').favicon);
});

it('U5 a page begins with what was kept at the last visit', () => {
  keepPortal({ orgName, themeUrl });
  document.head.innerHTML = '';
  runFirst();
  expect(sheets()).toEqual([themeUrl]);
});

it('a page begins where the device keeps nothing that is understood', () => {
  localStorage.setItem('current-portal-info', '{');
  localStorage.setItem('appearance', '"dark"');
  document.head.innerHTML = '';
  runFirst();
  expect(sheets()).toEqual([]);
  expect(document.documentElement.dataset['appearance']).toBe('dark');
});
