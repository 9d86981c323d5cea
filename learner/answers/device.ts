/**
 * Names this window to the server, which lets one device answer at a time (docs/rules.md, M8). The name outlives a
 * reload, and no two windows bear the same: it is in session storage only while the window is hidden or gone, so a copy
 * made of a window that is in use begins without one.
 */
export function deviceId(): string {
  if (current) return current;
  current = take() ?? newName();
  const name = current;
  window.addEventListener('pagehide', () => put(name));
  window.addEventListener('pageshow', take);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? put(name) : take()));
  return name;
}

const key = 'answerDevice';

let current: string | undefined;

function take(): string | undefined {
  try {
    const name = window.sessionStorage.getItem(key) ?? undefined;
    window.sessionStorage.removeItem(key);
    return name;
  } catch {
    // A browser that refuses storage has a new name after each reload.
    return undefined;
  }
}

function put(name: string): void {
  try {
    window.sessionStorage.setItem(key, name);
  } catch {
    // As above.
  }
}

function newName(): string {
  return Array.from(window.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
