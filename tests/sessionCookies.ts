import { markOf } from '#server/domain/session/token.ts';

/** What the server has a browser keep of a session (rule L12). */
export function sessionCookiesOf(token: string): { name: string; value: string; httpOnly: boolean; sameSite: 'Lax' }[] {
  return [
    { name: 'token', value: token, httpOnly: true, sameSite: 'Lax' },
    { name: 'signedIn', value: markOf(token), httpOnly: false, sameSite: 'Lax' },
  ];
}

/** The same as a browser sends it. */
export function cookieHeaderOf(token: string): string {
  return sessionCookiesOf(token)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
