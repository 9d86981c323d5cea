import { Drawer } from 'antd';
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '#runtime/core/chunks.ts';
import { local } from '#runtime/core/storage.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useKeys } from '#runtime/react/useKeys.ts';
import { useWindowPlace } from '#runtime/react/useWindowPlace.ts';
import { useHistoryEntry } from '#runtime/screen/historyEntry.ts';
import { texts } from '../texts.ts';
import { Header } from './Header.tsx';
import { groupsOf, modules } from './menus.ts';
import { Pages } from './Pages.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useWaiting } from './useWaiting.ts';
import type { Theme } from '#runtime/core/theme.ts';
import { useIsNarrow } from './useMedia.ts';

const Palette = lazy(async () => ({ default: (await loadChunk(() => import('../palette/Palette.tsx'))).Palette }));

/** Header, side menu and page. Up to 768 px the menu is a drawer. */
export function Frame({ theme }: { theme: Theme }): ReactNode {
  const has = useCodes();
  const groups = useMemo(() => groupsOf({ tree: modules, has }), [has]);
  const waiting = useWaiting(groups);
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  useWindowPlace({ ...useHistoryEntry(), pathname });
  const [isFolded, setFolded] = useState(() => local.get('menuFolded') ?? false);
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const [isGoing, setIsGoing] = useState(false);
  useGoShortcut(() => groups.length > 0 && setIsGoing(true));

  const toggle = (): void => {
    if (isNarrow) {
      setOpen(!isOpen);
      return;
    }
    local.set('menuFolded', !isFolded);
    setFolded(!isFolded);
  };

  const hasMenu = groups.length > 0;
  return (
    <div className="frame" data-folded={isFolded ? '' : undefined} data-menu={hasMenu ? '' : undefined}>
      <SkipLink main={main} />
      <Header
        theme={theme}
        menuState={!hasMenu ? 'none' : isNarrow ? (isOpen ? 'open' : 'closed') : isFolded ? 'folded' : 'unfolded'}
        onToggleMenu={toggle}
        onGoAnywhere={() => setIsGoing(true)}
      />
      {hasMenu && !isNarrow && (
        <nav className="side" aria-label={texts.menu}>
          <SideMenu groups={groups} path={pathname} isFolded={isFolded} waiting={waiting} />
        </nav>
      )}
      {hasMenu && isNarrow && (
        <Drawer
          open={isOpen}
          onClose={close}
          placement="left"
          width={264}
          title={texts.menu}
          styles={{ body: { padding: 0 } }}
        >
          <nav aria-label={texts.menu}>
            <SideMenu groups={groups} path={pathname} isFolded={false} waiting={waiting} onGo={close} />
          </nav>
        </Drawer>
      )}
      {isGoing && (
        <Suspense fallback={null}>
          <Palette groups={groups} onClose={() => setIsGoing(false)} />
        </Suspense>
      )}
      <main id="main" ref={main} className="main" tabIndex={-1}>
        <Pages groups={groups} theme={theme} />
      </main>
    </div>
  );
}

/** Ctrl+K or ⌘K, wherever the focus is. */
function useGoShortcut(open: () => void): void {
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}

/** For the keyboard: past header and menu to the page. Not by the address, which belongs to the router. */
function SkipLink({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a className="skip" href="#main" onClick={skip}>
      {texts.skip}
    </a>
  );
}
