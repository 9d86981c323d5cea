import { readParameter } from '#runtime/core/redirect.ts';

/** What the guard knows of the opening of a page; its steps fill in what they learn. */
export interface Visit {
  ticket: string | undefined;
  redirectUrl: string | undefined;
  token: string | undefined;
  /** The tenant to stand in, where the URL names one. */
  tenantId: string | undefined;
  /** The window goes to another document: nothing more needs to be shown. */
  isLeaving: boolean;
}

/** Reads the address bar; 'null' and 'undefined' count as absent (specification, section 5). */
export function readVisit(): Visit {
  return {
    ticket: readParameter('ticket'),
    redirectUrl: readParameter('redirect_url'),
    token: readParameter('token'),
    tenantId: readParameter('targetTenant') ?? readParameter('tenantId'),
    isLeaving: false,
  };
}
