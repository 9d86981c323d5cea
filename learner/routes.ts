import { createElement, lazy, type ComponentType } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { titles } from './shell/texts.ts';

/** A page of the authentication centre. */
export interface Route {
  /** Below /auth-center; `*` is every other path. */
  path: string;
  /** Of the window. */
  title: string;
  Page: ComponentType;
  /** Brings the page's code; the entry calls it for the address that is opened. */
  load: () => Promise<unknown>;
  isFooterHidden?: boolean;
  /** Shows the same to anyone, or waits for the session itself: drawn before the session is known. */
  isEarly?: boolean;
  /** Passed through on the way to another page: no header and no footer. */
  isTransient?: boolean;
}

/** Every route of section 2 of the specification; the last one takes what is left. */
export const routes: readonly Route[] = [
  route('/', titles.home, () => import('./pages/home/Home.tsx').then(({ Home }) => Home), { isEarly: true }),
  route('/tenant', titles.tenant, () => import('./pages/tenant/Tenant.tsx').then(({ Tenant }) => Tenant), {
    isEarly: true,
  }),
  route(
    '/certification',
    titles.certification,
    () => import('./pages/certification/Certification.tsx').then(({ Certification }) => Certification),
    { isEarly: true },
  ),
  route(
    '/network-center',
    titles.networkCenter,
    () => import('./pages/networkCenter/NetworkCenter.tsx').then(({ NetworkCenter }) => NetworkCenter),
    { isEarly: true },
  ),
  route(
    '/all-certificates',
    titles.allCertificates,
    () => import('./pages/allCertificates/AllCertificates.tsx').then(({ AllCertificates }) => AllCertificates),
    { isEarly: true },
  ),
  route('/certification-detail', titles.certificationDetail, () =>
    import('./pages/certificationDetail/CertificationDetail.tsx').then(
      ({ CertificationDetail }) => CertificationDetail,
    ),
  ),
  route(
    '/advanced-search',
    titles.advancedSearch,
    () => import('./pages/advancedSearch/AdvancedSearch.tsx').then(({ AdvancedSearch }) => AdvancedSearch),
    { isEarly: true },
  ),
  route('/advanced-search-tenant', titles.advancedSearchTenant, () =>
    import('./pages/advancedSearchTenant/AdvancedSearchTenant.tsx').then(
      ({ AdvancedSearchTenant }) => AdvancedSearchTenant,
    ),
  ),
  route('/my-certification', titles.myCertification, () =>
    import('./pages/myCertification/MyCertification.tsx').then(({ MyCertification }) => MyCertification),
  ),
  route(
    '/talent-market',
    titles.talentMarket,
    () => import('./pages/talentMarket/TalentMarket.tsx').then(({ TalentMarket }) => TalentMarket),
    { isEarly: true },
  ),
  route('/practice', titles.practice, () => import('./pages/practice/Practice.tsx').then(({ Practice }) => Practice)),
  route('/wrong-list', titles.wrongList, () =>
    import('./pages/wrongList/WrongList.tsx').then(({ WrongList }) => WrongList),
  ),
  route('/collect-list', titles.collectList, () =>
    import('./pages/collectList/CollectList.tsx').then(({ CollectList }) => CollectList),
  ),
  route('/mock-exam', titles.mockExam, () => import('./pages/mockExam/MockExam.tsx').then(({ MockExam }) => MockExam)),
  route(
    '/answer-details',
    titles.answerDetails,
    () => import('./pages/answerDetails/AnswerDetails.tsx').then(({ AnswerDetails }) => AnswerDetails),
    { isFooterHidden: true },
  ),
  route('/account', titles.account, () => import('./pages/account/Account.tsx').then(({ Account }) => Account)),
  route('/auth-login', titles.authLogin, () =>
    import('./pages/authLogin/AuthLogin.tsx').then(({ AuthLogin }) => AuthLogin),
  ),
  route('/switch-tenant', titles.switchTenant, () =>
    import('./pages/switchTenant/SwitchTenant.tsx').then(({ SwitchTenant }) => SwitchTenant),
  ),
  route(
    '/center-entrance',
    titles.centerEntrance,
    () => import('./pages/centerEntrance/CenterEntrance.tsx').then(({ CenterEntrance }) => CenterEntrance),
    { isFooterHidden: true },
  ),
  route('/help-doc', titles.helpDoc, () => import('./pages/helpDoc/HelpDoc.tsx').then(({ HelpDoc }) => HelpDoc), {
    isEarly: true,
  }),
  route(
    '/help-doc/management',
    titles.helpManagement,
    () => import('./pages/helpDoc/HelpDoc.tsx').then(({ HelpDoc }) => HelpDoc),
    { isEarly: true },
  ),
  route(
    '/help-doc/student',
    titles.helpStudent,
    () => import('./pages/helpDoc/HelpDoc.tsx').then(({ HelpDoc }) => HelpDoc),
    { isEarly: true },
  ),
  route('/refresh', titles.product, () => import('./pages/refresh/Refresh.tsx').then(({ Refresh }) => Refresh), {
    isTransient: true,
  }),
  route('/blank', titles.product, () => import('./pages/blank/Blank.tsx').then(({ Blank }) => Blank), {
    isTransient: true,
  }),
  route('/reload', titles.product, () => import('./pages/reload/Reload.tsx').then(({ Reload }) => Reload), {
    isTransient: true,
  }),
  route('/error', titles.error, () => import('./pages/errorPage/ErrorPage.tsx').then(({ ErrorPage }) => ErrorPage), {
    isEarly: true,
  }),
  route('*', titles.notFound, () => import('./pages/notFound/NotFound.tsx').then(({ NotFound }) => NotFound), {
    isEarly: true,
  }),
];

/** The route of a path below /auth-center. */
export function routeAt(path: string): Route {
  const plain = path.replace(/\/+$/, '') || '/';
  const found = routes.find((one) => one.path === plain) ?? routes[routes.length - 1];
  if (!found) throw new Error('there are no routes');
  return found;
}

function route(
  path: string,
  title: string,
  find: () => Promise<ComponentType>,
  options: Pick<Route, 'isEarly' | 'isFooterHidden' | 'isTransient'> = {},
): Route {
  let found: ComponentType | undefined;
  const load = (): Promise<{ default: ComponentType }> =>
    loadChunk(find).then((Page) => {
      found = Page;
      return { default: Page };
    });
  const Later = lazy(load);
  // Code that is here already is drawn at once: `lazy` would show the outline first.
  return { path, title, load, Page: () => createElement(found ?? Later), ...options };
}
