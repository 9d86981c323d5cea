import { describe, expect, it } from 'vitest';
import { packagesOf } from './distribution.ts';

describe('packagesOf', () => {
  const packages = {
    '': { dependencies: { fastify: '5', antd: '5' } },
    'node_modules/antd': { dependencies: { dayjs: '1' } },
    'node_modules/cookie': {},
    'node_modules/dayjs': {},
    'node_modules/fastify': { dependencies: { pino: '10', cookie: '2' }, peerDependencies: { typescript: '5' } },
    'node_modules/fastify/node_modules/cookie': { dependencies: { pino: '10' } },
    'node_modules/pino': { dependencies: { cookie: '1' }, optionalDependencies: { 'not-here': '1' } },
  };

  it('has what a dependency needs, each as Node would find it, and nothing of the others', () => {
    expect(Object.keys(packagesOf({ dependencies: { fastify: '5' }, lock: { packages } }))).toEqual([
      'node_modules/cookie',
      'node_modules/fastify',
      'node_modules/fastify/node_modules/cookie',
      'node_modules/pino',
    ]);
  });
});
