import { useCallback, useEffect, useState } from 'react';
import type { Screen } from '#generators/formats.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { isProtectedScreen } from '#runtime/core/screens/names.ts';
import { asSeen } from '#runtime/core/screens/sight.ts';
import type { ScreenProblem } from '#runtime/core/screens/problems.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { readArea } from './areas.ts';
import { overlays } from './overlays.ts';
import { extended, ownFields } from './ownFields.ts';

/** No screen has that name. */
export class MissingScreen extends Error {
  override readonly name = 'MissingScreen';
}

/** A screen, and what of the tenant's overlay no longer fits it and is left out. */
export interface LoadedScreen {
  screen: Screen;
  left: readonly ScreenProblem[];
}

/**
 * A screen as the tenant sees it: the generated file with the tenant's fields, and its overlay laid over them.
 * @throws MissingScreen, CallError
 */
export async function loadScreen({ name, tenantId }: { name: string; tenantId: string }): Promise<LoadedScreen> {
  const [generated, patches] = await Promise.all([baseOf(name), overlays.of(tenantId)]);
  if (!generated) throw new MissingScreen(name);
  const base = await extended({ screen: generated, tenantId });
  const overlay = isProtectedScreen(name) ? undefined : patches[name];
  if (overlay === undefined) return { screen: asSeen({ screen: base, has: hasCode }), left: [] };
  // Few tenants have overlays, so what checks them comes only then.
  const { fit } = await import('./fitting.ts');
  const { screen, left } = fit({ base, overlay });
  return { screen: asSeen({ screen, has: hasCode }), left };
}

/** Makes a screen known that no file holds: stories, tests. Replaces one of the same name. */
export function provideScreen(screen: Screen): void {
  provided.set(screen.name, screen);
}

export interface ScreenState {
  screen?: Screen | undefined;
  left: readonly ScreenProblem[];
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
 * it was opened: what is typed into it must not go.
 */
export function useScreen(name: string): ScreenState {
  const tenantId = useTenantId();
  const [state, setState] = useState<Known>();
  const [round, setRound] = useState(0);
  const key = `${tenantId}/${name}`;

  useEffect(() => {
    let isCurrent = true;
    loadScreen({ name, tenantId }).then(
      (loaded) =>
        isCurrent &&
        setState((former) => (former?.key === key && former.loaded?.screen.kind === 'form' ? former : { key, loaded })),
      (error: unknown) =>
        isCurrent && setState({ key, error: error instanceof MissingScreen ? error : toCallError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, tenantId, key, round]);

  useEffect(() => {
    const again = (): void => setRound((former) => former + 1);
    const stops = [overlays.onDifferent(again), ownFields.onDifferent(again)];
    return () => stops.forEach((stop) => stop());
  }, []);

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

async function baseOf(name: string): Promise<Screen | undefined> {
  const area = await readArea(areaOf(name));
  return provided.get(name) ?? area?.screens[name];
}

const provided = new Map<string, Screen>();
