import { routerPathBelow } from '#runtime/core/redirect.ts';

/** Where the app is served; the router's paths lie below it. */
export const basePath = '/auth-center';

/** The router's path of an address on this origin (`/auth-center/tenant?x` → `/tenant?x`); nothing for another app's. */
export function routerPath(address: string): string | undefined {
  return routerPathBelow({ base: basePath, address });
}

/** The log-in page, which comes back to a router path. */
export function loginPath(redirectPath: string): string {
  return redirectPath === '/' ? '/auth-login' : `/auth-login?redirectPath=${encodeURIComponent(redirectPath)}`;
}
