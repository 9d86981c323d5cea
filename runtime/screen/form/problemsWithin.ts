import type { FormModel } from './model.ts';

/** What is wrong with a field and with what is inside it, by JSON pointers below it; before it was left only what the server refused. */
export function problemsWithin({
  model,
  path,
}: {
  model: FormModel;
  path: string;
}): { path: string; message: string }[] {
  const isTold = model.state.isAttempted || model.state.touched[path] === true;
  return Object.entries(model.problems()).flatMap(([place, messages]) => {
    const isInside = place === path || place.startsWith(`${path}.`);
    return isInside && (isTold || model.state.refused[place])
      ? messages.map((message) => ({ path: place.slice(path.length).replace(/\./g, '/'), message }))
      : [];
  });
}
