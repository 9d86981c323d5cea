import { useEffect, useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { loadArea } from '#runtime/core/operations/table.ts';
import type { ArrangedScreen } from '#runtime/core/screens/settings/maps.ts';
import { loadBase, MissingScreen, useTenantId } from '../screens.ts';
import { readOverlay, type OverlayRecord } from './overlayRecord.ts';

/** What 调整界面 begins with: the product's screen, and what is stored of it. */
export interface Loaded {
  base: ArrangedScreen;
  record: OverlayRecord | undefined;
}

export interface SettingsState {
  loaded?: Loaded;
  failure?: string;
  retry(): void;
}

/** Reads a screen as it is without the tenant's changes, and these. */
export function useSettings(name: string): SettingsState {
  const tenantId = useTenantId();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Omit<SettingsState, 'retry'>>({});
  useEffect(() => {
    let isCurrent = true;
    setState({});
    const load = async (): Promise<Loaded> => {
      await loadArea('screenOverlay');
      const [base, record] = await Promise.all([loadBase({ name, tenantId }), readOverlay(name)]);
      if (base.kind === 'page') throw new MissingScreen(name);
      return { base, record };
    };
    load().then(
      (loaded) => isCurrent && setState({ loaded }),
      (error: unknown) => isCurrent && setState({ failure: toCallError(error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, tenantId, round]);
  return { ...state, retry: () => setRound((former) => former + 1) };
}
