import { useFrame } from './host.ts';
import { useWordInAddress } from './wordInAddress.ts';

/** Which tab is open: one of the names, the first without a choice. */
export interface OpenTab {
  open: string;
  choose(name: string): void;
}

/** On a page the open tab stands in the address; elsewhere it is the screen's own. */
export function useTabInAddress(names: readonly string[]): OpenTab {
  const [chosen, choose] = useWordInAddress({ word: 'tab', isInAddress: useFrame().kind === 'page' });
  return { open: names.includes(chosen) ? chosen : (names[0] ?? ''), choose };
}
