import type { CallContext, Values } from '../../engine/context.ts';
import { entityOf } from '../../engine/context.ts';
import { readPage } from '../../engine/list.ts';
import type { Page } from '../../engine/page.ts';

/** Whose a paper is to its reader: their own, the organisation's, or the platform's (rule C1). */
type BelongType = 'mine' | 'tenant' | 'platform';

/** A page of papers that the caller may see, narrowed by whose they are. */
export async function papers(context: CallContext, { belongType, ...filters }: Values): Promise<Page> {
  const { userId } = context.scope;
  const page = await readPage({
    context,
    entity: entityOf(context),
    filters: { ...filters, ...narrowedTo({ belongType: belongType as BelongType | undefined, userId }) },
  });
  return { ...page, rows: page.rows.map((row) => ({ ...row, belongType: belongsTo({ row, userId }) })) };
}

function narrowedTo({ belongType, userId }: { belongType: BelongType | undefined; userId: string }): Values {
  if (belongType === 'mine') return { createdBy: userId };
  if (belongType === 'tenant') return { shareType: ['tenant'] };
  return belongType === 'platform' ? { shareType: ['platform'] } : {};
}

function belongsTo({ row, userId }: { row: Values; userId: string }): BelongType {
  if (row['createdBy'] === userId) return 'mine';
  return row['shareType'] === 'platform' ? 'platform' : 'tenant';
}
