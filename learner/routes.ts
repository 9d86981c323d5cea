import { createElement, lazy, type ComponentType } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { herePlace } from './router/place.ts';

/** A page of the authentication centre. */
export interface Route extends Row {
  Page: ComponentType;
  /** Brings the page's code; the entry calls it for the address that is opened. */
  load: () => Promise<unknown>;
}

/** What the centre knows of a page. */
interface Row {
  /** Below /auth-center. */
  path: string;
  /** Of the window and of the menus; without one the window bears the product's name. */
  title?: string;
  /** Shows nothing without a person: whoever is not logged in is led to the log-in page. */
  isPersonal?: boolean;
  /** Shows the same to anyone, or waits for the session itself: drawn before the session is known. */
  isEarly?: boolean;
  /** The header's menu, or the person's own; a menu shows its pages in the order of the rows. */
  menu?: 'main' | 'person';
  /** A place of its own in the bar of tabs, under this name where the title is too long. */
  tab?: { icon: TabIcon; label?: string };
  /** The path of the page whose tab is marked here too; it may hang on what follows the `?`. */
  below?: string | ((search: string) => string);
  isFooterHidden?: boolean;
  /** Questions are answered or read here: no button lies over them. */
  isHelpHidden?: boolean;
  /** Passed through on the way to another page: no header and no footer. */
  isTransient?: boolean;
}

/** What the bar of tabs can draw. */
export type TabIcon = 'house' | 'sheet' | 'clock' | 'person';

