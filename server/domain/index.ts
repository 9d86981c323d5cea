import type { HandlerName } from '#schemas/generated/operations.ts';
import type { Handler } from '../engine/context.ts';
import { graph, hot, network, recent, saveRule, shownDetail, shownList, unmetRules } from './certificate/index.ts';
import { city, degree, groupValues, queryGroupCodes, title } from './dictionary/index.ts';
import { download, upload, uploadImage, uses } from './file/index.ts';
import { getHistory, listHistory } from './history/index.ts';
import * as home from './home/index.ts';
import * as job from './job/index.ts';
import { next } from './learner/index.ts';
import { resend } from './notice/index.ts';
import * as message from './message/index.ts';
import * as mock from './mock/index.ts';
import { removeMembers, removeRoles, saveMember, saveRole, setMemberState } from './organisation/index.ts';
import { getPortalInfo, listAnnouncements, listShown, savePortalInfo } from './portal/index.ts';
import * as practice from './practice/index.ts';
import { abilityList, category, countByType, difficultyStat, options } from './question/index.ts';
import { overlays, saveOverlay } from './screen/index.ts';
import { searchPlatform, searchQuestions, searchTenant } from './search/index.ts';
import { listEvents } from './security/index.ts';
import * as session from './session/index.ts';
import { createTenant, holdings, removeTenant, saveTenant } from './tenant/index.ts';
import { removeUsers, saveUser, setUserState, userOptions } from './user/index.ts';
import { listViews, removeView, saveView } from './view/index.ts';

/** What the engine cannot know, by the name the catalogue gives it: area/handler. */
export const handlers: Readonly<Record<HandlerName, Handler>> = {
  'certificate/graph': graph,
  'certificate/hot': hot,
  'certificate/network': network,
  'certificate/recent': recent,
  'certificate/saveRule': saveRule,
  'certificate/shownDetail': shownDetail,
  'certificate/shownList': shownList,
  'certificate/unmetRules': unmetRules,
  'dictionary/city': city,
  'dictionary/degree': degree,
  'dictionary/groupValues': groupValues,
  'dictionary/queryGroupCodes': queryGroupCodes,
  'dictionary/title': title,
  'file/download': download,
  'file/upload': upload,
  'file/uploadImage': uploadImage,
  'file/uses': uses,
  'history/get': getHistory,
  'history/list': listHistory,
  'home/recent': home.recent,
  'home/search': home.search,
  'home/waiting': home.waiting,
  'job/cancel': job.cancel,
  'job/file': job.file,
  'job/mine': job.mine,
  'job/progress': job.progress,
  'job/undo': job.undo,
  'learner/next': next,
  'message/info': message.info,
  'message/page': message.page,
  'message/readAll': message.readAll,
  'message/update': message.update,
  'mock/certs': mock.certs,
  'mock/detail': mock.detail,
  'mock/newMock': mock.newMock,
  'mock/query': mock.query,
  'mock/resume': mock.resume,
  'mock/saveAnswer': mock.saveAnswer,
  'mock/status': mock.status,
  'mock/submit': mock.submit,
  'mock/takeOver': mock.takeOver,
  'notice/resend': resend,
  'organisation/removeMembers': removeMembers,
  'organisation/removeRoles': removeRoles,
  'organisation/saveMember': saveMember,
  'organisation/saveRole': saveRole,
  'organisation/setMemberState': setMemberState,
  'portal/getPortalInfo': getPortalInfo,
  'portal/listAnnouncements': listAnnouncements,
  'portal/listShown': listShown,
  'portal/savePortalInfo': savePortalInfo,
  'practice/addFavorite': practice.addFavorite,
  'practice/addRecord': practice.addRecord,
  'practice/again': practice.again,
  'practice/cancelFavorite': practice.cancelFavorite,
  'practice/deleteRecord': practice.deleteRecord,
  'practice/isTrue': practice.isTrue,
  'practice/listFavorites': practice.listFavorites,
  'practice/listRecords': practice.listRecords,
  'practice/read': practice.read,
  'practice/round': practice.round,
  'practice/selfJudge': practice.selfJudge,
  'practice/setGoal': practice.setGoal,
  'practice/startRandom': practice.startRandom,
  'practice/startRound': practice.startRound,
  'practice/statistics': practice.statistics,
  'practice/today': practice.today,
  'practice/topics': practice.topics,
  'question/abilityList': abilityList,
  'question/category': category,
  'question/countByType': countByType,
  'question/difficultyStat': difficultyStat,
  'question/options': options,
  'screen/overlays': overlays,
  'screen/save': saveOverlay,
  'search/platform': searchPlatform,
  'search/questions': searchQuestions,
  'search/tenant': searchTenant,
  'security/list': listEvents,
  'session/auth': session.auth,
  'session/basic': session.basic,
  'session/captcha': session.captcha,
  'session/checkAuthorization': session.checkAuthorization,
  'session/checkCaptcha': session.checkCaptcha,
  'session/currentRole': session.currentRole,
  'session/end': session.end,
  'session/enterChannel': session.enterChannel,
  'session/exchangeTicket': session.exchangeTicket,
  'session/exchangeToken': session.exchangeToken,
  'session/info': session.info,
  'session/login': session.login,
  'session/logout': session.logout,
  'session/mine': session.mine,
  'session/roles': session.roles,
  'session/sendVerification': session.sendVerification,
  'session/switchRole': session.switchRole,
  'session/switchTenant': session.switchTenant,
  'session/switchTenantForToken': session.switchTenantForToken,
  'session/tenants': session.tenants,
  'session/updatePassword': session.updatePassword,
  'session/updateProfile': session.updateProfile,
  'tenant/create': createTenant,
  'tenant/holdings': holdings,
  'tenant/removeOne': removeTenant,
  'tenant/save': saveTenant,
  'user/options': userOptions,
  'user/remove': removeUsers,
  'user/save': saveUser,
  'user/setState': setUserState,
  'view/list': listViews,
  'view/remove': removeView,
  'view/save': saveView,
};
