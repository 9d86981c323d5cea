/** Closes what lies over the page. */
type Close = () => void;

/**
 * Says that something lies over the page until the reply is called: an entry of the browser's history stands for it, so that
 * Back closes it and stays on the page. What is closed in another way takes its entry along.
 */
export function openOverlay(close: Close): () => void {
  const overlay = { close };
  overlays.push(overlay);
  settleLater();
  return () => {
    const at = overlays.indexOf(overlay);
    if (at >= 0) overlays.splice(at, 1);
    settleLater();
  };
}

/** Does it on the page's own entry, with those above it gone: at once where there are none. */
export function onPageEntry(work: () => void): void {
  const depth = depthHere();
  if (depth === 0 && !isReturning) return work();
  waiting.push(work);
  if (isReturning) return;
  settleLater();
  returnBy(depth);
}

/** What lies over the page, the lowest first. */
const overlays: { close: Close }[] = [];
const waiting: (() => void)[] = [];
/** Entries are being left by us, not by Back. */
let isReturning = false;
let timer: number | undefined;

/** How many entries above that of the page the present one is. */
function depthHere(): number {
  return (window.history.state as { overlay?: number } | null)?.overlay ?? 0;
}

function returnBy(entries: number): void {
  isReturning = true;
  window.history.go(-entries);
}

/**
 * Makes the history fit once all that opens and closes at this moment has done so: one question may follow another. After a
 * reload, which closes what lay over the page and leaves its entries, the page goes back to its own.
 */
export function settleLater(): void {
  window.addEventListener('popstate', onReturn);
  window.clearTimeout(timer);
  timer = window.setTimeout(settle);
}

/** Makes the history have as many entries above the page as there are overlays. */
function settle(): void {
  if (isReturning) return;
  const depth = depthHere();
  if (depth > overlays.length) return returnBy(depth - overlays.length);
  for (let next = depth + 1; next <= overlays.length; next += 1)
    window.history.pushState({ ...(window.history.state as object | null), overlay: next }, '');
}

function onReturn(): void {
  if (isReturning) {
    isReturning = false;
    for (const work of waiting.splice(0)) work();
  } else {
    for (const { close } of overlays.splice(depthHere()).reverse()) close();
  }
  settleLater();
}
