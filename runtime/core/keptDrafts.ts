import { draftStore, type DraftStore } from './drafts.ts';
import { page } from './page.ts';
import { keptDraftPrefix, local } from './storage.ts';

/** Drafts that are gone with the log-out: a window that is still open then writes none any more. */
export const keptDrafts: DraftStore = draftStore({
  prefix: keptDraftPrefix,
  daysKept: 30,
  mayWrite: () => local.get('user')?.userId === page.get()?.userId,
});
