import { mayEnter } from './allot.ts';
import type { Hall } from './hall.ts';
import type { Person } from './people.ts';
import { reasons } from './texts.ts';

/** Why somebody found no place, in the words of whoever arranges. */
export function reasonOf({ person, halls }: { person: Person; halls: readonly Hall[] }): string {
  const { siteId, busyIn, needsAccessible } = person;
  const atSite = halls.filter((hall) => siteId === null || hall.siteId === siteId);
  if (atSite.length === 0) return reasons.noSite;
  const open = atSite.filter((hall) => mayEnter({ person, hall }));
  if (open.length === 0) return reasons.busy;
  if (needsAccessible) return siteId === null ? reasons.noAccessible : reasons.siteAccessible;
  if (siteId !== null) return reasons.siteFull;
  return busyIn.length > 0 && open.length < atSite.length ? reasons.otherFull : reasons.full;
}
