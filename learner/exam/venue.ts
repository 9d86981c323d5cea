import { venueTexts as texts } from './texts.ts';

/** A session as the calls tell it: `sites` are lines of name and address. */
export interface Venue {
  place: string | null;
  sites: string | null;
  roomName?: string | null;
  seat?: number | null;
}

/** Where a session is held, and where one sits as far as it is known. */
export function venueOf({ place, sites, roomName, seat }: Venue): string {
  if (place === 'online') return texts.online;
  return [sites ?? texts.noSite, roomName, seat ? texts.seat(seat) : ''].filter(Boolean).join(' · ');
}