/** Every page of section 2 of the specification. A page is its row here and its folder, named for its path. */
export const routes: readonly Route[] = [
  route(() => import('./pages/home/Home.tsx').then(({ Home }) => Home), {
    path: '/',
    title: '首页',
    isEarly: true,
    menu: 'main',
    tab: { icon: 'house' },
  }),
  route(() => import('./pages/tenant/Tenant.tsx').then(({ Tenant }) => Tenant), {
    path: '/tenant',
    title: '机构主页',
    isEarly: true,
  }),
  route(() => import('./pages/certification/Certification.tsx').then(({ Certification }) => Certification), {
    path: '/certification',
    title: '认证图谱',
    isEarly: true,
    menu: 'main',
  }),
  route(() => import('./pages/allCertificates/AllCertificates.tsx').then(({ AllCertificates }) => AllCertificates), {
    path: '/all-certificates',
    title: '全部证书',
    isEarly: true,
    menu: 'main',
  }),
  route(() => import('./pages/networkCenter/NetworkCenter.tsx').then(({ NetworkCenter }) => NetworkCenter), {
    path: '/network-center',
    title: '认证机构',
    isEarly: true,
    menu: 'main',
  }),
  route(
    () =>
      import('./pages/certificationDetail/CertificationDetail.tsx').then(
        ({ CertificationDetail }) => CertificationDetail,
      ),
    { path: '/certification-detail', title: '证书详情' },
  ),
  route(() => import('./pages/apply/Apply.tsx').then(({ Apply }) => Apply), {
    path: '/apply',
    title: '申请考试',
    isPersonal: true,
    below: '/certification-detail',
    isHelpHidden: true,
  }),
  route(() => import('./pages/reserve/Reserve.tsx').then(({ Reserve }) => Reserve), {
    path: '/reserve',
    title: '预约场次',
    isPersonal: true,
    below: '/my-certification',
    isHelpHidden: true,
  }),
  route(() => import('./pages/advancedSearch/AdvancedSearch.tsx').then(({ AdvancedSearch }) => AdvancedSearch), {
    path: '/advanced-search',
    title: '高级搜索',
    isEarly: true,
  }),
  route(
    () =>
      import('./pages/advancedSearchTenant/AdvancedSearchTenant.tsx').then(
        ({ AdvancedSearchTenant }) => AdvancedSearchTenant,
      ),
    { path: '/advanced-search-tenant', title: '搜索本机构' },
  ),
  route(() => import('./pages/practice/Practice.tsx').then(({ Practice }) => Practice), {
    path: '/practice',
    title: '练习',
    isPersonal: true,
    menu: 'main',
    tab: { icon: 'sheet' },
    isHelpHidden: true,
  }),
  route(() => import('./pages/mockExam/MockExam.tsx').then(({ MockExam }) => MockExam), {
    path: '/mock-exam',
    title: '模拟考试',
    isPersonal: true,
    menu: 'main',
    tab: { icon: 'clock', label: '考试' },
    isHelpHidden: true,
  }),
  route(() => import('./pages/examRoom/ExamRoom.tsx').then(({ ExamRoom }) => ExamRoom), {
    path: '/exam-room',
    title: '考试',
    isPersonal: true,
    below: '/my-certification',
    isHelpHidden: true,
  }),
  route(() => import('./pages/examResult/ExamResult.tsx').then(({ ExamResult }) => ExamResult), {
    path: '/exam-result',
    title: '成绩',
    isPersonal: true,
    below: '/my-certification',
    isHelpHidden: true,
  }),
  route(() => import('./pages/answerDetails/AnswerDetails.tsx').then(({ AnswerDetails }) => AnswerDetails), {
    path: '/answer-details',
    title: '答卷详情',
    isPersonal: true,
    below: (search) => (search.includes('mockId') ? '/mock-exam' : '/my-certification'),
    isFooterHidden: true,
    isHelpHidden: true,
  }),
  route(() => import('./pages/myCertification/MyCertification.tsx').then(({ MyCertification }) => MyCertification), {
    path: '/my-certification',
    title: '我的认证',
    isPersonal: true,
    menu: 'person',
    tab: { icon: 'person', label: '我的' },
  }),
  route(() => import('./pages/wrongList/WrongList.tsx').then(({ WrongList }) => WrongList), {
    path: '/wrong-list',
    title: '错题本',
    isPersonal: true,
    menu: 'person',
    below: '/practice',
    isHelpHidden: true,
  }),
  route(() => import('./pages/collectList/CollectList.tsx').then(({ CollectList }) => CollectList), {
    path: '/collect-list',
    title: '我的收藏',
    isPersonal: true,
    menu: 'person',
    below: '/practice',
    isHelpHidden: true,
  }),
  route(() => import('./pages/talentMarket/TalentMarket.tsx').then(({ TalentMarket }) => TalentMarket), {
    path: '/talent-market',
    title: '人才市场',
    isEarly: true,
    menu: 'main',
  }),
  route(() => import('./pages/account/Account.tsx').then(({ Account }) => Account), {
    path: '/account',
    title: '账号设置',
    isPersonal: true,
    below: '/my-certification',
  }),
  route(() => import('./pages/authLogin/AuthLogin.tsx').then(({ AuthLogin }) => AuthLogin), {
    path: '/auth-login',
    title: '登录',
  }),
  route(() => import('./pages/switchTenant/SwitchTenant.tsx').then(({ SwitchTenant }) => SwitchTenant), {
    path: '/switch-tenant',
    title: '选择认证机构',
  }),
  route(() => import('./pages/centerEntrance/CenterEntrance.tsx').then(({ CenterEntrance }) => CenterEntrance), {
    path: '/center-entrance',
    title: '进入认证中心',
    isFooterHidden: true,
  }),
  route(() => import('./pages/helpDoc/HelpDoc.tsx').then(({ HelpDoc }) => HelpDoc), {
    path: '/help-doc',
    title: '帮助中心',
    isEarly: true,
  }),
  route(() => import('./pages/helpDoc/HelpDoc.tsx').then(({ ManagementHelp }) => ManagementHelp), {
    path: '/help-doc/management',
    title: '管理端帮助',
    isEarly: true,
  }),
  route(() => import('./pages/helpDoc/HelpDoc.tsx').then(({ StudentHelp }) => StudentHelp), {
    path: '/help-doc/student',
    title: '学员帮助',
    isEarly: true,
  }),
  route(() => import('./pages/helpDoc/HelpDoc.tsx').then(({ ReceiptHelp }) => ReceiptHelp), {
    path: '/help-doc/receipts',
    title: '作答回执',
    isEarly: true,
  }),
  route(() => import('./pages/helpDoc/HelpDoc.tsx').then(({ TextHelp }) => TextHelp), {
    path: '/help-doc/text',
    title: '协议与文档',
    isEarly: true,
  }),
  route(() => import('./pages/refresh/Refresh.tsx').then(({ Refresh }) => Refresh), {
    path: '/refresh',
    isTransient: true,
  }),
  route(() => import('./pages/blank/Blank.tsx').then(({ Blank }) => Blank), { path: '/blank', isTransient: true }),
  route(() => import('./pages/reload/Reload.tsx').then(({ Reload }) => Reload), { path: '/reload', isTransient: true }),
  route(() => import('./pages/errorPage/ErrorPage.tsx').then(({ ErrorPage }) => ErrorPage), {
    path: '/error',
    title: '暂时无法访问',
    isEarly: true,
  }),
];

/** What every other path shows. */
const notFound = route(() => import('./pages/notFound/NotFound.tsx').then(({ NotFound }) => NotFound), {
  path: '*',
  title: '页面不存在',
  isEarly: true,
});

/** The route of a path below /auth-center. */
export function routeAt(path: string): Route {
  const plain = path.replace(/\/+$/, '') || '/';
  return routes.find((one) => one.path === plain) ?? notFound;
}

/** The route of the place in the address bar. */
export function routeHere(): Route {
  return routeAt(herePlace().pathname);
}

function route(find: () => Promise<ComponentType>, row: Row): Route {
  let found: ComponentType | undefined;
  const load = (): Promise<{ default: ComponentType }> =>
    loadChunk(find).then((Page) => {
      found = Page;
      return { default: Page };
    });
  const Later = lazy(load);
  // Code that is here already is drawn at once: `lazy` would show the outline first.
  return { ...row, load, Page: () => createElement(found ?? Later) };
}
