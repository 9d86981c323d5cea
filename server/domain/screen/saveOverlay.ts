import overlaySchema from '#schemas/meta/screen.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CallContext, Values } from '../../engine/context.ts';
import { save } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/** Keeps a tenant's overlay over a screen. @throws Failure 422 where there is no such screen, or the patch is no overlay. */
export async function saveOverlay(context: CallContext, input: Values): Promise<Values> {
  if (typeof input['screen'] === 'string' && !context.app.artefacts.screens.has(input['screen'])) throw failures.invalid([{ path: '/screen', message: `没有名为“${input['screen']}”的界面` }]);
  if (input['patch'] !== undefined && input['patch'] !== null && !isOverlay(input['patch'])) {
    const [error] = isOverlay.errors ?? [];
    throw failures.invalid([{ path: '/patch', message: `覆盖内容不是有效的界面设置，请检查 ${error?.instancePath || '/'}` }]);
  }
  return save(context, input);
}

const isOverlay = new Ajv2020({ strict: false }).compile(overlaySchema);
