import type { Json } from '#generators/formats.ts';

/** Overlays that are being edited, by screen: they are drawn in place of what is stored. */
export const previews = {
  of: (screen: string): Json | undefined => edited.get(screen),
  /** Draws a screen with an overlay until told otherwise; undefined ends it. */
  show({ screen, overlay }: { screen: string; overlay: Json | undefined }): void {
    if (overlay === undefined) edited.delete(screen);
    else edited.set(screen, overlay);
    listeners.forEach((listener) => listener(screen));
  },
  /** Calls `listener` with each screen that is to be drawn otherwise; the reply stops it. */
  onChange(listener: (screen: string) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const edited = new Map<string, Json>();
const listeners = new Set<(screen: string) => void>();
