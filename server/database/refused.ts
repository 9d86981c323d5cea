/** Changes that a start does not make by itself. */

/** A change that needs a reviewed migration. */
export interface Refusal {
  table: string;
  column?: string;
  /** For the person who starts the server. */
  reason: string;
  /** What the migration file would hold, to begin with. */
  suggestion: string;
}

/** The database cannot follow the catalogue by itself. The message tells the person who starts the server what to do. */
export class MigrationRefusedError extends Error {
  override readonly name = 'MigrationRefusedError';
  readonly refused: readonly Refusal[];

  constructor({ message, refused = [], cause }: { message: string; refused?: readonly Refusal[]; cause?: unknown }) {
    super(message, { cause });
    this.refused = refused;
  }
}
