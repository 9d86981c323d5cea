/** What kind of failure the database reported. Codes: PostgreSQL appendix A, the same on PGlite. */

/** An error with an SQLSTATE code. */
export interface DatabaseError extends Error {
  /** Five characters, see PostgreSQL appendix A. */
  code: string;
  detail?: string;
}

/** A broken constraint. */
export interface ConstraintError extends DatabaseError {
  /** Table the constraint belongs to. */
  table: string;
  /** Name of the constraint or of the unique index. */
  constraint: string;
}

export function isUniqueViolation(error: unknown): error is ConstraintError {
  return codeOf(error) === '23505';
}

export function isForeignKeyViolation(error: unknown): error is ConstraintError {
  return codeOf(error) === '23503';
}

export function isCheckViolation(error: unknown): error is ConstraintError {
  return codeOf(error) === '23514';
}

/** A row that would be stored is not the transaction's to store: row-level security. */
export function isRowRefused(error: unknown): error is DatabaseError {
  return codeOf(error) === '42501' && /row-level security/.test((error as Error).message);
}

export function isExclusionViolation(error: unknown): error is ConstraintError {
  return codeOf(error) === '23P01';
}

/** The rows do not fit a constraint, whichever it is. */
export function isConstraintViolation(error: unknown): error is ConstraintError {
  return [isUniqueViolation, isForeignKeyViolation, isCheckViolation, isExclusionViolation].some((is) => is(error));
}

/** The transaction met another one (serialization failure or deadlock); the same work may succeed when done again. */
export function isSerializationFailure(error: unknown): error is DatabaseError {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

const NETWORK_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const LOST_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded)/;

/** The database could not be reached, or went away before it answered: whether the work was done is unknown. */
export function isConnectionLost(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(08|57P)/.test(code) || NETWORK_ERRORS.has(code) || LOST_MESSAGE.test(error.message);
}

/** Whether a connection that reported this error must be thrown away; an ordinary SQL error leaves it usable. */
export function isFatal(error: unknown): boolean {
  return codeOf(error) === undefined || hasFatalCode(error);
}

/** As `isFatal`, but an error without a code is not the database's: thrown by the work between two statements. */
export function hasFatalCode(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return false;
  // 25P02: a transaction that nobody here opened; 0A000: plans of before a migration, which a new connection has not.
  return /^(08|57P|XX|58|25P02)/.test(code) || (code === '0A000' && /cached plan/.test((error as Error).message));
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
