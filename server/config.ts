import { resolve } from 'node:path';

/** What the environment says; see the table in README.md. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  isProduction: boolean;
  /** Demo tenants and accounts are loaded on the first start. */
  hasDemo: boolean;
  /** Trust X-Forwarded-* of a proxy in front. */
  trustProxy: boolean;
  /** Bytes of an uploaded file at most. */
  maxUpload: number;
  /** Milliseconds a session lives without use. */
  sessionLife: number;
  /** Folder with the built pages. */
  publicDir: string;
}

const mebibyte = 1024 * 1024;
const hour = 3_600_000;

/** @throws Error naming the variable that cannot be used. */
export function readConfig({ env, publicDir }: { env: NodeJS.ProcessEnv; publicDir: string }): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    port: number({ env, name: 'PORT', fallback: 8000, most: 65535 }),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    isProduction,
    hasDemo: !isProduction && env['DEMO'] !== 'off',
    trustProxy: env['TRUST_PROXY'] === 'on',
    maxUpload: number({ env, name: 'MAX_UPLOAD_MB', fallback: 50, most: 2048 }) * mebibyte,
    sessionLife: number({ env, name: 'SESSION_HOURS', fallback: 12, most: 720 }) * hour,
    publicDir,
  };
}

function number({ env, name, fallback, most }: { env: NodeJS.ProcessEnv; name: string; fallback: number; most: number }): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  return value;
}
