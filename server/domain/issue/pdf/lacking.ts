import type { App } from '../../../engine/context.ts';
import { designOf, valuesOf, type DrawnFacts } from './contents.ts';
import { lackingIn } from './draw.ts';

/** The characters, each once, that a certificate of these facts would lack; none where it can be printed. */
export function lackingOf({ app, facts }: { app: App; facts: Omit<DrawnFacts, 'photo'> }): string {
  return lackingIn({ design: designOf(facts.template), values: valuesOf({ app, facts }) }).join('');
}
