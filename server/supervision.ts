/** How the server and a process that forked it, as development does, understand each other. */

/** Told to that process once the server serves; it announces the addresses then, not the server. */
export interface Serving {
  url: string;
  /** For the console: accounts. */
  notices: readonly string[];
}

/** The exit code of a server whose database does not follow the catalogue by itself. */
export const databaseRefused = 3;
