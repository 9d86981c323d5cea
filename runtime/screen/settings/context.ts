import { createContext } from 'react';

/** The code by which a tenant's overlay is made, and changed. */
export const settingsCodes = { create: 'a12-m1.8.1', change: 'a12-m1.8.2' };

/** How the screen around is arranged in place. */
export interface Arranging {
  isOpen: boolean;
  open(): void;
}

/** Undefined where nobody may. */
export const ArrangingContext = createContext<Arranging | undefined>(undefined);
