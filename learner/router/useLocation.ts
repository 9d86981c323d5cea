import { useContext } from 'react';
import { herePlace, type Place } from './place.ts';
import { PlaceContext } from './PlaceContext.ts';

/** The place that is drawn; outside a router the one in the address bar. */
export function useLocation(): Place {
  const place = useContext(PlaceContext);
  return place ?? herePlace();
}
