import type { PlaceKind } from '#runtime/core/seats/plan.ts';

/** As they stand beside each other, for the keys 1 to 4. */
export const kindsInOrder: readonly PlaceKind[] = ['seat', 'accessible', 'outOfUse', 'aisle'];

export const kindTexts: Readonly<Record<PlaceKind, string>> = {
  seat: '座位',
  accessible: '无障碍座位',
  outOfUse: '停用',
  aisle: '过道',
};
