import { useEffect, useState } from 'react';

/** What a page has at hand and the next one needs, so that it is not asked for again. */
export interface HandOver<Value> {
  /** Lays it ready under the id of what it is. */
  give: (id: string, value: Value) => void;
  /** What lies ready under the id as the component appears. It lies there for one showing: whoever comes back asks anew. */
  useTaken: (id: string) => Value | undefined;
}

/** A place where one page lays something for another. */
export function handOver<Value>(): HandOver<Value> {
  let ready: { id: string; value: Value } | undefined;
  return {
    give: (id, value) => {
      ready = { id, value };
    },
    useTaken: (id) => {
      const [taken] = useState(() => (ready?.id === id ? ready.value : undefined));
      // Only once it is shown: a page whose code is still under way is begun more than once.
      useEffect(() => {
        ready = undefined;
      }, []);
      return taken;
    },
  };
}
