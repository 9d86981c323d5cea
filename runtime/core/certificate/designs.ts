import band from '#schemas/certDesigns/band.json' with { type: 'json' };
import classic from '#schemas/certDesigns/classic.json' with { type: 'json' };
import portrait from '#schemas/certDesigns/portrait.json' with { type: 'json' };
import preprinted from '#schemas/certDesigns/preprinted.json' with { type: 'json' };
import type { CertDesign } from './design.ts';

/** A design that an organisation may begin with. */
export interface OfferedDesign extends CertDesign {
  title: string;
}

/** The designs of the platform; a certificate without a template is printed by the first. */
export const offeredDesigns = [classic, portrait, band, preprinted].map(
  ({ $schema: _, ...design }) => design,
) as unknown as readonly [OfferedDesign, ...OfferedDesign[]];
