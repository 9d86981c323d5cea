import { Drawer, Grid } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { FrameContext, type ScreenFrame, type Target } from './host.ts';
import { useScreen } from './screens.ts';
import { titleOf } from './title.ts';
import { ScreenContent } from './ScreenContent.tsx';

/** Pixels: what is short, and what needs two columns or a table. */
const widths = { narrow: 640, wide: 960 };

/** A screen in a drawer; closing asks first while something is unsaved. */
export function ScreenDrawer({ target, onClosed }: { target: Target; onClosed(): void }) {
  const [isOpen, setIsOpen] = useState(true);
  const isDirty = useRef(false);
  const { screen } = useScreen(target.screen);
  const hasRoom = Grid.useBreakpoint().md !== false;
  const { onDone, fixed, filters } = target;
  const [params, setParams] = useState(target.params ?? {});
  const [tools, setTools] = useState<HTMLElement | null>(null);

  const show = useCallback(async (id: string) => {
    if (isDirty.current && !(await confirmLeave())) return;
    isDirty.current = false;
    setParams((former) => ({ ...former, id }));
  }, []);

  const close = useCallback(async () => {
    if (isDirty.current && !(await confirmLeave())) return;
    setIsOpen(false);
  }, []);

  const frame = useMemo(
    (): ScreenFrame => ({
      kind: 'drawer',
      close: () => void close(),
      done: () => {
        isDirty.current = false;
        setIsOpen(false);
        onDone?.();
      },
      kept: () => {
        isDirty.current = false;
        onDone?.();
      },
      show: (id) => void show(id),
      setDirty: (next) => {
        isDirty.current = next;
      },
      title: null,
      tools,
      fixed,
      filters,
    }),
    [close, show, onDone, tools, fixed, filters],
  );

  const isWide =
    screen?.kind === 'list' ||
    screen?.kind === 'page' ||
    (screen?.kind === 'form' && screen.opens === 'page') ||
    (screen?.kind === 'detail' && screen.opens === 'page');
  return (
    <Drawer
      open={isOpen}
      width={hasRoom ? (isWide ? `min(${widths.wide}px, 100vw)` : `min(${widths.narrow}px, 100vw)`) : '100vw'}
      title={screen ? titleOf({ title: screen.title, kind: screen.kind, hasRecord: params['id'] !== undefined }) : ' '}
      extra={<span ref={setTools} />}
      onClose={() => void close()}
      afterOpenChange={(isShown) => {
        if (!isShown) onClosed();
      }}
      maskClosable={false}
      destroyOnHidden
      classNames={{ body: isWide ? 'screen-drawer-body is-wide' : 'screen-drawer-body' }}
    >
      <FrameContext.Provider value={frame}>
        <ScreenContent name={target.screen} params={params} />
      </FrameContext.Provider>
    </Drawer>
  );
}
