import { createRoot } from 'react-dom/client';
import { setCatalogueHash } from '#runtime/core/dictionaries.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import '#schemas/generated/themes.css';
import './style/base.css';
import './shell/shell.css';
import { routeHere } from './routes.ts';
import { App, type Opening } from './shell/App.tsx';
import { open } from './shell/open.ts';
import { learnerPresenter } from './shell/presenter.tsx';
import { registerWorker } from './worker/register.ts';

/** Milliseconds until the shell is drawn without its page. */
const patience = 400;

// The page's code comes while the session is asked for; whoever shows the page tells of a failure.
const code = routeHere()
  .load()
  .catch(() => undefined);
setPresenter(learnerPresenter);
// While developing, dictionaries change under the page: what was kept before this start does not count.
setCatalogueHash(import.meta.env.DEV ? `dev ${Date.now()}` : String(import.meta.env['VITE_CATALOGUE_HASH']));

const node = document.getElementById('root');
if (!node) throw new Error('index.html has no #root');
const root = createRoot(node);
const opening: Opening = { isOpen: false, done: open().then((isOpen) => (opening.isOpen = isOpen)) };
// A visitor whose page is here already sees it in the first drawing; whoever waits for code or session sees the shell.
void Promise.race([code, new Promise((resolve) => setTimeout(resolve, patience))]).then(() =>
  root.render(<App opening={opening} />),
);
registerWorker();
