import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const trustProxy = (text: string): unknown => readConfig({ env: { TRUST_PROXY: text }, publicDir: '' }).trustProxy;

describe('TRUST_PROXY', () => {
  it.each([
    ['', false],
    ['off', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['::1,loopback', ['::1', 'loopback']],
  ])('%j is %j', (text, expected) => {
    expect(trustProxy(text)).toEqual(expected);
  });

  it.each(['on', 'true', '-1', '100', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0'])(
    '%j is refused with what to write instead',
    (text) => {
      expect(() => trustProxy(text)).toThrow(/number of proxies in front \(1\) or their addresses/);
    },
  );
});

describe('SHARED_BATCHES', () => {
  it('is on unless it is off', () => {
    expect(readConfig({ env: {}, publicDir: '' }).hasSharedBatches).toBe(true);
    expect(readConfig({ env: { SHARED_BATCHES: 'off' }, publicDir: '' }).hasSharedBatches).toBe(false);
  });
});

describe('LOG_LEVEL', () => {
  it('is warn, in production info, and refuses what is no level', () => {
    expect(readConfig({ env: {}, publicDir: '' }).logLevel).toBe('warn');
    expect(readConfig({ env: { NODE_ENV: 'production' }, publicDir: '' }).logLevel).toBe('info');
    expect(() => readConfig({ env: { LOG_LEVEL: 'loud' }, publicDir: '' })).toThrow(/LOG_LEVEL/);
  });
});
