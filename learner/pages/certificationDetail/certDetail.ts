import type { Output } from '#runtime/core/call.ts';

/** A certificate as its page shows it. */
export type CertDetail = Output<'cert.portalGet'>;
