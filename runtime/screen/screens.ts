import { useCallback, useEffect, useRef, useState } from 'react';
import type { Screen } from '#generators/formats.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { withoutHidden } from '#runtime/core/screens/hidden.ts';
import { isProtectedScreen } from '#runtime/core/screens/names.ts';
import { asSeen } from '#runtime/core/screens/sight.ts';
import type { LeftOver } from '#runtime/core/screens/settings/leftOver.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { readArea } from './areas.ts';
import { overlays } from './overlays.ts';
import { extended, ownFields } from './ownFields.ts';
import { previews } from './previews.ts';

/** No screen has that name. */
export class MissingScreen extends Error {
  override readonly name = 'MissingScreen';
}

/** A screen, and what of the tenant's overlay no longer fits it and is left out. */
export interface LoadedScreen {
  screen: Screen;
  left: readonly LeftOver[];
}

/**
 * A screen as the tenant sees it: the generated file with the tenant's fields, and its overlay laid over them.
 * @throws MissingScreen, CallError
 */
export async function loadScreen({ name, tenantId }: { name: string; tenantId: string }): Promise<LoadedScreen> {
  const [base, patches] = await Promise.all([loadBase({ name, tenantId }), overlays.of(tenantId)]);
  const overlay = isProtectedScreen(name) ? undefined : (previews.of(name) ?? patches[name]);
  if (overlay === undefined) return { screen: seen(base), left: [] };
  // Few tenants have overlays, so what checks them comes only then.
  const { fit } = await import('./fitting.ts');
  const { screen, left } = fit({ base, overlay });
  return { screen: seen(screen), left };
}

function seen(screen: Screen): Screen {
  return asSeen({ screen: withoutHidden(screen), has: hasCode });
}

/** A screen as it is below the tenant's overlay: the generated file with the tenant's fields. @throws MissingScreen, CallError */
export async function loadBase({ name, tenantId }: { name: string; tenantId: string }): Promise<Screen> {
  const generated = await generatedOf(name);
  if (!generated) throw new MissingScreen(name);
  return extended({ screen: generated, tenantId });
}

/** Makes a screen known that no file holds: stories, tests. Replaces one of the same name. */
export function provideScreen(screen: Screen): void {
  provided.set(screen.name, screen);
}

export interface ScreenState {
  screen?: Screen | undefined;
  left: readonly LeftOver[];
  error?: CallError | MissingScreen | undefined;
  retry(): void;
}

interface Known {
  key: string;
  loaded?: LoadedScreen;
  error?: CallError | MissingScreen;
}

/**
 * A screen for a component; anew when name or tenant change, and when an overlay was changed elsewhere. A form stays as
 * it was opened, as what is typed into it must not go, unless it is being arranged itself.
 */
export function useScreen(name: string): ScreenState {
  const tenantId = useTenantId();
  const [state, setState] = useState<Known>();
  const [round, setRound] = useState(0);
  const isArranged = useRef(false);
  const key = `${tenantId}/${name}`;

  useEffect(() => {
    let isCurrent = true;
    loadScreen({ name, tenantId }).then(
      (loaded) => {
        if (!isCurrent) return;
        const isRedrawn = isArranged.current || loaded.screen.kind !== 'form';
        setState((former) => (former?.key === key && former.loaded && !isRedrawn ? former : { key, loaded }));
        isArranged.current = previews.of(name) !== undefined;
      },
      (error: unknown) =>
        isCurrent && setState({ key, error: error instanceof MissingScreen ? error : toCallError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, tenantId, key, round]);

  useEffect(() => {
    const again = (): void => setRound((former) => former + 1);
    const arrange = (changed: string): void => {
      if (changed !== name) return;
      isArranged.current = true;
      again();
    };
    const stops = [overlays.onDifferent(again), ownFields.onDifferent(again), previews.onChange(arrange)];
    return () => {
      isArranged.current = false;
      stops.forEach((stop) => stop());
    };
  }, [name]);

  const retry = useCallback(() => {
    setState(undefined);
    setRound((former) => former + 1);
  }, []);
  const known = state?.key === key ? state : undefined;
  return { screen: known?.loaded?.screen, left: known?.loaded?.left ?? [], error: known?.error, retry };
}

/** Tenant whose overlays apply; '' before anyone has signed in. */
export function useTenantId(): string {
  return useSession().user?.currTenantId ?? '';
}

async function generatedOf(name: string): Promise<Screen | undefined> {
  const area = await readArea(areaOf(name));
  return provided.get(name) ?? area?.screens[name];
}

const provided = new Map<string, Screen>();
