import { expect, it } from 'vitest';
import { adminOperations } from '#schemas/generated/operations.admin.ts';
import { settingsCodes } from './context.ts';

it('who is offered to arrange a screen holds what its save asks for', () => {
  expect(adminOperations['screenOverlay.save'].saveCodes).toEqual(settingsCodes);
});
