// Generated from schemas/. Do not edit.
import type { ClientOperation } from './client-operation.ts';
import { adminOperations } from './operations.admin.ts';
import { learnerOperations } from './operations.learner.ts';
import type * as T from './types.ts';

export type { ClientOperation };

/** Input and output of every call. */
export interface Operations {
  /** 批量修改公告 */
  "announcement.change": { input: T.AnnouncementChangeInput; output: T.AnnouncementChangeOutput };
  /** 查看公告 */
  "announcement.get": { input: T.AnnouncementGetInput; output: T.AnnouncementGetOutput };
  /** 查看历史：公告 */
  "announcement.history": { input: T.AnnouncementHistoryInput; output: T.AnnouncementHistoryOutput };
  /** 查询公告 */
  "announcement.list": { input: T.AnnouncementListInput; output: T.AnnouncementListOutput };
  /** 门户公告 */
  "announcement.portalList": { input: T.AnnouncementPortalListInput; output: T.AnnouncementPortalListOutput };
  /** 查询回收站中的公告 */
  "announcement.recycled": { input: T.AnnouncementRecycledInput; output: T.AnnouncementRecycledOutput };
  /** 删除公告 */
  "announcement.remove": { input: T.AnnouncementRemoveInput; output: T.AnnouncementRemoveOutput };
  /** 恢复公告 */
  "announcement.restore": { input: T.AnnouncementRestoreInput; output: T.AnnouncementRestoreOutput };
  /** 保存公告 */
  "announcement.save": { input: T.AnnouncementSaveInput; output: T.AnnouncementSaveOutput };
  /** 更改状态：公告 */
  "announcement.updateState": { input: T.AnnouncementUpdateStateInput; output: T.AnnouncementUpdateStateOutput };
  /** 查询轮播图 */
  "carouselImage.list": { input: T.CarouselImageListInput; output: T.CarouselImageListOutput };
  /** 删除轮播图 */
  "carouselImage.remove": { input: T.CarouselImageRemoveInput; output: T.CarouselImageRemoveOutput };
  /** 保存轮播图 */
  "carouselImage.save": { input: T.CarouselImageSaveInput; output: T.CarouselImageSaveOutput };
  /** 排列轮播图 */
  "carouselImage.sort": { input: T.CarouselImageSortInput; output: T.CarouselImageSortOutput };
  /** 批量修改证书 */
  "cert.change": { input: T.CertChangeInput; output: T.CertChangeOutput };
  /** 下载导入模板：证书 */
  "cert.excelTemplate": { input: T.CertExcelTemplateInput; output: T.CertExcelTemplateOutput };
  /** 导出证书 */
  "cert.exportExcel": { input: T.CertExportExcelInput; output: T.CertExportExcelOutput };
  /** 查看证书 */
  "cert.get": { input: T.CertGetInput; output: T.CertGetOutput };
  /** 认证图谱 */
  "cert.graph": { input: T.CertGraphInput; output: T.CertGraphOutput };
  /** 查看历史：证书 */
  "cert.history": { input: T.CertHistoryInput; output: T.CertHistoryOutput };
  /** 热门证书 */
  "cert.hot": { input: T.CertHotInput; output: T.CertHotOutput };
  /** 确认导入证书 */
  "cert.importCommit": { input: T.CertImportCommitInput; output: T.CertImportCommitOutput };
  /** 下载导入错误：证书 */
  "cert.importErrors": { input: T.CertImportErrorsInput; output: T.CertImportErrorsOutput };
  /** 导入证书 */
  "cert.importExcel": { input: T.CertImportExcelInput; output: T.CertImportExcelOutput };
  /** 查询证书 */
  "cert.list": { input: T.CertListInput; output: T.CertListOutput };
  /** 选择证书 */
  "cert.options": { input: T.CertOptionsInput; output: T.CertOptionsOutput };
  /** 证书详情 */
  "cert.portalGet": { input: T.CertPortalGetInput; output: T.CertPortalGetOutput };
  /** 门户证书 */
  "cert.portalList": { input: T.CertPortalListInput; output: T.CertPortalListOutput };
  /** 最近练习的证书 */
  "cert.recent": { input: T.CertRecentInput; output: T.CertRecentOutput };
  /** 查询回收站中的证书 */
  "cert.recycled": { input: T.CertRecycledInput; output: T.CertRecycledOutput };
  /** 删除证书 */
  "cert.remove": { input: T.CertRemoveInput; output: T.CertRemoveOutput };
  /** 恢复证书 */
  "cert.restore": { input: T.CertRestoreInput; output: T.CertRestoreOutput };
  /** 保存证书 */
  "cert.save": { input: T.CertSaveInput; output: T.CertSaveOutput };
  /** 更改状态：证书 */
  "cert.updateState": { input: T.CertUpdateStateInput; output: T.CertUpdateStateOutput };
  /** 城市 */
  "dictionary.city": { input: T.DictionaryCityInput; output: T.DictionaryCityOutput };
  /** 学位字典 */
  "dictionary.degree": { input: T.DictionaryDegreeInput; output: T.DictionaryDegreeOutput };
  /** 一个字典的值 */
  "dictionary.groupValues": { input: T.DictionaryGroupValuesInput; output: T.DictionaryGroupValuesOutput };
  /** 批量查询字典 */
  "dictionary.queryGroupCodes": { input: T.DictionaryQueryGroupCodesInput; output: T.DictionaryQueryGroupCodesOutput };
  /** 职称字典 */
  "dictionary.title": { input: T.DictionaryTitleInput; output: T.DictionaryTitleOutput };
  /** 收藏试题 */
  "favorite.add": { input: T.FavoriteAddInput; output: T.FavoriteAddOutput };
  /** 取消收藏 */
  "favorite.cancelFavorite": { input: T.FavoriteCancelFavoriteInput; output: T.FavoriteCancelFavoriteOutput };
  /** 我的收藏 */
  "favorite.list": { input: T.FavoriteListInput; output: T.FavoriteListOutput };
  /** 下载文件 */
  "file.download": { input: T.FileDownloadInput; output: T.FileDownloadOutput };
  /** 查询文件 */
  "file.list": { input: T.FileListInput; output: T.FileListOutput };
  /** 查询回收站中的文件 */
  "file.recycled": { input: T.FileRecycledInput; output: T.FileRecycledOutput };
  /** 删除文件 */
  "file.remove": { input: T.FileRemoveInput; output: T.FileRemoveOutput };
  /** 恢复文件 */
  "file.restore": { input: T.FileRestoreInput; output: T.FileRestoreOutput };
  /** 上传文件 */
  "file.upload": { input: T.FileUploadInput; output: T.FileUploadOutput };
  /** 文件使用处 */
  "file.uses": { input: T.FileUsesInput; output: T.FileUsesOutput };
  /** 查看操作记录 */
  "history.get": { input: T.HistoryGetInput; output: T.HistoryGetOutput };
  /** 查询操作记录 */
  "history.list": { input: T.HistoryListInput; output: T.HistoryListOutput };
  /** 最近的数据 */
  "home.recent": { input: T.HomeRecentInput; output: T.HomeRecentOutput };
  /** 查找任意数据 */
  "home.search": { input: T.HomeSearchInput; output: T.HomeSearchOutput };
  /** 待我处理的事项 */
  "home.waiting": { input: T.HomeWaitingInput; output: T.HomeWaitingOutput };
  /** 导入进度 */
  "importJob.get": { input: T.ImportJobGetInput; output: T.ImportJobGetOutput };
  /** 批量修改行业 */
  "industry.change": { input: T.IndustryChangeInput; output: T.IndustryChangeOutput };
  /** 下载导入模板：行业 */
  "industry.excelTemplate": { input: T.IndustryExcelTemplateInput; output: T.IndustryExcelTemplateOutput };
  /** 导出行业 */
  "industry.exportExcel": { input: T.IndustryExportExcelInput; output: T.IndustryExportExcelOutput };
  /** 查看行业 */
  "industry.get": { input: T.IndustryGetInput; output: T.IndustryGetOutput };
  /** 查看历史：行业 */
  "industry.history": { input: T.IndustryHistoryInput; output: T.IndustryHistoryOutput };
  /** 确认导入行业 */
  "industry.importCommit": { input: T.IndustryImportCommitInput; output: T.IndustryImportCommitOutput };
  /** 下载导入错误：行业 */
  "industry.importErrors": { input: T.IndustryImportErrorsInput; output: T.IndustryImportErrorsOutput };
  /** 导入行业 */
  "industry.importExcel": { input: T.IndustryImportExcelInput; output: T.IndustryImportExcelOutput };
  /** 查询行业 */
  "industry.list": { input: T.IndustryListInput; output: T.IndustryListOutput };
  /** 选择行业 */
  "industry.options": { input: T.IndustryOptionsInput; output: T.IndustryOptionsOutput };
  /** 查询回收站中的行业 */
  "industry.recycled": { input: T.IndustryRecycledInput; output: T.IndustryRecycledOutput };
  /** 删除行业 */
  "industry.remove": { input: T.IndustryRemoveInput; output: T.IndustryRemoveOutput };
  /** 恢复行业 */
  "industry.restore": { input: T.IndustryRestoreInput; output: T.IndustryRestoreOutput };
  /** 保存行业 */
  "industry.save": { input: T.IndustrySaveInput; output: T.IndustrySaveOutput };
  /** 排列行业 */
  "industry.sort": { input: T.IndustrySortInput; output: T.IndustrySortOutput };
  /** 接下来做什么 */
  "learner.next": { input: T.LearnerNextInput; output: T.LearnerNextOutput };
  /** 删除机构用户 */
  "membership.delete": { input: T.MembershipDeleteInput; output: T.MembershipDeleteOutput };
  /** 查看机构用户 */
  "membership.get": { input: T.MembershipGetInput; output: T.MembershipGetOutput };
  /** 查看历史：机构用户 */
  "membership.history": { input: T.MembershipHistoryInput; output: T.MembershipHistoryOutput };
  /** 查询机构用户 */
  "membership.list": { input: T.MembershipListInput; output: T.MembershipListOutput };
  /** 查询回收站中的机构用户 */
  "membership.recycled": { input: T.MembershipRecycledInput; output: T.MembershipRecycledOutput };
  /** 删除机构用户 */
  "membership.remove": { input: T.MembershipRemoveInput; output: T.MembershipRemoveOutput };
  /** 恢复机构用户 */
  "membership.restore": { input: T.MembershipRestoreInput; output: T.MembershipRestoreOutput };
  /** 保存机构用户 */
  "membership.save": { input: T.MembershipSaveInput; output: T.MembershipSaveOutput };
  /** 更改状态：机构用户 */
  "membership.setState": { input: T.MembershipSetStateInput; output: T.MembershipSetStateOutput };
  /** 更改机构用户的状态 */
  "membership.status": { input: T.MembershipStatusInput; output: T.MembershipStatusOutput };
  /** 修改机构用户 */
  "membership.update": { input: T.MembershipUpdateInput; output: T.MembershipUpdateOutput };
  /** 消息详情 */
  "message.info": { input: T.MessageInfoInput; output: T.MessageInfoOutput };
  /** 我的消息 */
  "message.page": { input: T.MessagePageInput; output: T.MessagePageOutput };
  /** 全部标记已读 */
  "message.readAll": { input: T.MessageReadAllInput; output: T.MessageReadAllOutput };
  /** 标记已读 */
  "message.update": { input: T.MessageUpdateInput; output: T.MessageUpdateOutput };
  /** 可以模拟考试的证书 */
  "mock.certs": { input: T.MockCertsInput; output: T.MockCertsOutput };
  /** 答案解析 */
  "mock.detail": { input: T.MockDetailInput; output: T.MockDetailOutput };
  /** 开始模拟考试 */
  "mock.newMock": { input: T.MockNewMockInput; output: T.MockNewMockOutput };
  /** 模拟考试记录 */
  "mock.query": { input: T.MockQueryInput; output: T.MockQueryOutput };
  /** 继续模拟考试 */
  "mock.resume": { input: T.MockResumeInput; output: T.MockResumeOutput };
  /** 保存作答 */
  "mock.saveAnswer": { input: T.MockSaveAnswerInput; output: T.MockSaveAnswerOutput };
  /** 作答状态 */
  "mock.status": { input: T.MockStatusInput; output: T.MockStatusOutput };
  /** 交卷 */
  "mock.submit": { input: T.MockSubmitInput; output: T.MockSubmitOutput };
  /** 在本设备继续 */
  "mock.takeOver": { input: T.MockTakeOverInput; output: T.MockTakeOverOutput };
  /** 批量修改职业 */
  "occupation.change": { input: T.OccupationChangeInput; output: T.OccupationChangeOutput };
  /** 下载导入模板：职业 */
  "occupation.excelTemplate": { input: T.OccupationExcelTemplateInput; output: T.OccupationExcelTemplateOutput };
  /** 导出职业 */
  "occupation.exportExcel": { input: T.OccupationExportExcelInput; output: T.OccupationExportExcelOutput };
  /** 查看职业 */
  "occupation.get": { input: T.OccupationGetInput; output: T.OccupationGetOutput };
  /** 查看历史：职业 */
  "occupation.history": { input: T.OccupationHistoryInput; output: T.OccupationHistoryOutput };
  /** 确认导入职业 */
  "occupation.importCommit": { input: T.OccupationImportCommitInput; output: T.OccupationImportCommitOutput };
  /** 下载导入错误：职业 */
  "occupation.importErrors": { input: T.OccupationImportErrorsInput; output: T.OccupationImportErrorsOutput };
  /** 导入职业 */
  "occupation.importExcel": { input: T.OccupationImportExcelInput; output: T.OccupationImportExcelOutput };
  /** 查询职业 */
  "occupation.list": { input: T.OccupationListInput; output: T.OccupationListOutput };
  /** 选择职业 */
  "occupation.options": { input: T.OccupationOptionsInput; output: T.OccupationOptionsOutput };
  /** 查询回收站中的职业 */
  "occupation.recycled": { input: T.OccupationRecycledInput; output: T.OccupationRecycledOutput };
  /** 删除职业 */
  "occupation.remove": { input: T.OccupationRemoveInput; output: T.OccupationRemoveOutput };
  /** 恢复职业 */
  "occupation.restore": { input: T.OccupationRestoreInput; output: T.OccupationRestoreOutput };
  /** 保存职业 */
  "occupation.save": { input: T.OccupationSaveInput; output: T.OccupationSaveOutput };
  /** 排列职业 */
  "occupation.sort": { input: T.OccupationSortInput; output: T.OccupationSortOutput };
  /** 查看组卷规则 */
  "paperRule.get": { input: T.PaperRuleGetInput; output: T.PaperRuleGetOutput };
  /** 查看历史：组卷规则 */
  "paperRule.history": { input: T.PaperRuleHistoryInput; output: T.PaperRuleHistoryOutput };
  /** 查询组卷规则 */
  "paperRule.list": { input: T.PaperRuleListInput; output: T.PaperRuleListOutput };
  /** 查询回收站中的组卷规则 */
  "paperRule.recycled": { input: T.PaperRuleRecycledInput; output: T.PaperRuleRecycledOutput };
  /** 删除组卷规则 */
  "paperRule.remove": { input: T.PaperRuleRemoveInput; output: T.PaperRuleRemoveOutput };
  /** 恢复组卷规则 */
  "paperRule.restore": { input: T.PaperRuleRestoreInput; output: T.PaperRuleRestoreOutput };
  /** 保存组卷规则 */
  "paperRule.save": { input: T.PaperRuleSaveInput; output: T.PaperRuleSaveOutput };
  /** 题库无法满足的组卷规则 */
  "paperRule.unmet": { input: T.PaperRuleUnmetInput; output: T.PaperRuleUnmetOutput };
  /** 门户信息 */
  "portalInfo.get": { input: T.PortalInfoGetInput; output: T.PortalInfoGetOutput };
  /** 查看历史：门户信息 */
  "portalInfo.history": { input: T.PortalInfoHistoryInput; output: T.PortalInfoHistoryOutput };
  /** 保存门户信息 */
  "portalInfo.save": { input: T.PortalInfoSaveInput; output: T.PortalInfoSaveOutput };
  /** 上传门户图片 */
  "portalInfo.uploadImage": { input: T.PortalInfoUploadImageInput; output: T.PortalInfoUploadImageOutput };
  /** 批量修改岗位 */
  "position.change": { input: T.PositionChangeInput; output: T.PositionChangeOutput };
  /** 下载导入模板：岗位 */
  "position.excelTemplate": { input: T.PositionExcelTemplateInput; output: T.PositionExcelTemplateOutput };
  /** 导出岗位 */
  "position.exportExcel": { input: T.PositionExportExcelInput; output: T.PositionExportExcelOutput };
  /** 查看岗位 */
  "position.get": { input: T.PositionGetInput; output: T.PositionGetOutput };
  /** 查看历史：岗位 */
  "position.history": { input: T.PositionHistoryInput; output: T.PositionHistoryOutput };
  /** 确认导入岗位 */
  "position.importCommit": { input: T.PositionImportCommitInput; output: T.PositionImportCommitOutput };
  /** 下载导入错误：岗位 */
  "position.importErrors": { input: T.PositionImportErrorsInput; output: T.PositionImportErrorsOutput };
  /** 导入岗位 */
  "position.importExcel": { input: T.PositionImportExcelInput; output: T.PositionImportExcelOutput };
  /** 查询岗位 */
  "position.list": { input: T.PositionListInput; output: T.PositionListOutput };
  /** 选择岗位 */
  "position.options": { input: T.PositionOptionsInput; output: T.PositionOptionsOutput };
  /** 查询回收站中的岗位 */
  "position.recycled": { input: T.PositionRecycledInput; output: T.PositionRecycledOutput };
  /** 删除岗位 */
  "position.remove": { input: T.PositionRemoveInput; output: T.PositionRemoveOutput };
  /** 恢复岗位 */
  "position.restore": { input: T.PositionRestoreInput; output: T.PositionRestoreOutput };
  /** 保存岗位 */
  "position.save": { input: T.PositionSaveInput; output: T.PositionSaveOutput };
  /** 排列岗位 */
  "position.sort": { input: T.PositionSortInput; output: T.PositionSortOutput };
  /** 重新练习 */
  "practice.again": { input: T.PracticeAgainInput; output: T.PracticeAgainOutput };
  /** 检查答案 */
  "practice.isTrue": { input: T.PracticeIsTrueInput; output: T.PracticeIsTrueOutput };
  /** 背题 */
  "practice.read": { input: T.PracticeReadInput; output: T.PracticeReadOutput };
  /** 一组练习 */
  "practice.round": { input: T.PracticeRoundInput; output: T.PracticeRoundOutput };
  /** 自评 */
  "practice.selfJudge": { input: T.PracticeSelfJudgeInput; output: T.PracticeSelfJudgeOutput };
  /** 设定每日目标 */
  "practice.setGoal": { input: T.PracticeSetGoalInput; output: T.PracticeSetGoalOutput };
  /** 随机练习 */
  "practice.startRandom": { input: T.PracticeStartRandomInput; output: T.PracticeStartRandomOutput };
  /** 开始一组练习 */
  "practice.startRound": { input: T.PracticeStartRoundInput; output: T.PracticeStartRoundOutput };
  /** 练习统计 */
  "practice.statistics": { input: T.PracticeStatisticsInput; output: T.PracticeStatisticsOutput };
  /** 今日练习 */
  "practice.today": { input: T.PracticeTodayInput; output: T.PracticeTodayOutput };
  /** 知识点与难度 */
  "practice.topics": { input: T.PracticeTopicsInput; output: T.PracticeTopicsOutput };
  /** 知识点 */
  "question.abilityList": { input: T.QuestionAbilityListInput; output: T.QuestionAbilityListOutput };
  /** 试题分类 */
  "question.category": { input: T.QuestionCategoryInput; output: T.QuestionCategoryOutput };
  /** 批量修改试题 */
  "question.change": { input: T.QuestionChangeInput; output: T.QuestionChangeOutput };
  /** 各题型的题数 */
  "question.countByType": { input: T.QuestionCountByTypeInput; output: T.QuestionCountByTypeOutput };
  /** 各难度的题数 */
  "question.difficultyStat": { input: T.QuestionDifficultyStatInput; output: T.QuestionDifficultyStatOutput };
  /** 下载导入模板：试题 */
  "question.excelTemplate": { input: T.QuestionExcelTemplateInput; output: T.QuestionExcelTemplateOutput };
  /** 导出试题 */
  "question.exportExcel": { input: T.QuestionExportExcelInput; output: T.QuestionExportExcelOutput };
  /** 编辑试题 */
  "question.get": { input: T.QuestionGetInput; output: T.QuestionGetOutput };
  /** 查看历史：试题 */
  "question.history": { input: T.QuestionHistoryInput; output: T.QuestionHistoryOutput };
  /** 确认导入试题 */
  "question.importCommit": { input: T.QuestionImportCommitInput; output: T.QuestionImportCommitOutput };
  /** 下载导入错误：试题 */
  "question.importErrors": { input: T.QuestionImportErrorsInput; output: T.QuestionImportErrorsOutput };
  /** 导入试题 */
  "question.importExcel": { input: T.QuestionImportExcelInput; output: T.QuestionImportExcelOutput };
  /** 查询试题 */
  "question.list": { input: T.QuestionListInput; output: T.QuestionListOutput };
  /** 试题的选项 */
  "question.options": { input: T.QuestionOptionsInput; output: T.QuestionOptionsOutput };
  /** 查询回收站中的试题 */
  "question.recycled": { input: T.QuestionRecycledInput; output: T.QuestionRecycledOutput };
  /** 删除试题 */
  "question.remove": { input: T.QuestionRemoveInput; output: T.QuestionRemoveOutput };
  /** 恢复试题 */
  "question.restore": { input: T.QuestionRestoreInput; output: T.QuestionRestoreOutput };
  /** 保存试题 */
  "question.save": { input: T.QuestionSaveInput; output: T.QuestionSaveOutput };
  /** 更改状态：试题 */
  "question.updateState": { input: T.QuestionUpdateStateInput; output: T.QuestionUpdateStateOutput };
  /** 上传试题附件 */
  "question.uploadAttachment": { input: T.QuestionUploadAttachmentInput; output: T.QuestionUploadAttachmentOutput };
  /** 查看试题 */
  "question.view": { input: T.QuestionViewInput; output: T.QuestionViewOutput };
  /** 加入错题本 */
  "record.add": { input: T.RecordAddInput; output: T.RecordAddOutput };
  /** 移除错题 */
  "record.deleteById": { input: T.RecordDeleteByIdInput; output: T.RecordDeleteByIdOutput };
  /** 我的错题 */
  "record.list": { input: T.RecordListInput; output: T.RecordListOutput };
  /** 删除角色 */
  "role.delete": { input: T.RoleDeleteInput; output: T.RoleDeleteOutput };
  /** 查看角色 */
  "role.get": { input: T.RoleGetInput; output: T.RoleGetOutput };
  /** 查看历史：角色 */
  "role.history": { input: T.RoleHistoryInput; output: T.RoleHistoryOutput };
  /** 查询角色 */
  "role.list": { input: T.RoleListInput; output: T.RoleListOutput };
  /** 选择角色 */
  "role.options": { input: T.RoleOptionsInput; output: T.RoleOptionsOutput };
  /** 查询回收站中的角色 */
  "role.recycled": { input: T.RoleRecycledInput; output: T.RoleRecycledOutput };
  /** 删除角色 */
  "role.remove": { input: T.RoleRemoveInput; output: T.RoleRemoveOutput };
  /** 恢复角色 */
  "role.restore": { input: T.RoleRestoreInput; output: T.RoleRestoreOutput };
  /** 保存角色 */
  "role.save": { input: T.RoleSaveInput; output: T.RoleSaveOutput };
  /** 本机构的界面设置 */
  "screen.overlays": { input: T.ScreenOverlaysInput; output: T.ScreenOverlaysOutput };
  /** 查看界面设置 */
  "screenOverlay.get": { input: T.ScreenOverlayGetInput; output: T.ScreenOverlayGetOutput };
  /** 查看历史：界面设置 */
  "screenOverlay.history": { input: T.ScreenOverlayHistoryInput; output: T.ScreenOverlayHistoryOutput };
  /** 查询界面设置 */
  "screenOverlay.list": { input: T.ScreenOverlayListInput; output: T.ScreenOverlayListOutput };
  /** 查询回收站中的界面设置 */
  "screenOverlay.recycled": { input: T.ScreenOverlayRecycledInput; output: T.ScreenOverlayRecycledOutput };
  /** 删除界面设置 */
  "screenOverlay.remove": { input: T.ScreenOverlayRemoveInput; output: T.ScreenOverlayRemoveOutput };
  /** 恢复界面设置 */
  "screenOverlay.restore": { input: T.ScreenOverlayRestoreInput; output: T.ScreenOverlayRestoreOutput };
  /** 保存界面设置 */
  "screenOverlay.save": { input: T.ScreenOverlaySaveInput; output: T.ScreenOverlaySaveOutput };
  /** 全平台搜索 */
  "search.platform": { input: T.SearchPlatformInput; output: T.SearchPlatformOutput };
  /** 搜索试题 */
  "search.question": { input: T.SearchQuestionInput; output: T.SearchQuestionOutput };
  /** 机构内搜索 */
  "search.tenant": { input: T.SearchTenantInput; output: T.SearchTenantOutput };
  /** 查询安全日志 */
  "securityEvent.list": { input: T.SecurityEventListInput; output: T.SecurityEventListOutput };
  /** 权限码 */
  "session.auth": { input: T.SessionAuthInput; output: T.SessionAuthOutput };
  /** 账号资料 */
  "session.basic": { input: T.SessionBasicInput; output: T.SessionBasicOutput };
  /** 获取安全验证题 */
  "session.captcha": { input: T.SessionCaptchaInput; output: T.SessionCaptchaOutput };
  /** 核对权限 */
  "session.checkAuthorization": { input: T.SessionCheckAuthorizationInput; output: T.SessionCheckAuthorizationOutput };
  /** 核对安全验证 */
  "session.checkCaptcha": { input: T.SessionCheckCaptchaInput; output: T.SessionCheckCaptchaOutput };
  /** 当前角色 */
  "session.currentRole": { input: T.SessionCurrentRoleInput; output: T.SessionCurrentRoleOutput };
  /** 结束会话 */
  "session.end": { input: T.SessionEndInput; output: T.SessionEndOutput };
  /** 经合作渠道进入 */
  "session.enterChannel": { input: T.SessionEnterChannelInput; output: T.SessionEnterChannelOutput };
  /** 用一次性票据换取令牌 */
  "session.exchangeTicket": { input: T.SessionExchangeTicketInput; output: T.SessionExchangeTicketOutput };
  /** 用令牌换取一次性票据 */
  "session.exchangeToken": { input: T.SessionExchangeTokenInput; output: T.SessionExchangeTokenOutput };
  /** 当前用户 */
  "session.info": { input: T.SessionInfoInput; output: T.SessionInfoOutput };
  /** 登录 */
  "session.login": { input: T.SessionLoginInput; output: T.SessionLoginOutput };
  /** 退出登录 */
  "session.logout": { input: T.SessionLogoutInput; output: T.SessionLogoutOutput };
  /** 我的登录会话 */
  "session.mine": { input: T.SessionMineInput; output: T.SessionMineOutput };
  /** 我的角色 */
  "session.roles": { input: T.SessionRolesInput; output: T.SessionRolesOutput };
  /** 发送验证码 */
  "session.sendVerification": { input: T.SessionSendVerificationInput; output: T.SessionSendVerificationOutput };
  /** 切换角色 */
  "session.switchRole": { input: T.SessionSwitchRoleInput; output: T.SessionSwitchRoleOutput };
  /** 切换机构 */
  "session.switchTenant": { input: T.SessionSwitchTenantInput; output: T.SessionSwitchTenantOutput };
  /** 凭令牌切换机构 */
  "session.switchTenantForToken": { input: T.SessionSwitchTenantForTokenInput; output: T.SessionSwitchTenantForTokenOutput };
  /** 我的机构 */
  "session.tenants": { input: T.SessionTenantsInput; output: T.SessionTenantsOutput };
  /** 修改密码 */
  "session.updatePassword": { input: T.SessionUpdatePasswordInput; output: T.SessionUpdatePasswordOutput };
  /** 修改资料 */
  "session.updateProfile": { input: T.SessionUpdateProfileInput; output: T.SessionUpdateProfileOutput };
  /** 新增认证机构 */
  "tenant.create": { input: T.TenantCreateInput; output: T.TenantCreateOutput };
  /** 删除认证机构 */
  "tenant.delete": { input: T.TenantDeleteInput; output: T.TenantDeleteOutput };
  /** 查看认证机构 */
  "tenant.get": { input: T.TenantGetInput; output: T.TenantGetOutput };
  /** 查看历史：认证机构 */
  "tenant.history": { input: T.TenantHistoryInput; output: T.TenantHistoryOutput };
  /** 机构所含数据 */
  "tenant.holdings": { input: T.TenantHoldingsInput; output: T.TenantHoldingsOutput };
  /** 查询认证机构 */
  "tenant.list": { input: T.TenantListInput; output: T.TenantListOutput };
  /** 机构简表 */
  "tenant.listBasic": { input: T.TenantListBasicInput; output: T.TenantListBasicOutput };
  /** 上传机构标识 */
  "tenant.logo": { input: T.TenantLogoInput; output: T.TenantLogoOutput };
  /** 认证机构与部分证书 */
  "tenant.network": { input: T.TenantNetworkInput; output: T.TenantNetworkOutput };
  /** 选择认证机构 */
  "tenant.options": { input: T.TenantOptionsInput; output: T.TenantOptionsOutput };
  /** 查询回收站中的认证机构 */
  "tenant.recycled": { input: T.TenantRecycledInput; output: T.TenantRecycledOutput };
  /** 删除认证机构 */
  "tenant.remove": { input: T.TenantRemoveInput; output: T.TenantRemoveOutput };
  /** 恢复认证机构 */
  "tenant.restore": { input: T.TenantRestoreInput; output: T.TenantRestoreOutput };
  /** 保存认证机构 */
  "tenant.save": { input: T.TenantSaveInput; output: T.TenantSaveOutput };
  /** 更改状态：认证机构 */
  "tenant.updateState": { input: T.TenantUpdateStateInput; output: T.TenantUpdateStateOutput };
  /** 查看用户账号 */
  "user.get": { input: T.UserGetInput; output: T.UserGetOutput };
  /** 查看历史：用户账号 */
  "user.history": { input: T.UserHistoryInput; output: T.UserHistoryOutput };
  /** 查询用户账号 */
  "user.list": { input: T.UserListInput; output: T.UserListOutput };
  /** 选择用户账号 */
  "user.options": { input: T.UserOptionsInput; output: T.UserOptionsOutput };
  /** 查询回收站中的用户账号 */
  "user.recycled": { input: T.UserRecycledInput; output: T.UserRecycledOutput };
  /** 删除用户账号 */
  "user.remove": { input: T.UserRemoveInput; output: T.UserRemoveOutput };
  /** 恢复用户账号 */
  "user.restore": { input: T.UserRestoreInput; output: T.UserRestoreOutput };
  /** 保存用户账号 */
  "user.save": { input: T.UserSaveInput; output: T.UserSaveOutput };
  /** 更改状态：用户账号 */
  "user.setState": { input: T.UserSetStateInput; output: T.UserSetStateOutput };
  /** 我的列表视图 */
  "view.list": { input: T.ViewListInput; output: T.ViewListOutput };
  /** 删除列表视图 */
  "view.remove": { input: T.ViewRemoveInput; output: T.ViewRemoveOutput };
  /** 保存列表视图 */
  "view.save": { input: T.ViewSaveInput; output: T.ViewSaveOutput };
}

export type OperationName = keyof Operations;

/** Every call. */
export const operations: Readonly<Record<OperationName, ClientOperation>> = { ...learnerOperations, ...adminOperations };
