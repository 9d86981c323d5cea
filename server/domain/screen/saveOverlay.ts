import type { Json, Screen } from '#generators/formats.ts';
import { overlayProblems, pointerOf } from '#runtime/core/screens/fit.ts';
import { withOwnFields } from '#runtime/core/screens/ownFields.ts';
import { isProtectedScreen } from '#runtime/core/screens/names.ts';
import { overlay as shape } from '#schemas/generated/validators/overlay.js';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { save } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/**
 * Keeps a tenant's overlay over a screen. What is checked is the screen with the overlay laid over it.
 * @throws Failure 422 where there is no such screen, it is one of those that no overlay may change, or something in the
 * overlay makes no sense there: each place by its pointer.
 */
export async function saveOverlay(context: CallContext, input: Values): Promise<Values> {
  const id = input['id'];
  const stored = typeof id === 'string' ? await readRecord({ context, entity: entityOf(context), id }) : undefined;
  const { screen: name, patch } = { ...stored, ...input };
  const screen = typeof name === 'string' ? screenNamed({ context, name }) : undefined;
  const { app, scope } = context;
  const base = screen && withOwnFields({ screen, fields: await app.ownFields.of(scope.tenantId) });
  if (Buffer.byteLength(JSON.stringify(patch ?? null)) > mostBytes)
    throw failures.invalid([{ path: '/patch', message: `设置过大，最多 ${mostBytes / 1024} KB` }]);
  if (base && patch !== undefined && patch !== null) checkOverlay({ context, base, overlay: patch });
  return save(context, input);
}

function screenNamed({ context: { app }, name }: { context: CallContext; name: string }): Screen {
  const screen = app.artefacts.screen(name);
  if (!screen) throw failures.invalid([{ path: '/screen', message: `没有名为“${name}”的界面` }]);
  if (isProtectedScreen(name))
    throw failures.invalid([{ path: '/screen', message: '界面设置自己的页面不能更改，否则改错后无法改回' }]);
  return screen;
}

/** Bytes of an overlay as JSON: every member of the tenant loads it (rule D4). */
const mostBytes = 32 * 1024;

/** Places named at most. */
const most = 20;

function checkOverlay({
  context: { app },
  base,
  overlay,
}: {
  context: CallContext;
  base: Screen;
  overlay: Json;
}): void {
  const problems = overlayProblems({ base, overlay, names: app.artefacts.screenNames(), shape });
  if (problems.length > 0)
    throw failures.invalid(
      problems
        .slice(0, most)
        .map(({ path, message }) => ({ path: '/patch', message: `${pointerOf(path) || '/'} ${message}` })),
    );
}
