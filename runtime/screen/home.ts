/** Where the pages of one entity are: `${base}/new`, `${base}/:id`, `${base}/:id/detail`. */
export interface Home {
  entity: string;
  base: string;
}

/** The list's route, from where the screen stands: forms are one step below it, details two. */
export function homeOf({ name, pathname }: { name: string; pathname: string }): Home {
  const dot = name.lastIndexOf('.');
  const steps = { form: 1, detail: 2 }[name.slice(dot + 1)] ?? 0;
  const parts = pathname.replace(/\/+$/, '').split('/');
  return { entity: name.slice(0, dot), base: parts.slice(0, parts.length - steps).join('/') || '/' };
}
