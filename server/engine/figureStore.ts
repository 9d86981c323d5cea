import type { Json } from '#generators/formats.ts';
import type { Scope } from '../database/transaction.ts';

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

export function openFigures(): FigureStore {
  const kept = new Map<string, { until: number; figures: Promise<TimedFigures> }>();
  return {
    of({ operation, input, scope, isPersonal, isFresh, work }) {
      const key = keyOf({ operation, input, scope, isPersonal });
      const found = kept.get(key);
      if (found && (found.until === atWork || (!isFresh && found.until > performance.now()))) return found.figures;
      const began = performance.now();
      const made = {
        until: atWork,
        figures: timed(work).then(
          (figures) => {
            const now = performance.now();
            made.until = now + Math.min((now - began) * keptFor, longest);
            return figures;
          },
          (error: unknown) => {
            kept.delete(key);
            throw error;
          },
        ),
      };
      kept.delete(key);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
      kept.set(key, made);
      return made.figures;
    },
  };
}

/** Of figures that are just worked out, for whoever asks meanwhile too. */
const atWork = Infinity;

async function timed(work: () => Promise<unknown>): Promise<TimedFigures> {
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  return { data: await work(), time };
}

/** People who see the same share what is kept. */
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
  return JSON.stringify([operation, input, tenantId, sight?.codes, reachesAll || [userId, sight]]);
}
