import { Skeleton } from 'antd';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Screen } from '#generators/formats.ts';
import { isProtectedScreen } from '#runtime/core/screens/names.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useFrame } from '../host.ts';
import { texts } from './buttonTexts.ts';
import { ArrangingContext, settingsCodes, type Arranging } from './context.ts';

const SettingsPanel = lazy(async () => ({ default: (await import('./SettingsPanel.tsx')).SettingsPanel }));

/** A screen that who may arranges in place: what is opened for that stands beside it, the screen itself shows how it comes out. */
export function Arranged({ name, kind, children }: { name: string; kind: Screen['kind']; children: ReactNode }) {
  const has = useCodes();
  const { kind: frame } = useFrame();
  const [isOpen, setIsOpen] = useState(false);
  const isOffered =
    (frame === 'page' || frame === 'drawer') &&
    kind !== 'page' &&
    !isProtectedScreen(name) &&
    has(settingsCodes.create) &&
    has(settingsCodes.change);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const arranging = useMemo(
    (): Arranging | undefined => (isOffered ? { isOpen, open } : undefined),
    [isOffered, isOpen, open],
  );
  const isShown = isOffered && isOpen;
  return (
    <ArrangingContext.Provider value={arranging}>
      <div className={isShown ? 'screen-arranging' : 'screen-as-is'}>
        <div className={isShown ? 'screen-arranged' : 'screen-as-is'}>{children}</div>
        {isShown && (
          <Suspense fallback={<Skeleton active className="screen-settings" aria-label={texts.loading} />}>
            <SettingsPanel name={name} onClose={close} />
          </Suspense>
        )}
      </div>
    </ArrangingContext.Provider>
  );
}
