import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The name as a page that has just been loaded has it. */
const load = async (): Promise<string> => {
  vi.resetModules();
  const { deviceId } = await import('./device.ts');
  return deviceId();
};

describe('the name of a device', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('outlives a reload', async () => {
    const name = await load();
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    window.dispatchEvent(new Event('pagehide'));
    expect(await load()).toBe(name);
  });

  it('is not given to a copy of a window in use', async () => {
    const name = await load();
    expect(window.sessionStorage).toHaveLength(0);
    expect(await load()).not.toBe(name);
  });

  it('is the same each time it is asked for', async () => {
    vi.resetModules();
    const { deviceId } = await import('./device.ts');
    expect(deviceId()).toBe(deviceId());
  });
});
