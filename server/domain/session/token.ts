import { hash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token or ticket: it cannot be turned back. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * What a script of a page may know of a token: it tells one session from another and opens none (rule L12). Not the hash
 * that the database keeps.
 */
export function markOf(token: string): string {
  return hash('sha256', `mark ${token}`, 'base64url').slice(0, 22);
}
