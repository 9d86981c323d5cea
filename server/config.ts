import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** What the environment says; see the table in README.md. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Under load several requests' batches share a transaction. */
  hasSharedBatches: boolean;
  isProduction: boolean;
  /** Demo tenants and accounts are loaded on the first start. */
  hasDemo: boolean;
  /** Proxies in front whose X-Forwarded-* count: how many hops, or their addresses and networks; false for none. */
  trustProxy: number | string[] | false;
  /** What is logged at least. */
  logLevel: LogLevel;
  /** Bytes of an uploaded file at most. */
  maxUpload: number;
  /** Bytes one person may upload within a day. */
  maxUploadsADay: number;
  /** Bytes the files of one tenant may take. */
  maxTenantFiles: number;
  /** Milliseconds a session lives without use. */
  sessionLife: number;
  /** Milliseconds after its log-in when a session ends, used or not. */
  sessionLongestLife: number;
  /** Days the log of security events is kept. */
  securityLogDays: number;
  /** Days the lines of the operation log are kept. */
  historyDays: number;
  /** Days it is kept who was told what. */
  deliveryDays: number;
  /** Calls a session may make in a minute; 0 for any number. */
  callLimit: number;
  /** `smtp://user:password@host:587` or `smtps://…`; undefined where no mail is sent. */
  smtpUrl: string | undefined;
  /** Who mails are from: `教育认证平台 <no-reply@example.com>`. */
  mailFrom: string;
  /** Where people reach the pages, for the links in mails: `https://cert.example.com`; undefined for mails without links. */
  publicUrl: string | undefined;
  /** Folder with the built pages. */
  publicDir: string;
}

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

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
    hasSharedBatches: env['SHARED_BATCHES'] !== 'off',
    isProduction,
    hasDemo: !isProduction && env['DEMO'] !== 'off',
    trustProxy: proxies(env['TRUST_PROXY']),
    logLevel: logLevel({ text: env['LOG_LEVEL'], isProduction }),
    maxUpload: number({ env, name: 'MAX_UPLOAD_MB', fallback: 50, most: 2048 }) * mebibyte,
    maxUploadsADay: number({ env, name: 'UPLOADS_A_DAY_MB', fallback: 1024, most: 1024 * 1024 }) * mebibyte,
    maxTenantFiles: number({ env, name: 'TENANT_FILES_GB', fallback: 20, most: 1024 * 1024 }) * 1024 * mebibyte,
    sessionLife: number({ env, name: 'SESSION_HOURS', fallback: 12, most: 720 }) * hour,
    sessionLongestLife: number({ env, name: 'SESSION_DAYS', fallback: 30, most: 365 }) * 24 * hour,
    securityLogDays: number({ env, name: 'SECURITY_LOG_DAYS', fallback: 185, least: 30, most: 3_650 }),
    historyDays: number({ env, name: 'HISTORY_DAYS', fallback: 1_095, least: 185, most: 36_500 }),
    deliveryDays: number({ env, name: 'NOTICE_DAYS', fallback: 365, least: 30, most: 3_650 }),
    callLimit: number({ env, name: 'CALLS_PER_MINUTE', fallback: 1_200, most: 1_000_000 }),
    ...mailOf(env),
    publicUrl: address({ env, name: 'PUBLIC_URL', protocols: ['http:', 'https:'] })?.replace(/\/+$/, ''),
    publicDir,
  };
}

/** Mail has a server and a sender, or neither. */
function mailOf(env: NodeJS.ProcessEnv): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = address({ env, name: 'SMTP_URL', protocols: ['smtp:', 'smtps:'] });
  const mailFrom = env['MAIL_FROM'] ?? '';
  if (smtpUrl !== undefined && !/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(mailFrom))
    throw new Error(
      `MAIL_FROM must be the sender of mails where SMTP_URL is set (名称 <no-reply@example.com>), not "${mailFrom}"`,
    );
  return { smtpUrl, mailFrom };
}

function address({
  env,
  name,
  protocols,
}: {
  env: NodeJS.ProcessEnv;
  name: string;
  protocols: readonly string[];
}): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // What is wrong is not repeated: it may hold a password.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`);
  return text;
}

function number({
  env,
  name,
  fallback,
  least = 0,
  most,
}: {
  env: NodeJS.ProcessEnv;
  name: string;
  fallback: number;
  least?: number;
  most: number;
}): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

/** Whoever believes any X-Forwarded-For believes what the client wrote into it: so it takes a number or addresses. */
function proxies(text: string | undefined): number | string[] | false {
  if (!text || text === 'off' || text === '0') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  throw new Error(
    `TRUST_PROXY must be the number of proxies in front (1) or their addresses (10.0.0.0/8,127.0.0.1), not "${text}"`,
  );
}

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(address: string): boolean {
  const [host = '', bits, ...more] = address.split('/');
  const kind = isIP(host);
  if (kind === 0 || more.length > 0) return namedNetworks.has(address);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128));
}

function logLevel({ text, isProduction }: { text: string | undefined; isProduction: boolean }): LogLevel {
  if (!text) return isProduction ? 'info' : 'warn';
  const level = logLevels.find((known) => known === text);
  if (!level) throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`);
  return level;
}
