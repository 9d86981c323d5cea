import { createContext } from 'react';
import type { Place } from './place.ts';

/** The place that is drawn; undefined outside a router. */
export const PlaceContext = createContext<Place | undefined>(undefined);
