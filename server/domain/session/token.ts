import { hash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token or ticket: it cannot be turned back. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
