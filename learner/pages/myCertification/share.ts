import { toast } from '#learner/parts/toast.ts';
import { texts } from './wallTexts.ts';

/** Gives out where a certificate is verified: by the device's own list, or copied where it has none. */
export async function share({ title, path }: { title: string; path: string }): Promise<void> {
  if (!('share' in navigator)) return copy(path);
  try {
    await navigator.share({ title, url: addressOf(path) });
  } catch (error) {
    // Whoever closes the list has thought better of it.
    if ((error as Error).name !== 'AbortError') await copy(path);
  }
}

/** Copies where a certificate is verified. */
export async function copy(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    toast(texts.copied);
  } catch {
    toast(texts.notCopied, 'error');
  }
}

function addressOf(path: string): string {
  return new URL(path, window.location.href).href;
}
