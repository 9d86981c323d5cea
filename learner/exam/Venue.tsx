import { venueTexts as texts } from './texts.ts';
import './venue.css';

/** A session as the calls tell it: `sites` are lines of name and address. */
interface Held {
  place: string | null;
  sites: string | null;
  roomName?: string | null;
  seat?: number | null;
}

/** Where a session is held, a site a line, and where one sits as far as it is known. */
export function Venue({ of: { place, sites, roomName, seat } }: { of: Held }) {
  if (place === 'online') return <p>{texts.online}</p>;
  const all = sites?.split('\n') ?? [];
  const spot = [roomName, seat ? texts.seat(seat) : ''].filter(Boolean).join(' · ');
  return (
    <div className="venue">
      {all.length === 0 && <p>{texts.noSite}</p>}
      {all.length > 1 && <p>{texts.oneOf(all.length)}</p>}
      {all.map((site) => (
        <p key={site} className={all.length > 1 ? 'venue-possible' : undefined}>
          {site}
        </p>
      ))}
      {spot && <p className="venue-spot">{spot}</p>}
    </div>
  );
}
