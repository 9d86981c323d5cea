/**
 * Lets so many pieces of work run at once and the others wait in line: a crowd that all begins the same costly thing
 * then does not take every connection to the database from everybody else.
 */
export function createGate({ atOnce }: { atOnce: number }): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
