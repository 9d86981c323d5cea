import { page } from './page.ts';

/** What was filled in and not saved. */
export interface Draft {
  /** The form's values, as JSON. */
  values: Record<string, unknown>;
  /** The record they were begun on; none of a new one. */
  base?: Record<string, unknown> | undefined;
  /** Milliseconds since 1970. */
  savedTime: number;
}

/** Which form, and which record of it; `new` for one that is not there yet. */
export interface DraftPlace {
  form: string;
  id: string;
}

/**
 * Drafts in local storage, which is written before a page can go. Each belongs to the person and organisation of the page;
 * where nobody's page is shown there are none. A browser that refuses storage, or has none left, keeps nothing.
 */
export interface DraftStore {
  read(place: DraftPlace): Draft | undefined;
  write(place: DraftPlace, draft: Draft): void;
  remove(place: DraftPlace): void;
}

/** Drafts that outlast a log-out, as they are offered and never put in unasked. */
export const drafts: DraftStore = draftStore({ prefix: 'draft/', daysKept: 7 });

/** Drafts under a prefix of their own. */
export function draftStore({
  prefix,
  daysKept,
  mayWrite = () => true,
}: {
  /** What the names of its entries begin with. */
  prefix: string;
  /** Days after which nobody gets a draft any more. */
  daysKept: number;
  mayWrite?: () => boolean;
}): DraftStore {
  const keyOf = ({ form, id }: DraftPlace): string | undefined => {
    const user = page.get();
    return user && prefix + [user.userId, user.currTenantId, form, id].map(encodeURIComponent).join('/');
  };
  /** A draft that is whole and not too old. */
  const parsed = (text: string | null): Draft | undefined => {
    const draft = attempt(() => JSON.parse(text ?? 'null') as Partial<Draft> | null);
    const isWhole = typeof draft?.values === 'object' && draft.values !== null && typeof draft.savedTime === 'number';
    return isWhole && Date.now() - (draft.savedTime ?? 0) < daysKept * 86_400_000 ? (draft as Draft) : undefined;
  };
  const forgetOld = (): void =>
    attempt(() => {
      const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter(
        (name) => name.startsWith(prefix),
      );
      for (const name of names) if (!parsed(localStorage.getItem(name))) localStorage.removeItem(name);
    });
  return {
    read: (place) => {
      forgetOld();
      const name = keyOf(place);
      return name === undefined ? undefined : attempt(() => parsed(localStorage.getItem(name)));
    },
    write: (place, draft) => {
      const name = keyOf(place);
      if (name !== undefined && mayWrite()) attempt(() => localStorage.setItem(name, JSON.stringify(draft)));
    },
    remove: (place) => {
      const name = keyOf(place);
      if (name !== undefined) attempt(() => localStorage.removeItem(name));
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
