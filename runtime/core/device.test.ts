import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
      'Chrome 120 · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
      'Edge 120 · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari 17 · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/111.0 Mobile Safari/537.36 MicroMessenger/8.0.42',
      '微信 8 · Android',
    ],
    ['curl/8.5.0', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (userAgent, expected) => {
    expect(deviceOf(userAgent)).toBe(expected);
  });
});
