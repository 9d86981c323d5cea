const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['微信', /MicroMessenger\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** A browser's own description in words a person knows: `Chrome 120 · Windows`; nothing when it says neither. */
export function deviceOf(userAgent: string | null | undefined): string | undefined {
  if (!userAgent) return undefined;
  const browser = browsers
    .map(([name, pattern]) => ({ name, version: pattern.exec(userAgent)?.[1] }))
    .find(({ version }) => version !== undefined);
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const words = [...(browser ? [`${browser.name} ${browser.version ?? ''}`] : []), ...(system ? [system] : [])];
  return words.length > 0 ? words.join(' · ') : undefined;
}
