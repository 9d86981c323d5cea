/** Where an operation is found, below /api, unless it says otherwise. @param name such as `cert.list` */
export function usualPath(name: string): string {
  return `/${name.replace('.', '/')}`;
}
