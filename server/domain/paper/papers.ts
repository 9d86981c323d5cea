import type { CallContext, Values } from '../../engine/context.ts';
import { entityNamed, entityOf } from '../../engine/context.ts';
import { readPage } from '../../engine/list.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { mayCall } from '../home/index.ts';

/** Whose a paper is to its reader: their own, the organisation's, or one that is shared with the platform (rules C1, C11). */
type BelongType = 'mine' | 'tenant' | 'platform';

/**
 * A page of papers that the caller may see, narrowed by whose they are; those of the platform where that is asked for.
 * @throws Failure 403 of those without the code for them
 */
export async function papers(context: CallContext, { belongType, ...filters }: Values): Promise<Page> {
  if (belongType === 'platform') return platformPapers(context, filters);
  const { userId } = context.scope;
  const page = await readPage({
    context,
    entity: entityOf(context),
    filters: { ...filters, ...narrowedTo({ belongType: belongType as BelongType | undefined, userId }) },
  });
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, belongType: row['createdBy'] === userId ? 'mine' : 'tenant' })),
  };
}

function narrowedTo({ belongType, userId }: { belongType: BelongType | undefined; userId: string }): Values {
  if (belongType === 'mine') return { createdBy: userId };
  return belongType === 'tenant' ? { shareType: ['tenant', 'platform'] } : {};
}

async function platformPapers(context: CallContext, { pageNum, pageSize, keyword }: Values): Promise<Page> {
  const { app, session } = context;
  const operation = app.catalogue.operations['platformPaper.list'];
  if (!operation || !session || !mayCall({ session, operation })) throw failures.denied();
  const filters = Object.fromEntries(
    Object.entries({ pageNum, pageSize, keyword }).filter(([, value]) => value !== undefined),
  ) as Values;
  const page = await readPage({
    context: { ...context, operation },
    entity: entityNamed({ app, name: 'platformPaper' }),
    filters,
  });
  return { ...page, rows: page.rows.map(asPaper) };
}

/** A paper of the platform in the words of papers of the organisation. */
function asPaper({ certName = null, sharedTime = null, ...row }: Values): Values {
  return {
    ...row,
    certId: null,
    certIdLabel: certName,
    categoryId: null,
    belongType: 'platform',
    shareType: 'platform',
    generateType: null,
    state: 'published',
    updatedTime: sharedTime,
  };
}
