/** Somebody on a seat. */
export interface Guest {
  applyId: string;
  /** Departments that they are in. */
  departments: readonly string[];
}

/** Somebody who is to be seated. */
export interface Person extends Guest {
  needsAccessible: boolean;
  /** The only site where they may sit. */
  siteId: string | null;
  /** Sessions at whose time they sit or work elsewhere. */
  busyIn: readonly string[];
}

/** Somebody who sits there already and stays. */
export interface Sitting extends Guest {
  sessionId: string;
  roomId: string | null;
  /** None where only the room is given so far. */
  seat: number | null;
}
