import type { CallContext, Values } from '../../engine/context.ts';
import { begin } from './round.ts';

interface Choice {
  certCode: string;
  chooses: number;
  /** Reading B. */
  types?: string[];
  isAgain?: number;
  only?: 'due' | 'wrong' | 'favorite';
}

/**
 * Questions to practise, drawn at random or from the caller's own due, wrong or favourite ones: a round (rules P1–P3, P11).
 * @throws Failure 404 unknown or off-shelf certificate.
 */
export async function startRandom(context: CallContext, input: Values): Promise<Values> {
  const { certCode, chooses, types, isAgain = 0, only } = input as unknown as Choice;
  return begin(context, {
    mode: only ?? 'random',
    certCode,
    chooses,
    ...(types && { types }),
    isReset: isAgain >= 1 && chooses === 1,
  });
}
