import { join } from 'node:path';

/**
 * V8 collects late where it may take much: with a bound of a gigabyte a catalogue of a thousand entities holds 480 MB
 * instead of 700.
 */
export const generatorBounds: readonly string[] = ['--max-old-space-size=1024'];

/** How Node runs the generators. */
export const generateArgs: readonly string[] = [...generatorBounds, '--import', 'tsx', join('generators', 'main.ts')];
