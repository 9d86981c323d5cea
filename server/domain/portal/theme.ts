import { createHash } from 'node:crypto';
import { brandOf, type BrandColours } from '#runtime/core/brand/brand.ts';
import { brandSheet } from '#runtime/core/brand/brandSheet.ts';

/** Where the style sheet of a colour like #1F5EFF is (server/http/themeSheets.ts); null without a colour. */
export function themeUrlOf(colour: unknown): string | null {
  if (typeof colour !== 'string' || colour === '') return null;
  return `/api/portal/theme/${colour.slice(1).toLowerCase()}.css?v=${version}`;
}

/** The light colours that follow from one like #1F5EFF; null without a colour. */
export function lightColoursOf(colour: string | null): BrandColours | null {
  if (!colour) return null;
  const light = made.get(colour) ?? brandOf(colour).light;
  if (made.size >= mostMade) made.clear();
  made.set(colour, light);
  return light;
}

/** They are asked for at every visit of an administrator, and take a millisecond. */
const made = new Map<string, BrandColours>();
const mostMade = 500;

/** Of how colours are derived: where a later product does it in another way, browsers ask anew. */
const version = createHash('sha256')
  .update(['#FFFFFF', '#000000', '#FFD400', '#1F5EFF', '#8A0030'].map(brandSheet).join(''))
  .digest('hex')
  .slice(0, 8);
