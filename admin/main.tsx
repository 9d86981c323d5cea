import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setCatalogueHash } from '#runtime/core/dictionaries.ts';
import { setExchange } from '#runtime/core/http.ts';
import { setAreaSource } from '#runtime/core/operations/table.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { adoptUrl } from '#runtime/core/session.ts';
import { sessionMark } from '#runtime/core/storage.ts';
import '#runtime/core/tenantDictionaries.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { App } from './entry/App.tsx';
import { axiosExchange } from './entry/axiosExchange.ts';
import { nativePresenter } from './entry/nativePresenter.ts';
import { prefetchShell } from './entry/loadShell.ts';
import { loginPath } from './entry/paths.ts';
import '#schemas/generated/themes.css';
import './entry/base.css';

setExchange(axiosExchange);
setPresenter(nativePresenter);
setAreaSource(async (area) => (await (await import('#runtime/screen/areas.ts')).readArea(area))?.operations);
// While developing, dictionaries change under the page: what was kept before this start does not count.
setCatalogueHash(import.meta.env.DEV ? `dev ${Date.now()}` : String(import.meta.env['VITE_CATALOGUE_HASH']));
if (import.meta.env.DEV) (await import('./entry/productScreens.ts')).offerProductScreens();
await adoptUrl();
if (sessionMark.get() !== undefined && window.location.pathname !== loginPath) prefetchShell();

document.querySelector('link[rel=icon]')?.setAttribute('href', themeOf('default').favicon);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
