import { useCallback, useEffect, useState } from 'react';
import type { Json, Screen } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { mergePatch } from '#runtime/core/overlay.ts';
import { useSession } from '#runtime/react/useSession.ts';

/** No screen has that name. */
export class MissingScreen extends Error {
  override readonly name = 'MissingScreen';
}

/**
 * A screen as the tenant sees it: the generated file with the tenant's overlay laid over it. Overlays are fetched once
 * a tenant.
 * @throws MissingScreen, CallError
 */
export async function loadScreen({ name, tenantId }: { name: string; tenantId: string }): Promise<Screen> {
  const load = provided.get(name) ?? files[`../../schemas/generated/screens/${name}.json`];
  if (!load) throw new MissingScreen(name);
  const [screen, overlays] = await Promise.all([load(), overlaysOf(tenantId)]);
  const overlay = overlays[name];
  return overlay === undefined ? screen : (mergePatch(screen as unknown as Json, overlay) as unknown as Screen);
}

/** Makes a screen known that no file holds: stories, tests. Replaces one of the same name. */
export function provideScreen(screen: Screen): void {
  provided.set(screen.name, async () => screen);
}

export interface ScreenState {
  screen?: Screen | undefined;
  error?: CallError | MissingScreen | undefined;
  retry(): void;
}

/** A screen for a component; anew when name or tenant change. */
export function useScreen(name: string): ScreenState {
  const tenantId = useTenantId();
  const [state, setState] = useState<{ key: string; screen?: Screen; error?: CallError | MissingScreen }>();
  const [round, setRound] = useState(0);
  const key = `${tenantId}/${name}`;

  useEffect(() => {
    let isCurrent = true;
    loadScreen({ name, tenantId }).then(
      (screen) => isCurrent && setState({ key, screen }),
      (error: unknown) => isCurrent && setState({ key, error: error instanceof MissingScreen ? error : toCallError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, tenantId, key, round]);

  const retry = useCallback(() => {
    setState(undefined);
    setRound((former) => former + 1);
  }, []);
  return state?.key === key ? { screen: state.screen, error: state.error, retry } : { retry };
}

/** Tenant whose overlays apply; '' before anyone has signed in. */
export function useTenantId(): string {
  return useSession().user?.currTenantId ?? '';
}

const files = import.meta.glob<Screen>('../../schemas/generated/screens/*.json', { import: 'default' });
const provided = new Map<string, () => Promise<Screen>>();
const overlays = new Map<string, Promise<Record<string, Json>>>();

function overlaysOf(tenantId: string): Promise<Record<string, Json>> {
  let promise = overlays.get(tenantId);
  if (!promise) {
    promise = callByName('screen.overlays', {}, { isQuiet: true }) as Promise<Record<string, Json>>;
    overlays.set(tenantId, promise);
    promise.catch(() => overlays.delete(tenantId));
  }
  return promise;
}
