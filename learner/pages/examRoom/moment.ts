/** A moment by two clocks, in milliseconds: one stands still while the device sleeps, the other may be put back. */
export interface Moment {
  steady: number;
  wall: number;
}

/** The moment in so many seconds, which the server told. */
export const momentAfter = (seconds: number): Moment => ({
  steady: performance.now() + seconds * 1000,
  wall: Date.now() + seconds * 1000,
});
