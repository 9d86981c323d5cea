import { routerPathBelow, safePath } from '#runtime/core/redirect.ts';

/** Where the admin is served. */
export const basePath = '/admin';

/** Where one logs in. */
export const loginPath = `${basePath}/login`;

/** The address of the log-in page, which comes back to `redirectPath`, a path of this origin. */
export function loginAddress({ redirectPath }: { redirectPath?: string | undefined }): string {
  const path = safePath(redirectPath);
  const isWorth = path !== undefined && path !== `${basePath}/` && !path.startsWith(loginPath);
  return isWorth ? `${loginPath}?redirectPath=${encodeURIComponent(path)}` : loginPath;
}

/** The router's path of an address inside the admin; nothing for an address elsewhere. */
export function routerPath(address: string): string | undefined {
  return routerPathBelow({ base: basePath, address });
}
