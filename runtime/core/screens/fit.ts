import type { Json, Screen } from '#generators/formats.ts';
import type { ScreenNames } from './names.ts';
import { ordered } from './order.ts';
import { isObject, mergePatch } from './overlay.ts';
import { screenProblems, type ScreenProblem } from './problems.ts';

/** Holds an overlay against its meta-schema: the generated validator `overlay`. */
export interface OverlayShape {
  (overlay: unknown): boolean;
  errors: null | { instancePath: string; message: string; keyword: string }[];
}

export interface Overlaying {
  base: Screen;
  overlay: Json;
  names: ScreenNames;
  shape: OverlayShape;
}

/** What is wrong with an overlay: words that do not exist, and what the screen under it makes no sense with. */
export function overlayProblems({ base, overlay, names, shape }: Overlaying): ScreenProblem[] {
  const wrong = shapeProblems({ overlay, shape });
  return wrong.length > 0
    ? wrong
    : screenProblems({ screen: mergePatch(base as unknown as Json, overlay) as unknown as Screen, base, names });
}

/**
 * A screen under an overlay that may have been written for another version of the product: what no longer fits is left
 * out, so that the screen can always be drawn, and named.
 */
export function fitOverlay({ base, overlay, names, shape }: Overlaying): { screen: Screen; left: ScreenProblem[] } {
  const left: ScreenProblem[] = [];
  const known = withoutUnknown({ overlay, shape, left });
  let screen = mergePatch(base as unknown as Json, known) as unknown as Screen;
  // Each round puts more of the base back, at last all of it.
  for (let round = 0; round <= deepest; round++) {
    const problems = screenProblems({ screen, base, names });
    if (problems.length === 0) return { screen: ordered(screen), left };
    for (const { path, message } of problems) {
      if (!left.some((other) => isBelow({ path, other: other.path }))) left.push({ path, message });
      screen = putBack({
        value: screen as unknown as Json,
        base: base as unknown as Json,
        path: path.slice(0, Math.max(0, path.length - round)),
      }) as unknown as Screen;
    }
  }
  return { screen: base, left };
}

/** Steps to the deepest place of a problem: a word of a field inside a list. */
const deepest = 6;

function withoutUnknown({
  overlay,
  shape,
  left,
}: Pick<Overlaying, 'overlay' | 'shape'> & { left: ScreenProblem[] }): Json {
  let known = overlay;
  for (const problem of shapeProblems({ overlay, shape })) {
    left.push(problem);
    known = putBack({ value: known, base: {}, path: problem.path });
  }
  return shape(known) ? known : {};
}

function shapeProblems({ overlay, shape }: Pick<Overlaying, 'overlay' | 'shape'>): ScreenProblem[] {
  if (shape(overlay)) return [];
  return (shape.errors ?? []).map(({ instancePath, message, keyword }) => {
    const path = stepsOf(instancePath);
    return {
      path,
      message:
        keyword === 'additionalProperties'
          ? `没有“${path[path.length - 1] ?? ''}”这个设置`
          : message.replace(/^\S+ /, ''),
    };
  });
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** JSON pointer of a place. */
export function pointerOf(path: readonly string[]): string {
  return path.map((step) => `/${step.replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

function isBelow({ path, other }: { path: readonly string[]; other: readonly string[] }): boolean {
  return other.length <= path.length && other.every((step, i) => step === path[i]);
}

/** The value with the place as the base has it; what the base has not is taken away. */
function putBack({ value, base, path }: { value: Json; base: Json | undefined; path: readonly string[] }): Json {
  const [step, ...rest] = path;
  if (step === undefined) return base ?? {};
  if (!isObject(value)) return value;
  const below = isObject(base) && Object.prototype.hasOwnProperty.call(base, step) ? base[step] : undefined;
  const { [step]: former, ...others } = value;
  if (rest.length > 0 && isObject(former))
    return { ...value, [step]: putBack({ value: former, base: below, path: rest }) };
  return below === undefined ? others : { ...value, [step]: below };
}
