import { beforeEach, describe, expect, it } from 'vitest';
import type * as device from './device.ts';

let pages = 0;
/** What names the device, as a page has it that has just been loaded. */
const loadPage = async () => {
  const fresh = `./device.ts?page=${(pages += 1)}`;
  return (await import(/* @vite-ignore */ fresh)) as typeof device;
};
const load = async (): Promise<string> => (await loadPage()).deviceId();

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
    const { deviceId } = await loadPage();
    expect(deviceId()).toBe(deviceId());
  });
});
