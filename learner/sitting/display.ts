import { local } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import '#schemas/generated/contrast.css';
import './display.css';
import { useStore } from './useStore.ts';

export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** How an exam is shown on this device; it stays when one logs out. */
export interface Display {
  textSize: TextSize;
  isHighContrast: boolean;
}

/** What was chosen, else what is usual. */
export const display: Store<Display> = createStore(kept());

/** Chooses, shows it at once and keeps it on the device. */
export function chooseDisplay(chosen: Partial<Display>): void {
  display.patch(chosen);
  const { textSize, isHighContrast } = display.get();
  local.set('examTextSize', textSize);
  local.set('examHighContrast', isHighContrast);
}

/** The classes of what is shown as it was chosen. */
export function useDisplayClass(): string {
  const { textSize, isHighContrast } = useStore(display);
  return `exam-display has-${textSize}-text${isHighContrast ? ' has-high-contrast' : ''}`;
}

function kept(): Display {
  const textSize = local.get('examTextSize');
  return {
    textSize: textSizes.find((each) => each === textSize) ?? 'normal',
    isHighContrast: local.get('examHighContrast') === true,
  };
}
