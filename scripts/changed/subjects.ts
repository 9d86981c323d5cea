/** What folders are about: the words by which their tests are found where imports do not tell. */

export interface Subject {
  /** Beginning of the paths that it is for. */
  folder: string;
  /** In paths below `tests/contract`. */
  contract?: readonly string[];
  /** In paths below `tests/e2e`. */
  e2e?: readonly string[];
  /** In paths below `tests/faults`. */
  faults?: readonly string[];
  /** Of the engine, tried with an entity or two that have them. */
  verbs?: readonly string[];
}

/** The rows that are for a path. */
export function subjectsOf(path: string): Subject[] {
  return subjects.filter(({ folder }) => path.startsWith(folder));
}

/** Contract tests reach all of the server by HTTP, pages are reached by addresses: so neither is found by its imports. */
export const subjects: readonly Subject[] = [
  { folder: 'server/engine/excel', contract: ['import/', 'Import', 'Sheet'], verbs: ['importExcel', 'exportExcel'] },
  { folder: 'server/engine/import', contract: ['import/', 'Import'], e2e: ['import.'] },
  { folder: 'server/engine/jobs/', contract: ['job/'], faults: ['jobs.'] },
  { folder: 'server/engine/notices/', contract: ['notices.', 'message/'], faults: ['notices.'] },
  { folder: 'server/engine/print', contract: ['print.'], faults: ['print.'] },
  { folder: 'server/http/', contract: ['http/', 'openapi.', 'session/page.'] },
  { folder: 'server/database/', contract: ['stored/', 'many/'], faults: ['kill.', 'outage.'], verbs: ['save'] },
  { folder: 'server/backup/', contract: ['backup/'], faults: ['carried.'] },
  { folder: 'server/demo/', contract: ['demo/'] },
  { folder: 'server/main.ts', faults: ['start.', 'stop.'] },
  { folder: 'server/open.ts', faults: ['start.', 'stop.'] },
  { folder: 'server/supervision.ts', faults: ['start.'] },

  { folder: 'generators/', contract: ['held/'] },
  { folder: 'kinds/', contract: ['words/kinds.', 'held/'] },
  { folder: 'schemas/', contract: ['held/'] },
  { folder: 'schemas/notices/', contract: ['notices.'], e2e: ['notices.'] },
  { folder: 'schemas/prints/', contract: ['print.'], e2e: ['print.'] },
  { folder: 'schemas/themes/', e2e: ['axe.'] },
  { folder: 'schemas/modules.json', e2e: ['permissions.', 'access.'] },

  { folder: 'runtime/screen/actions/', e2e: ['tree.', 'cert.'] },
  { folder: 'runtime/screen/actions/import/', e2e: ['import.'] },
  { folder: 'runtime/screen/actions/upload/', e2e: ['files.'] },
  { folder: 'runtime/screen/detail/', e2e: ['referred.', 'conflict.'] },
  { folder: 'runtime/screen/form/', e2e: ['typed.', 'guard.'] },
  { folder: 'runtime/screen/history/', e2e: ['conflict.'] },
  { folder: 'runtime/screen/jobs/', e2e: ['jobs.'] },
  { folder: 'runtime/screen/list/', e2e: ['views.', 'browse.'] },
  { folder: 'runtime/screen/page/', e2e: ['home.', 'portal.'] },
  { folder: 'runtime/screen/settings/', e2e: ['settings.', 'overlay.'] },
  { folder: 'runtime/screen/table/', e2e: ['browse.'] },
  { folder: 'runtime/', e2e: ['cert.'] },

  { folder: 'admin/account/', e2e: ['login.'] },
  { folder: 'admin/bell/', e2e: ['notices.', 'jobs.'] },
  { folder: 'admin/entry/', e2e: ['login.'] },
  { folder: 'admin/home/', e2e: ['home.'] },
  { folder: 'admin/login/', e2e: ['login.'] },
  { folder: 'admin/palette/', e2e: ['home.'] },
  { folder: 'admin/parts/answerEditor/', e2e: ['question.'] },
  { folder: 'admin/parts/brandColour/', e2e: ['portal.'] },
  { folder: 'admin/parts/carouselEditor/', e2e: ['portal.'] },
  { folder: 'admin/parts/certGraphEditor/', e2e: ['cert.'] },
  { folder: 'admin/parts/codeTree/', e2e: ['permissions.'] },
  { folder: 'admin/parts/optionEditor/', e2e: ['question.'] },
  { folder: 'admin/parts/ruleEditor/', e2e: ['rule.'] },
  { folder: 'admin/shell/', e2e: ['tabs.', 'access.'] },
  { folder: 'admin/', e2e: ['cert.'] },

  { folder: 'learner/login/', e2e: ['learnerSession.'] },
  { folder: 'learner/guard/', e2e: ['learnerSession.'] },
  { folder: 'learner/question/', e2e: ['learnerPractice.'] },
  { folder: 'learner/worker/', e2e: ['learnerOffline.'] },
  { folder: 'learner/', e2e: ['learnerShell.'] },
];
