import { abilities } from './abilities.ts';
import { applications } from './applications.ts';
import { bulk } from './bulk.ts';
import { certs } from './certs.ts';
import { classes } from './classes.ts';
import { courses } from './courses.ts';
import { departments } from './departments.ts';
import { exams } from './exams.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { jobs } from './jobs.ts';
import { lists } from './lists.ts';
import { logs } from './logs.ts';
import { overview } from './overview.ts';
import type { GuideGroup } from '../guide/page.ts';
import { people } from './people.ts';
import { platform } from './platform.ts';
import { portal } from './portal.ts';
import { print } from './print.ts';
import { questions } from './questions.ts';
import { recycle } from './recycle.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { start } from './start.ts';
import { transfer } from './transfer.ts';

/** The administrators' manual: what holds everywhere first, then the menus in their order. */
export const groups: readonly GuideGroup[] = [
  { title: '开始', pages: [start] },
  { title: '每一页都有的', pages: [lists, forms, bulk, transfer, recycle, jobs, print] },
  { title: '认证管理', pages: [overview, certs, questions, exams] },
  { title: '教学管理', pages: [courses, classes, abilities] },
  { title: '基础管理', pages: [portal, applications, people, departments, roles, files, logs, screens, fields] },
  { title: '平台运营', pages: [platform] },
];

/** All pages in the order in which they are read. */
export const pages = groups.flatMap((group) => group.pages);
