import { createRoot } from 'react-dom/client';
import { setCatalogueHash } from '#runtime/core/dictionaries.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import '#schemas/generated/themes.css';
import './style/base.css';
import './shell/shell.css';
import { routeAt } from './routes.ts';
import { App } from './shell/App.tsx';
import { open } from './shell/open.ts';
import { routerPath } from './shell/paths.ts';
import { learnerPresenter } from './shell/presenter.tsx';

// The page's code comes while the session is asked for; whoever shows the page tells of a failure.
routeAt(routerPath(window.location.pathname) ?? '/').load().catch(() => undefined);
setPresenter(learnerPresenter);
// While developing, dictionaries change under the page: what was kept before this start does not count.
setCatalogueHash(import.meta.env.DEV ? `dev ${Date.now()}` : String(import.meta.env['VITE_CATALOGUE_HASH']));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App opening={open()} />);
