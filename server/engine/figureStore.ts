import { createHash } from 'node:crypto';
import type { Json } from '#generators/formats.ts';
import type { Scope } from '../database/transaction.ts';
import { toWireTime } from '#runtime/core/dates.ts';

/** Figures and when they were worked out. */
export interface TimedFigures {
  data: unknown;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  time: string;
}

/** Figures that were costly to work out, kept for a while: who asks for the same meanwhile, and sees as far, gets them. */
export interface FigureStore {
  /** @throws what the work throws; that is kept by nobody */
  of(asked: {
    operation: string;
    input: Record<string, Json>;
    scope: Scope;
    /** Whether each person sees other records of it, whatever their reach. */
    isPersonal: boolean;
    /** Whether to work them out anew though they are kept. */
    isFresh: boolean;
    work: () => Promise<unknown>;
  }): Promise<TimedFigures>;
}

/** How many times as long as they took to work out figures are kept: so they cost a server a small share of its time, and those of few records are as good as new. */
const keptFor = 20;

/** Milliseconds that no figures are kept longer than. */
const longest = 60_000;

/** Figures kept at once: more than the pages that people of one process look at within the longest time. */
const mostKept = 500;

/** Groups of all kept figures together: some 20 MB at most, whatever people ask for. */
const mostGroupsKept = 20_000;

interface Kept {
  until: number;
  /** How much there is of it; 0 while it is worked out. */
  groups: number;
  figures: Promise<TimedFigures>;
}

/** Keeps figures in this process. */
export function openFigures(): FigureStore {
  const kept = new Map<string, Kept>();
  let groups = 0;
  const forget = (key: string): void => {
    groups -= kept.get(key)?.groups ?? 0;
    kept.delete(key);
  };
  /** The oldest go first. */
  const makeRoom = (): void => {
    for (const key of kept.keys()) {
      if (kept.size <= mostKept && groups <= mostGroupsKept) return;
      forget(key);
    }
  };
  return {
    of({ operation, input, scope, isPersonal, isFresh, work }) {
      const key = keyOf({ operation, input, scope, isPersonal });
      const found = kept.get(key);
      if (found && (found.until === atWork || (!isFresh && found.until > performance.now()))) return found.figures;
      const began = performance.now();
      const made: Kept = {
        until: atWork,
        groups: 0,
        figures: timed(work).then(
          (figures) => {
            const now = performance.now();
            made.until = now + Math.min((now - began) * keptFor, longest);
            if (kept.get(key) === made) {
              made.groups = groupsOf(figures);
              groups += made.groups;
              makeRoom();
            }
            return figures;
          },
          (error: unknown) => {
            if (kept.get(key) === made) forget(key);
            throw error;
          },
        ),
      };
      forget(key);
      kept.set(key, made);
      makeRoom();
      return made.figures;
    },
  };
}

/** Of figures that are just worked out, for whoever asks meanwhile too. */
const atWork = Infinity;

async function timed(work: () => Promise<unknown>): Promise<TimedFigures> {
  const time = toWireTime(new Date());
  return { data: await work(), time };
}

function groupsOf({ data }: TimedFigures): number {
  const { rows } = (data ?? {}) as { rows?: unknown };
  return Array.isArray(rows) ? rows.length : 1;
}

/** People who see the same share what is kept. As short for conditions of a megabyte as for none. */
function keyOf({
  operation,
  input,
  scope: { tenantId, userId, sight },
  isPersonal,
}: {
  operation: string;
  input: Record<string, Json>;
  scope: Scope;
  isPersonal: boolean;
}): string {
  const reachesAll = (sight?.reach ?? 'all') === 'all' && !isPersonal;
  const asked = JSON.stringify([
    operation,
    input,
    tenantId,
    sight?.codes,
    sight?.tenants,
    reachesAll || [userId, sight],
  ]);
  return createHash('sha256').update(asked).digest('base64');
}
