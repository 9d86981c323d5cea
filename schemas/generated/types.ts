// Generated from schemas/. Do not edit.

/** 公告 */
export interface Announcement {
  /** 标题 */
  title: string;
  /** 内容 */
  content: string;
  /** 发布时间: 门户按此时间排列 */
  publishedTime: string | null;
  /** 置顶 */
  isTop: boolean;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 调用次数 */
export interface CallCount {
  /** 分钟 */
  minute: number;
  /** 次数 */
  count: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 轮播图 */
export interface CarouselImage {
  /** 标题 */
  title: string;
  /** 图片: 建议 1200 × 400 像素，PNG、JPG 或 WebP */
  image: string;
  /** 点击后打开 */
  link: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 证书 */
export interface Cert {
  /** 证书名称 */
  certName: string;
  /** 证书编码: 字母、数字和短横，本机构内不重复 */
  certCode: string;
  /** 岗位: 证书在图谱中挂在这个岗位下 */
  positionId: string | null;
  /** 岗位 */
  positionIdLabel: string | null;
  /** 等级 */
  level: string | null;
  /** 封面 */
  cover: string | null;
  /** 一句话简介 */
  summary: string | null;
  /** 证书介绍 */
  description: string | null;
  /** 考试时长（分钟） */
  examMinutes: number;
  /** 合格分数 */
  passScore: number;
  /** 有效期（年）: 0 表示长期有效 */
  validityYears: number;
  /** 热门证书 */
  isHot: boolean;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 收藏的试题 */
export interface Favorite {
  /** 学员 */
  userId: string;
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 试题 */
  questionId: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 文件 */
export interface File {
  /** 文件名 */
  name: string;
  /** 大小 */
  size: number;
  /** 类型 */
  mime: string;
  /** 可见范围 */
  visibility: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 操作记录 */
export interface History {
  /** 数据 */
  entity: string;
  /** 记录编号 */
  recordId: string;
  /** 记录 */
  recordLabel?: string | null;
  /** 版本 */
  recordVersion: number;
  /** 操作 */
  action: string;
  /** 操作人 */
  userName?: string | null;
  /** 改动 */
  changes?: unknown;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
}

/** 导入任务 */
export interface ImportJob {
  /** 数据 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: string;
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 可导入 */
  valid: number;
  /** 有误 */
  bad: number;
  /** 修改 */
  changed: number;
  /** 没有变化 */
  unchanged: number;
  /** 重复 */
  skipped: number;
  /** 已导入 */
  added: number;
  /** 方式 */
  mode: string | null;
  /** 说明 */
  message: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 行业 */
export interface Industry {
  /** 行业名称 */
  industryName: string;
  /** 国标行业: GB/T 4754 的门类或大类 */
  industryCode: string | null;
  /** 说明 */
  note: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 背题记录 */
export interface KeyReading {
  /** 学员 */
  userId: string;
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 试题 */
  questionId: string;
  /** 试题版本 */
  questionVersion: number;
  /** 次数 */
  readCount: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 登录尝试 */
export interface LoginAttempt {
  /** 账号、地址或二者 */
  key: string;
  /** 次数 */
  failures: number;
  /** 最近一次 */
  lastTime: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 机构用户 */
export interface Membership {
  /** 用户 */
  userId: string;
  /** 用户 */
  userIdLabel: string | null;
  /** 账号或手机号: 对方的完整账号或手机号；加入后对方会收到一条消息 */
  account?: string | null;
  /** 角色 */
  roleId: string;
  /** 角色 */
  roleIdLabel: string | null;
  /** 学号或工号 */
  jobNumber: string | null;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 消息 */
export interface Message {
  /** 接收人 */
  userId: string;
  /** 标题 */
  title: string;
  /** 内容 */
  content: string;
  /** 发送人 */
  senderName: string | null;
  /** 阅读状态 */
  readingStatus: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 模拟考试作答 */
export interface MockAnswer {
  /** 模拟考试 */
  mockId: string;
  /** 模拟考试 */
  mockIdLabel: string | null;
  /** 考生 */
  userId: string;
  /** 试题 */
  questionId: string;
  /** 所选选项 */
  selectedOptions: number[];
  /** 填写内容 */
  inputInfo: string[];
  /** 标记 */
  isFlagged: boolean;
  /** 序号 */
  sequence: number;
  /** 分值 */
  score: number;
  /** 是否正确 */
  isCorrect: boolean | null;
  /** 得分 */
  gained: number | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 模拟考试 */
export interface MockExam {
  /** 考生 */
  userId: string;
  /** 考生 */
  userIdLabel: string | null;
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 状态 */
  state: string;
  /** 开始时间 */
  startTime: string;
  /** 截止时间 */
  deadline: string;
  /** 交卷时间 */
  submittedTime: string | null;
  /** 总分 */
  totalScore: number;
  /** 合格分数 */
  passScore: number;
  /** 得分 */
  score: number | null;
  /** 是否合格 */
  isPassed: boolean | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 职业 */
export interface Occupation {
  /** 职业名称 */
  occupationName: string;
  /** 所属行业 */
  industryId: string;
  /** 所属行业 */
  industryIdLabel: string | null;
  /** 说明 */
  note: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 组卷规则 */
export interface PaperRule {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 题型 */
  ruleList: unknown[];
  /** 总分 */
  totalScore: number;
  /** 总题数 */
  totalCount: number;
  /** 说明 */
  note: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 门户信息 */
export interface PortalInfo {
  /** 机构名称: 显示在门户页头 */
  orgName: string;
  /** 机构标识: 建议 100 × 50 像素的 PNG */
  portalLogoUrl: string | null;
  /** 一句话介绍 */
  slogan: string | null;
  /** 机构介绍 */
  intro: string | null;
  /** 服务电话 */
  phone: string | null;
  /** 隐私政策链接 */
  privacyUrl: string | null;
  /** 用户协议链接 */
  agreementUrl: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 岗位 */
export interface Position {
  /** 岗位名称 */
  positionName: string;
  /** 所属职业 */
  occupationId: string;
  /** 所属职业 */
  occupationIdLabel: string | null;
  /** 岗位职责 */
  duty: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 练习作答 */
export interface PracticeAnswer {
  /** 学员 */
  userId: string;
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 试题 */
  questionId: string;
  /** 试题版本 */
  questionVersion: number;
  /** 所选选项 */
  selectedOptions: number[];
  /** 填写内容 */
  inputInfo: string[];
  /** 是否正确 */
  isCorrect: boolean | null;
  /** 自评是否正确 */
  selfVerdict: boolean | null;
  /** 一组练习 */
  roundId: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 每日目标 */
export interface PracticeGoal {
  /** 学员 */
  userId: string;
  /** 每日目标（题） */
  goal: number | null;
  /** 日期 */
  day: string;
  /** 已答题数 */
  doneNum: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 一组练习 */
export interface PracticeRound {
  /** 学员 */
  userId: string;
  /** 证书: 空：多个证书的题目 */
  certId: string | null;
  /** 证书 */
  certIdLabel: string | null;
  /** 练习方式 */
  mode: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 试题 */
export interface Question {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 题型 */
  type: string;
  /** 题干: 公式写在 $$ 与 $$ 之间 */
  title: string;
  /** 题干 */
  titleText: string | null;
  /** 选项 */
  options: unknown[];
  /** 参考答案 */
  answer: unknown[];
  /** 作答形式 */
  format: string;
  /** 解析 */
  analysis: string | null;
  /** 难度 */
  difficulty: string;
  /** 建议分值 */
  score: number;
  /** 知识点 */
  knowledge: string[];
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 角色 */
export interface Role {
  /** 角色名称 */
  roleName: string;
  /** 说明 */
  note: string | null;
  /** 菜单权限 */
  codes: string[];
  /** 内置角色 */
  isBuiltin: boolean;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 一组练习的作答 */
export interface RoundAnswer {
  /** 一组练习 */
  roundId: string;
  /** 一组练习 */
  roundIdLabel: string | null;
  /** 学员 */
  userId: string;
  /** 试题 */
  questionId: string;
  /** 所选选项 */
  selectedOptions: number[];
  /** 填写内容 */
  inputInfo: string[];
  /** 是否正确 */
  isCorrect: boolean | null;
  /** 自评是否正确 */
  selfVerdict: boolean | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 列表视图 */
export interface SavedView {
  /** 用户 */
  userId: string;
  /** 用户 */
  userIdLabel: string | null;
  /** 页面 */
  screen: string;
  /** 名称 */
  name: string;
  /** 设置 */
  settings: unknown;
  /** 默认 */
  isDefault: boolean;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 界面设置 */
export interface ScreenOverlay {
  /** 页面: 例如 cert.list */
  screen: string;
  /** 覆盖内容: JSON Merge Patch：写出要改的部分，null 表示去掉 */
  patch: unknown;
  /** 说明 */
  note: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 服务器密钥 */
export interface Secret {
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
}

/** 安全日志 */
export interface SecurityEvent {
  /** 事件 */
  event: string;
  /** 用户编号 */
  userId: string | null;
  /** 账号 */
  account: string | null;
  /** 姓名 */
  personName: string | null;
  /** 地址 */
  ip: string | null;
  /** 设备 */
  device: string | null;
  /** 浏览器标识 */
  userAgent: string | null;
  /** 原因 */
  reason: string | null;
  /** 说明 */
  detail: string | null;
  /** 机构 */
  orgName: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
}

/** 登录会话 */
export interface Session {
  /** 用户 */
  userId: string;
  /** 用户 */
  userIdLabel: string | null;
  /** 当前机构 */
  currTenantId: string | null;
  /** 当前角色 */
  currRoleId: string | null;
  /** 渠道 */
  channel: string | null;
  /** 地址 */
  ip: string | null;
  /** 设备 */
  userAgent: string | null;
  /** 最近使用 */
  lastSeenTime: string | null;
  /** 失效时间 */
  expiresTime: string;
  /** 最晚失效时间 */
  endTime: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 已用的安全验证 */
export interface SpentProof {
  /** 失效时间 */
  expiresTime: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
}

/** 认证机构 */
export interface Tenant {
  /** 机构名称 */
  tenantName: string;
  /** 标识 */
  logo: string | null;
  /** 联系人 */
  contact: string | null;
  /** 联系电话 */
  phone: string | null;
  /** 简介 */
  intro: string | null;
  /** 渠道 */
  channel: string;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 一次性票据 */
export interface Ticket {
  /** 签发会话 */
  sessionId: string;
  /** 目的地址 */
  redirectUrl: string;
  /** 失效时间 */
  expiresTime: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
}

/** 用户账号 */
export interface User {
  /** 账号: 小写字母、数字和 . _ @ -，登录时使用 */
  account: string;
  /** 姓名 */
  nickname: string;
  /** 头像 */
  avatar: string | null;
  /** 手机号 */
  phone: string | null;
  /** 邮箱 */
  email: string | null;
  /** 性别 */
  gender: string | null;
  /** 平台运营人员 */
  isOperator: boolean;
  /** 初始密码: 至少 8 位，不要用常见的密码；本人首次登录时须修改。留空则不修改 */
  password?: string | null;
  /** 初始密码未改 */
  isPasswordInitial: boolean;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 错题 */
export interface WrongRecord {
  /** 学员 */
  userId: string;
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 试题 */
  questionId: string;
  /** 试题版本 */
  questionVersion: number;
  /** 答错次数: 0：学员自己加入 */
  wrongCount: number;
  /** 最近作答时间 */
  lastTime: string;
  /** 已答对 */
  isRedone: boolean;
  /** 下次复习时间 */
  due: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
}

/** 批量修改公告: input */
export interface AnnouncementChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 发布时间: 门户按此时间排列 */
      publishedTime?: string | null;
      /** 置顶 */
      isTop?: boolean;
    };
  }[];
}

/** 批量修改公告: output */
export interface AnnouncementChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 查看公告: input */
export interface AnnouncementGetInput {
  /** 编号 */
  id: string;
}

/** 查看公告: output */
export type AnnouncementGetOutput = Announcement;

/** 查看历史：公告: input */
export interface AnnouncementHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：公告: output */
export interface AnnouncementHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询公告: input */
export interface AnnouncementListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 标题 */
  title?: string;
  /** 内容 */
  content?: string;
  /** 发布时间 */
  publishedTime?: {
    /** 发布时间 */
    from?: string;
    /** 发布时间 */
    to?: string;
  };
  /** 置顶 */
  isTop?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询公告: output */
export interface AnnouncementListOutput {
  rows: Announcement[];
  /** 总数 */
  total: number;
}

/** 门户公告: input */
export interface AnnouncementPortalListInput {
  /** 机构 */
  tenantId?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 门户公告: output */
export interface AnnouncementPortalListOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 标题 */
    title: string;
    /** 内容 */
    content: string;
    /** 发布时间 */
    publishedTime: string | null;
    /** 置顶 */
    isTop: boolean;
    /** 创建时间 */
    createdTime: string;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的公告: input */
export interface AnnouncementRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 标题 */
  title?: string;
  /** 内容 */
  content?: string;
  /** 发布时间 */
  publishedTime?: {
    /** 发布时间 */
    from?: string;
    /** 发布时间 */
    to?: string;
  };
  /** 置顶 */
  isTop?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的公告: output */
export interface AnnouncementRecycledOutput {
  rows: Announcement[];
  /** 总数 */
  total: number;
}

/** 删除公告: input */
export interface AnnouncementRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 标题 */
    title?: string;
    /** 内容 */
    content?: string;
    /** 发布时间 */
    publishedTime?: {
      /** 发布时间 */
      from?: string;
      /** 发布时间 */
      to?: string;
    };
    /** 置顶 */
    isTop?: boolean;
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除公告: output */
export interface AnnouncementRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复公告: input */
export interface AnnouncementRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复公告: output */
export interface AnnouncementRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存公告: input */
export interface AnnouncementSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 标题 */
  title?: string;
  /** 内容 */
  content?: string;
  /** 发布时间: 门户按此时间排列 */
  publishedTime?: string | null;
  /** 置顶 */
  isTop?: boolean;
}

/** 保存公告: output */
export type AnnouncementSaveOutput = Announcement;

/** 更改状态：公告: input */
export interface AnnouncementUpdateStateInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 标题 */
    title?: string;
    /** 内容 */
    content?: string;
    /** 发布时间 */
    publishedTime?: {
      /** 发布时间 */
      from?: string;
      /** 发布时间 */
      to?: string;
    };
    /** 置顶 */
    isTop?: boolean;
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
  /** 状态 */
  state: "published" | "withdrawn";
}

/** 更改状态：公告: output */
export interface AnnouncementUpdateStateOutput {
  /** 条数 */
  count: number;
}

/** 查询轮播图: input */
export interface CarouselImageListInput {
  /** 机构 */
  tenantId?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查询轮播图: output */
export interface CarouselImageListOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 标题 */
    title: string;
    /** 图片 */
    image: string;
    /** 链接 */
    link: string | null;
    /** 顺序 */
    order: number | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除轮播图: input */
export interface CarouselImageRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 标题 */
    title?: string;
    /** 点击后打开 */
    link?: string;
    /** 顺序 */
    order?: {
      /** 顺序 */
      from?: number;
      /** 顺序 */
      to?: number;
    };
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
  };
  /** 条数 */
  count?: number;
}

/** 删除轮播图: output */
export interface CarouselImageRemoveOutput {
  /** 条数 */
  count: number;
}

/** 保存轮播图: input */
export interface CarouselImageSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 标题 */
  title?: string;
  /** 图片: 建议 1200 × 400 像素，PNG、JPG 或 WebP */
  image?: string;
  /** 点击后打开 */
  link?: string | null;
  /** 顺序 */
  order?: number;
}

/** 保存轮播图: output */
export type CarouselImageSaveOutput = CarouselImage;

/** 排列轮播图: input */
export interface CarouselImageSortInput {
  /** 编号 */
  ids: string[];
}

/** 排列轮播图: output */
export interface CarouselImageSortOutput {
  /** 条数 */
  count: number;
}

/** 批量修改证书: input */
export interface CertChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 岗位: 证书在图谱中挂在这个岗位下 */
      positionId?: string | null;
      /** 等级 */
      level?: string | null;
      /** 一句话简介 */
      summary?: string | null;
      /** 考试时长（分钟） */
      examMinutes?: number;
      /** 合格分数 */
      passScore?: number;
      /** 有效期（年）: 0 表示长期有效 */
      validityYears?: number;
      /** 热门证书 */
      isHot?: boolean;
    };
  }[];
}

/** 批量修改证书: output */
export interface CertChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 下载导入模板：证书: input */
export type CertExcelTemplateInput = Record<string, never>;

/** 下载导入模板：证书: a file. */
export type CertExcelTemplateOutput = Blob;

/** 导出证书: input */
export interface CertExportExcelInput {
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书名称 */
  certName?: string;
  /** 证书编码 */
  certCode?: string;
  /** 岗位 */
  positionId?: string | string[];
  /** 等级 */
  level?: string | string[];
  /** 一句话简介 */
  summary?: string;
  /** 证书介绍 */
  description?: string;
  /** 考试时长（分钟） */
  examMinutes?: {
    /** 考试时长（分钟） */
    from?: number;
    /** 考试时长（分钟） */
    to?: number;
  };
  /** 合格分数 */
  passScore?: {
    /** 合格分数 */
    from?: number;
    /** 合格分数 */
    to?: number;
  };
  /** 有效期（年） */
  validityYears?: {
    /** 有效期（年） */
    from?: number;
    /** 有效期（年） */
    to?: number;
  };
  /** 热门证书 */
  isHot?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 导出证书: a file. */
export type CertExportExcelOutput = Blob;

/** 查看证书: input */
export interface CertGetInput {
  /** 编号 */
  id: string;
}

/** 查看证书: output */
export interface CertGetOutput {
  /** 证书名称 */
  certName: string;
  /** 证书编码: 字母、数字和短横，本机构内不重复 */
  certCode: string;
  /** 岗位: 证书在图谱中挂在这个岗位下 */
  positionId: string | null;
  /** 岗位 */
  positionIdLabel: string | null;
  /** 区别 */
  positionIdMarks: (string | null)[] | null;
  /** 等级 */
  level: string | null;
  /** 封面 */
  cover: string | null;
  /** 一句话简介 */
  summary: string | null;
  /** 证书介绍 */
  description: string | null;
  /** 考试时长（分钟） */
  examMinutes: number;
  /** 合格分数 */
  passScore: number;
  /** 有效期（年）: 0 表示长期有效 */
  validityYears: number;
  /** 热门证书 */
  isHot: boolean;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 认证图谱: input */
export interface CertGraphInput {
  /** 机构 */
  tenantId?: string;
}

/** 认证图谱: output */
export interface CertGraphOutput {
  industries: {
    /** 编号 */
    id: string;
    /** 名称 */
    name: string;
    /** 上级 */
    parentId: string | null;
    /** 顺序 */
    order: number | null;
    /** 版本 */
    version: number;
    /** 证书编码 */
    certCode: string | null;
    /** 等级 */
    level: string | null;
    /** 状态 */
    state: string | null;
  }[];
  occupations: {
    /** 编号 */
    id: string;
    /** 名称 */
    name: string;
    /** 上级 */
    parentId: string | null;
    /** 顺序 */
    order: number | null;
    /** 版本 */
    version: number;
    /** 证书编码 */
    certCode: string | null;
    /** 等级 */
    level: string | null;
    /** 状态 */
    state: string | null;
  }[];
  positions: {
    /** 编号 */
    id: string;
    /** 名称 */
    name: string;
    /** 上级 */
    parentId: string | null;
    /** 顺序 */
    order: number | null;
    /** 版本 */
    version: number;
    /** 证书编码 */
    certCode: string | null;
    /** 等级 */
    level: string | null;
    /** 状态 */
    state: string | null;
  }[];
  certs: {
    /** 编号 */
    id: string;
    /** 名称 */
    name: string;
    /** 上级 */
    parentId: string | null;
    /** 顺序 */
    order: number | null;
    /** 版本 */
    version: number;
    /** 证书编码 */
    certCode: string | null;
    /** 等级 */
    level: string | null;
    /** 状态 */
    state: string | null;
  }[];
}

/** 查看历史：证书: input */
export interface CertHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：证书: output */
export interface CertHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 热门证书: input */
export interface CertHotInput {
  /** 机构 */
  tenantId?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 热门证书: output */
export interface CertHotOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 岗位 */
    positionId: string | null;
    /** 岗位 */
    positionIdLabel: string | null;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
    /** 有效期（年） */
    validityYears: number;
    /** 热门证书 */
    isHot: boolean;
    /** 练习题数 */
    questionCount: number;
  }[];
  /** 总数 */
  total: number;
}

/** 确认导入证书: input */
export interface CertImportCommitInput {
  /** 编号 */
  id: string;
  /** 导入方式: all：有错误则一条也不导入；valid：只导入正确的行 */
  mode: "all" | "valid";
  /** 导入后的状态: 没有写明状态的新数据的状态；不填为通常的状态 */
  recordState?: string;
}

/** 确认导入证书: output */
export interface CertImportCommitOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 下载导入错误：证书: input */
export interface CertImportErrorsInput {
  /** 编号 */
  id: string;
}

/** 下载导入错误：证书: a file. */
export type CertImportErrorsOutput = Blob;

/** 导入证书: input */
export type CertImportExcelInput = Record<string, never>;

/** 导入证书: output */
export interface CertImportExcelOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 查询证书: input */
export interface CertListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书名称 */
  certName?: string;
  /** 证书编码 */
  certCode?: string;
  /** 岗位 */
  positionId?: string | string[];
  /** 等级 */
  level?: string | string[];
  /** 一句话简介 */
  summary?: string;
  /** 证书介绍 */
  description?: string;
  /** 考试时长（分钟） */
  examMinutes?: {
    /** 考试时长（分钟） */
    from?: number;
    /** 考试时长（分钟） */
    to?: number;
  };
  /** 合格分数 */
  passScore?: {
    /** 合格分数 */
    from?: number;
    /** 合格分数 */
    to?: number;
  };
  /** 有效期（年） */
  validityYears?: {
    /** 有效期（年） */
    from?: number;
    /** 有效期（年） */
    to?: number;
  };
  /** 热门证书 */
  isHot?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询证书: output */
export interface CertListOutput {
  rows: {
    /** 证书名称 */
    certName: string;
    /** 证书编码: 字母、数字和短横，本机构内不重复 */
    certCode: string;
    /** 岗位: 证书在图谱中挂在这个岗位下 */
    positionId: string | null;
    /** 岗位 */
    positionIdLabel: string | null;
    /** 区别 */
    positionIdMarks: (string | null)[] | null;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 证书介绍 */
    description: string | null;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
    /** 有效期（年）: 0 表示长期有效 */
    validityYears: number;
    /** 热门证书 */
    isHot: boolean;
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 选择证书: input */
export interface CertOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择证书: output */
export interface CertOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks: (string | null)[];
  }[];
  /** 总数 */
  total: number;
}

/** 证书详情: input */
export interface CertPortalGetInput {
  /** 证书 */
  id?: string;
  /** 证书编码 */
  certCode?: string;
  /** 机构 */
  tenantId?: string;
}

/** 证书详情: output */
export interface CertPortalGetOutput {
  /** 编号 */
  id: string;
  /** 证书名称 */
  certName: string;
  /** 证书编码 */
  certCode: string;
  /** 岗位 */
  positionId: string | null;
  /** 岗位 */
  positionIdLabel: string | null;
  /** 等级 */
  level: string | null;
  /** 封面 */
  cover: string | null;
  /** 一句话简介 */
  summary: string | null;
  /** 考试时长（分钟） */
  examMinutes: number;
  /** 合格分数 */
  passScore: number;
  /** 有效期（年） */
  validityYears: number;
  /** 热门证书 */
  isHot: boolean;
  /** 练习题数 */
  questionCount: number;
  /** 证书介绍 */
  description: string | null;
  /** 机构 */
  tenantId: string;
  /** 机构名称 */
  tenantName: string;
  /** 行业 */
  industryName: string | null;
  /** 职业 */
  occupationName: string | null;
  /** 岗位职责 */
  positionDuty: string | null;
  /** 更新时间 */
  updatedTime: string;
  rule: {
    ruleList: {
      /** 题型 */
      type: string;
      /** 题数 */
      num: number;
      /** 每题分值 */
      score: number;
      /** 名称 */
      label: string;
    }[];
    /** 总题数 */
    totalCount: number;
    /** 总分 */
    totalScore: number;
  } | null;
  /** 可以模拟考试 */
  isMockOpen: boolean;
}

/** 门户证书: input */
export interface CertPortalListInput {
  /** 机构 */
  tenantId?: string;
  /** 关键词 */
  keyword?: string;
  /** 行业 */
  industryId?: string;
  /** 职业 */
  occupationId?: string;
  /** 岗位 */
  positionId?: string;
  /** 等级 */
  level?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 只看有练习题的证书 */
  hasQuestions?: boolean;
}

/** 门户证书: output */
export interface CertPortalListOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 岗位 */
    positionId: string | null;
    /** 岗位 */
    positionIdLabel: string | null;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
    /** 有效期（年） */
    validityYears: number;
    /** 热门证书 */
    isHot: boolean;
    /** 练习题数 */
    questionCount: number;
  }[];
  /** 总数 */
  total: number;
}

/** 最近练习的证书: input */
export interface CertRecentInput {
  /** 条数 */
  pageSize?: number;
}

/** 最近练习的证书: output */
export interface CertRecentOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 最近练习时间 */
    lastTime: string;
    /** 总题数 */
    totalNum: number;
    /** 已完成题数 */
    completeNum: number;
    /** 答对题数 */
    rightNum: number;
    /** 完成率 */
    completionRate: number;
    /** 错题数 */
    wrongRecord: number;
    /** 收藏数 */
    favoriteRecord: number;
    /** 待复习题数 */
    dueNum: number;
  }[];
}

/** 查询回收站中的证书: input */
export interface CertRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书名称 */
  certName?: string;
  /** 证书编码 */
  certCode?: string;
  /** 岗位 */
  positionId?: string | string[];
  /** 等级 */
  level?: string | string[];
  /** 一句话简介 */
  summary?: string;
  /** 证书介绍 */
  description?: string;
  /** 考试时长（分钟） */
  examMinutes?: {
    /** 考试时长（分钟） */
    from?: number;
    /** 考试时长（分钟） */
    to?: number;
  };
  /** 合格分数 */
  passScore?: {
    /** 合格分数 */
    from?: number;
    /** 合格分数 */
    to?: number;
  };
  /** 有效期（年） */
  validityYears?: {
    /** 有效期（年） */
    from?: number;
    /** 有效期（年） */
    to?: number;
  };
  /** 热门证书 */
  isHot?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的证书: output */
export interface CertRecycledOutput {
  rows: {
    /** 证书名称 */
    certName: string;
    /** 证书编码: 字母、数字和短横，本机构内不重复 */
    certCode: string;
    /** 岗位: 证书在图谱中挂在这个岗位下 */
    positionId: string | null;
    /** 岗位 */
    positionIdLabel: string | null;
    /** 区别 */
    positionIdMarks: (string | null)[] | null;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 证书介绍 */
    description: string | null;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
    /** 有效期（年）: 0 表示长期有效 */
    validityYears: number;
    /** 热门证书 */
    isHot: boolean;
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除证书: input */
export interface CertRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 证书名称 */
    certName?: string;
    /** 证书编码 */
    certCode?: string;
    /** 岗位 */
    positionId?: string | string[];
    /** 等级 */
    level?: string | string[];
    /** 一句话简介 */
    summary?: string;
    /** 证书介绍 */
    description?: string;
    /** 考试时长（分钟） */
    examMinutes?: {
      /** 考试时长（分钟） */
      from?: number;
      /** 考试时长（分钟） */
      to?: number;
    };
    /** 合格分数 */
    passScore?: {
      /** 合格分数 */
      from?: number;
      /** 合格分数 */
      to?: number;
    };
    /** 有效期（年） */
    validityYears?: {
      /** 有效期（年） */
      from?: number;
      /** 有效期（年） */
      to?: number;
    };
    /** 热门证书 */
    isHot?: boolean;
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除证书: output */
export interface CertRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复证书: input */
export interface CertRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复证书: output */
export interface CertRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存证书: input */
export interface CertSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 证书名称 */
  certName?: string;
  /** 证书编码: 字母、数字和短横，本机构内不重复 */
  certCode?: string;
  /** 岗位: 证书在图谱中挂在这个岗位下 */
  positionId?: string | null;
  /** 等级 */
  level?: string | null;
  /** 封面 */
  cover?: string | null;
  /** 一句话简介 */
  summary?: string | null;
  /** 证书介绍 */
  description?: string | null;
  /** 考试时长（分钟） */
  examMinutes?: number;
  /** 合格分数 */
  passScore?: number;
  /** 有效期（年）: 0 表示长期有效 */
  validityYears?: number;
  /** 热门证书 */
  isHot?: boolean;
}

/** 保存证书: output */
export interface CertSaveOutput {
  /** 证书名称 */
  certName: string;
  /** 证书编码: 字母、数字和短横，本机构内不重复 */
  certCode: string;
  /** 岗位: 证书在图谱中挂在这个岗位下 */
  positionId: string | null;
  /** 岗位 */
  positionIdLabel: string | null;
  /** 区别 */
  positionIdMarks: (string | null)[] | null;
  /** 等级 */
  level: string | null;
  /** 封面 */
  cover: string | null;
  /** 一句话简介 */
  summary: string | null;
  /** 证书介绍 */
  description: string | null;
  /** 考试时长（分钟） */
  examMinutes: number;
  /** 合格分数 */
  passScore: number;
  /** 有效期（年）: 0 表示长期有效 */
  validityYears: number;
  /** 热门证书 */
  isHot: boolean;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 更改状态：证书: input */
export interface CertUpdateStateInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 证书名称 */
    certName?: string;
    /** 证书编码 */
    certCode?: string;
    /** 岗位 */
    positionId?: string | string[];
    /** 等级 */
    level?: string | string[];
    /** 一句话简介 */
    summary?: string;
    /** 证书介绍 */
    description?: string;
    /** 考试时长（分钟） */
    examMinutes?: {
      /** 考试时长（分钟） */
      from?: number;
      /** 考试时长（分钟） */
      to?: number;
    };
    /** 合格分数 */
    passScore?: {
      /** 合格分数 */
      from?: number;
      /** 合格分数 */
      to?: number;
    };
    /** 有效期（年） */
    validityYears?: {
      /** 有效期（年） */
      from?: number;
      /** 有效期（年） */
      to?: number;
    };
    /** 热门证书 */
    isHot?: boolean;
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
  /** 状态 */
  state: "off" | "on";
}

/** 更改状态：证书: output */
export interface CertUpdateStateOutput {
  /** 条数 */
  count: number;
}

/** 城市: input */
export interface DictionaryCityInput {
  /** 上级编码 */
  parent?: string;
}

/** 城市: output */
export type DictionaryCityOutput = {
  /** 编码 */
  code: string;
  /** 名称 */
  label: string;
  /** 顺序 */
  order: number;
  /** 已停用 */
  isRetired: boolean;
  /** 颜色 */
  colour?: string;
  /** 上级 */
  parent?: string;
  extra?: Record<string, unknown>;
}[];

/** 学位字典: input */
export type DictionaryDegreeInput = Record<string, never>;

/** 学位字典: output */
export type DictionaryDegreeOutput = {
  /** 编码 */
  code: string;
  /** 名称 */
  label: string;
  /** 顺序 */
  order: number;
  /** 已停用 */
  isRetired: boolean;
  /** 颜色 */
  colour?: string;
  /** 上级 */
  parent?: string;
  extra?: Record<string, unknown>;
}[];

/** 一个字典的值: input */
export interface DictionaryGroupValuesInput {
  /** 字典编码 */
  groupCode: string;
}

/** 一个字典的值: output */
export type DictionaryGroupValuesOutput = {
  /** 编码 */
  code: string;
  /** 名称 */
  label: string;
  /** 顺序 */
  order: number;
  /** 已停用 */
  isRetired: boolean;
  /** 颜色 */
  colour?: string;
  /** 上级 */
  parent?: string;
  extra?: Record<string, unknown>;
}[];

/** 批量查询字典: input */
export interface DictionaryQueryGroupCodesInput {
  /** 字典编码 */
  groupCodes: string[];
}

/** 批量查询字典: output */
export type DictionaryQueryGroupCodesOutput = Record<string, {
    /** 编码 */
    code: string;
    /** 名称 */
    label: string;
    /** 顺序 */
    order: number;
    /** 已停用 */
    isRetired: boolean;
    /** 颜色 */
    colour?: string;
    /** 上级 */
    parent?: string;
    extra?: Record<string, unknown>;
  }[]>;

/** 职称字典: input */
export type DictionaryTitleInput = Record<string, never>;

/** 职称字典: output */
export type DictionaryTitleOutput = {
  /** 编码 */
  code: string;
  /** 名称 */
  label: string;
  /** 顺序 */
  order: number;
  /** 已停用 */
  isRetired: boolean;
  /** 颜色 */
  colour?: string;
  /** 上级 */
  parent?: string;
  extra?: Record<string, unknown>;
}[];

/** 收藏试题: input */
export interface FavoriteAddInput {
  /** 试题 */
  questionId: string;
  /** 证书编码 */
  certCode: string;
}

/** 收藏试题: output */
export type FavoriteAddOutput = Record<string, unknown>;

/** 取消收藏: input */
export interface FavoriteCancelFavoriteInput {
  /** 试题 */
  questionId: string;
}

/** 取消收藏: output */
export type FavoriteCancelFavoriteOutput = Record<string, unknown>;

/** 我的收藏: input */
export interface FavoriteListInput {
  /** 证书编码 */
  certCode?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 我的收藏: output */
export interface FavoriteListOutput {
  rows: {
    /** 试题 */
    questionId: string;
    /** 版本 */
    version: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 题号 */
    questionIndex: number;
    /** 题数 */
    totalNum: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 难度 */
    difficulty: string | null;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 收藏时间 */
    createdTime: string;
    /** 正在模拟考试中 */
    isHeld: boolean;
  }[];
  /** 总数 */
  total: number;
}

/** 下载文件: input */
export interface FileDownloadInput {
  /** 编号 */
  id: string;
}

/** 下载文件: a file. */
export type FileDownloadOutput = Blob;

/** 查询文件: input */
export interface FileListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 文件名 */
  name?: string;
  /** 大小 */
  size?: {
    /** 大小 */
    from?: number;
    /** 大小 */
    to?: number;
  };
  /** 类型 */
  mime?: string;
  /** 可见范围 */
  visibility?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询文件: output */
export interface FileListOutput {
  rows: File[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的文件: input */
export interface FileRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 文件名 */
  name?: string;
  /** 大小 */
  size?: {
    /** 大小 */
    from?: number;
    /** 大小 */
    to?: number;
  };
  /** 类型 */
  mime?: string;
  /** 可见范围 */
  visibility?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的文件: output */
export interface FileRecycledOutput {
  rows: File[];
  /** 总数 */
  total: number;
}

/** 删除文件: input */
export interface FileRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 文件名 */
    name?: string;
    /** 大小 */
    size?: {
      /** 大小 */
      from?: number;
      /** 大小 */
      to?: number;
    };
    /** 类型 */
    mime?: string;
    /** 可见范围 */
    visibility?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除文件: output */
export interface FileRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复文件: input */
export interface FileRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复文件: output */
export interface FileRestoreOutput {
  /** 条数 */
  count: number;
}

/** 上传文件: input */
export interface FileUploadInput {
  /** 可见范围 */
  visibility?: "public" | "tenant";
}

/** 上传文件: output */
export interface FileUploadOutput {
  /** 编号 */
  id: string;
  /** 文件名 */
  name: string;
  /** 大小 */
  size: number;
  /** 类型 */
  mime: string;
  /** 地址 */
  url: string;
}

/** 文件使用处: input */
export interface FileUsesInput {
  /** 编号 */
  id: string;
}

/** 文件使用处: output */
export interface FileUsesOutput {
  rows: {
    /** 实体 */
    entity: string;
    /** 类别 */
    entityTitle: string;
    /** 字段 */
    fieldTitle: string;
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查看操作记录: input */
export interface HistoryGetInput {
  /** 编号 */
  id: string;
}

/** 查看操作记录: output */
export interface HistoryGetOutput {
  /** 编号 */
  id: string;
  /** 数据 */
  entity: string;
  /** 记录编号 */
  recordId: string;
  /** 记录 */
  recordLabel: string;
  /** 版本 */
  recordVersion: number;
  /** 操作 */
  action: string;
  /** 操作人 */
  userName: string;
  /** 操作时间 */
  createdTime: string;
  /** 操作人编号 */
  createdBy: string;
  /** 改动: 字段名 → [改动前, 改动后] */
  changes: unknown;
  /** 引用的名称: 字段名 → 编号 → 名称 */
  labels: unknown;
}

/** 查询操作记录: input */
export interface HistoryListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 编号 */
  id?: string | string[];
  /** 数据 */
  entity?: string | string[];
  /** 记录编号 */
  recordId?: string | string[];
  /** 记录 */
  recordLabel?: string;
  /** 操作 */
  action?: string | string[];
  /** 操作人 */
  userName?: string;
  /** 操作人编号 */
  createdBy?: string | string[];
  /** 操作时间 */
  createdTime?: {
    /** 操作时间 */
    from?: string;
    /** 操作时间 */
    to?: string;
  };
}

/** 查询操作记录: output */
export interface HistoryListOutput {
  rows: {
    /** 数据 */
    entity: string;
    /** 记录编号 */
    recordId: string;
    /** 记录 */
    recordLabel?: string | null;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: string;
    /** 操作人 */
    userName?: string | null;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
  }[];
  /** 总数 */
  total: number;
}

/** 最近的数据: input */
export interface HomeRecentInput {
  /** 最近打开的 */
  opened?: {
    /** 数据 */
    entity: string;
    /** 编号 */
    id: string;
  }[];
}

/** 最近的数据: output */
export interface HomeRecentOutput {
  changed: {
    /** 数据 */
    entity: string;
    /** 数据名称 */
    entityTitle: string;
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks?: (string | null)[];
    /** 操作 */
    action: string;
    /** 时间 */
    time: string;
  }[];
  opened: {
    /** 数据 */
    entity: string;
    /** 数据名称 */
    entityTitle: string;
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks?: (string | null)[];
  }[];
}

/** 查找任意数据: input */
export interface HomeSearchInput {
  /** 关键词 */
  keyword: string;
}

/** 查找任意数据: output */
export interface HomeSearchOutput {
  rows: {
    /** 数据 */
    entity: string;
    /** 数据名称 */
    entityTitle: string;
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks?: (string | null)[];
  }[];
}

/** 待我处理的事项: input */
export type HomeWaitingInput = Record<string, never>;

/** 待我处理的事项: output */
export type HomeWaitingOutput = {
  /** 名称 */
  name: string;
  /** 标题 */
  title: string;
  /** 说明 */
  help?: string;
  /** 数据 */
  entity: string;
  /** 权限码 */
  code: string;
  /** 条数 */
  count: number;
  /** 筛选条件 */
  filters: Record<string, unknown>;
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string;
    /** 说明 */
    note?: string;
  }[];
}[];

/** 导入进度: input */
export interface ImportJobGetInput {
  /** 编号 */
  id: string;
}

/** 导入进度: output */
export interface ImportJobGetOutput {
  /** 编号 */
  id: string;
  /** 数据 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: string | null;
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 可导入 */
  valid: number;
  /** 有误 */
  bad: number;
  /** 修改 */
  changed: number;
  /** 没有变化 */
  unchanged: number;
  /** 重复 */
  skipped: number;
  /** 已导入 */
  added: number;
  /** 说明 */
  message: string | null;
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string | null;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string | null;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: string;
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState: string | null;
}

/** 批量修改行业: input */
export interface IndustryChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 国标行业: GB/T 4754 的门类或大类 */
      industryCode?: string | null;
      /** 说明 */
      note?: string | null;
      /** 顺序 */
      order?: number;
    };
  }[];
}

/** 批量修改行业: output */
export interface IndustryChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 下载导入模板：行业: input */
export type IndustryExcelTemplateInput = Record<string, never>;

/** 下载导入模板：行业: a file. */
export type IndustryExcelTemplateOutput = Blob;

/** 导出行业: input */
export interface IndustryExportExcelInput {
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 行业名称 */
  industryName?: string;
  /** 国标行业 */
  industryCode?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 导出行业: a file. */
export type IndustryExportExcelOutput = Blob;

/** 查看行业: input */
export interface IndustryGetInput {
  /** 编号 */
  id: string;
}

/** 查看行业: output */
export type IndustryGetOutput = Industry;

/** 查看历史：行业: input */
export interface IndustryHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：行业: output */
export interface IndustryHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 确认导入行业: input */
export interface IndustryImportCommitInput {
  /** 编号 */
  id: string;
  /** 导入方式: all：有错误则一条也不导入；valid：只导入正确的行 */
  mode: "all" | "valid";
  /** 导入后的状态: 没有写明状态的新数据的状态；不填为通常的状态 */
  recordState?: string;
}

/** 确认导入行业: output */
export interface IndustryImportCommitOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 下载导入错误：行业: input */
export interface IndustryImportErrorsInput {
  /** 编号 */
  id: string;
}

/** 下载导入错误：行业: a file. */
export type IndustryImportErrorsOutput = Blob;

/** 导入行业: input */
export type IndustryImportExcelInput = Record<string, never>;

/** 导入行业: output */
export interface IndustryImportExcelOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 查询行业: input */
export interface IndustryListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 行业名称 */
  industryName?: string;
  /** 国标行业 */
  industryCode?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询行业: output */
export interface IndustryListOutput {
  rows: Industry[];
  /** 总数 */
  total: number;
}

/** 选择行业: input */
export interface IndustryOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择行业: output */
export interface IndustryOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的行业: input */
export interface IndustryRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 行业名称 */
  industryName?: string;
  /** 国标行业 */
  industryCode?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的行业: output */
export interface IndustryRecycledOutput {
  rows: Industry[];
  /** 总数 */
  total: number;
}

/** 删除行业: input */
export interface IndustryRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 行业名称 */
    industryName?: string;
    /** 国标行业 */
    industryCode?: string | string[];
    /** 说明 */
    note?: string;
    /** 顺序 */
    order?: {
      /** 顺序 */
      from?: number;
      /** 顺序 */
      to?: number;
    };
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除行业: output */
export interface IndustryRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复行业: input */
export interface IndustryRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复行业: output */
export interface IndustryRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存行业: input */
export interface IndustrySaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 行业名称 */
  industryName?: string;
  /** 国标行业: GB/T 4754 的门类或大类 */
  industryCode?: string | null;
  /** 说明 */
  note?: string | null;
  /** 顺序 */
  order?: number;
}

/** 保存行业: output */
export type IndustrySaveOutput = Industry;

/** 排列行业: input */
export interface IndustrySortInput {
  /** 编号 */
  ids: string[];
}

/** 排列行业: output */
export interface IndustrySortOutput {
  /** 条数 */
  count: number;
}

/** 接下来做什么: input */
export type LearnerNextInput = Record<string, never>;

/** 接下来做什么: output */
export interface LearnerNextOutput {
  /** 进行中的模拟考试 */
  current: {
    /** 编号 */
    mockId: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 剩余秒数 */
    remainingSeconds: number;
  } | null;
  /** 全部待复习题数 */
  dueNum: number;
  rows: {
    /** 编号 */
    id: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 最近练习时间 */
    lastTime: string;
    /** 总题数 */
    totalNum: number;
    /** 已完成题数 */
    completeNum: number;
    /** 答对题数 */
    rightNum: number;
    /** 完成率 */
    completionRate: number;
    /** 错题数 */
    wrongRecord: number;
    /** 收藏数 */
    favoriteRecord: number;
    /** 待复习题数 */
    dueNum: number;
  }[];
}

/** 删除机构用户: input */
export interface MembershipDeleteInput {
  /** 编号 */
  id: string;
}

/** 删除机构用户: output */
export interface MembershipDeleteOutput {
  /** 条数 */
  count: number;
}

/** 查看机构用户: input */
export interface MembershipGetInput {
  /** 编号 */
  id: string;
}

/** 查看机构用户: output */
export interface MembershipGetOutput {
  /** 用户 */
  userId: string;
  /** 用户 */
  userIdLabel: string | null;
  /** 区别 */
  userIdMarks: (string | null)[] | null;
  /** 账号或手机号: 对方的完整账号或手机号；加入后对方会收到一条消息 */
  account?: string | null;
  /** 角色 */
  roleId: string;
  /** 角色 */
  roleIdLabel: string | null;
  /** 学号或工号 */
  jobNumber: string | null;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 查看历史：机构用户: input */
export interface MembershipHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：机构用户: output */
export interface MembershipHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询机构用户: input */
export interface MembershipListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 用户 */
  userId?: string | string[];
  /** 角色 */
  roleId?: string | string[];
  /** 学号或工号 */
  jobNumber?: string;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询机构用户: output */
export interface MembershipListOutput {
  rows: {
    /** 用户 */
    userId: string;
    /** 用户 */
    userIdLabel: string | null;
    /** 区别 */
    userIdMarks: (string | null)[] | null;
    /** 账号或手机号: 对方的完整账号或手机号；加入后对方会收到一条消息 */
    account?: string | null;
    /** 角色 */
    roleId: string;
    /** 角色 */
    roleIdLabel: string | null;
    /** 学号或工号 */
    jobNumber: string | null;
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的机构用户: input */
export interface MembershipRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 用户 */
  userId?: string | string[];
  /** 角色 */
  roleId?: string | string[];
  /** 学号或工号 */
  jobNumber?: string;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的机构用户: output */
export interface MembershipRecycledOutput {
  rows: {
    /** 用户 */
    userId: string;
    /** 用户 */
    userIdLabel: string | null;
    /** 区别 */
    userIdMarks: (string | null)[] | null;
    /** 账号或手机号: 对方的完整账号或手机号；加入后对方会收到一条消息 */
    account?: string | null;
    /** 角色 */
    roleId: string;
    /** 角色 */
    roleIdLabel: string | null;
    /** 学号或工号 */
    jobNumber: string | null;
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除机构用户: input */
export interface MembershipRemoveInput {
  /** 编号 */
  ids: string[];
}

/** 删除机构用户: output */
export interface MembershipRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复机构用户: input */
export interface MembershipRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复机构用户: output */
export interface MembershipRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存机构用户: input */
export interface MembershipSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 用户 */
  userId?: string;
  /** 账号或手机号 */
  account?: string;
  /** 角色 */
  roleId?: string;
  /** 学号或工号 */
  jobNumber?: string | null;
}

/** 保存机构用户: output */
export interface MembershipSaveOutput {
  /** 用户 */
  userId: string;
  /** 用户 */
  userIdLabel: string | null;
  /** 区别 */
  userIdMarks: (string | null)[] | null;
  /** 账号或手机号: 对方的完整账号或手机号；加入后对方会收到一条消息 */
  account?: string | null;
  /** 角色 */
  roleId: string;
  /** 角色 */
  roleIdLabel: string | null;
  /** 学号或工号 */
  jobNumber: string | null;
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 更改状态：机构用户: input */
export interface MembershipSetStateInput {
  /** 编号 */
  ids: string[];
  /** 状态 */
  state: "off" | "on";
}

/** 更改状态：机构用户: output */
export interface MembershipSetStateOutput {
  /** 条数 */
  count: number;
}

/** 更改机构用户的状态: input */
export interface MembershipStatusInput {
  /** 编号 */
  id: string;
  /** 状态 */
  state: "on" | "off";
}

/** 更改机构用户的状态: output */
export interface MembershipStatusOutput {
  /** 条数 */
  count: number;
}

/** 修改机构用户: input */
export interface MembershipUpdateInput {
  /** 编号 */
  id: string;
  /** 版本 */
  version: number;
  /** 角色 */
  roleId?: string;
  /** 学号或工号 */
  jobNumber?: string;
}

/** 修改机构用户: output */
export interface MembershipUpdateOutput {
  /** 编号 */
  id: string;
  /** 版本 */
  version: number;
  /** 用户 */
  userId: string;
  /** 角色 */
  roleId: string;
  /** 学号或工号 */
  jobNumber: string | null;
  /** 状态 */
  state: string | null;
}

/** 消息详情: input */
export interface MessageInfoInput {
  /** 消息 */
  id: string;
}

/** 消息详情: output */
export interface MessageInfoOutput {
  /** 编号 */
  id: string;
  /** 标题 */
  title: string;
  /** 内容 */
  content: string;
  /** 接收人 */
  userId: string;
  /** 接收人姓名 */
  userName: string;
  /** 阅读状态 */
  readingStatus: string;
  /** 发送时间 */
  createTime: string;
  /** 发送人编号 */
  createId: string | null;
  /** 发送人 */
  createUser: string | null;
}

/** 我的消息: input */
export interface MessagePageInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 我的消息: output */
export interface MessagePageOutput {
  list: {
    /** 编号 */
    id: string;
    /** 标题 */
    title: string;
    /** 内容 */
    content: string;
    /** 接收人 */
    userId: string;
    /** 接收人姓名 */
    userName: string;
    /** 阅读状态 */
    readingStatus: string;
    /** 发送时间 */
    createTime: string;
    /** 发送人编号 */
    createId: string | null;
    /** 发送人 */
    createUser: string | null;
  }[];
  /** 总数 */
  totalCount: number;
  /** 未读数 */
  unreadCount: number;
}

/** 全部标记已读: input */
export type MessageReadAllInput = Record<string, never>;

/** 全部标记已读: output */
export interface MessageReadAllOutput {
  /** 条数 */
  count: number;
  /** 未读数 */
  unreadCount: number;
}

/** 标记已读: input */
export interface MessageUpdateInput {
  /** 消息 */
  id: string;
  /** 阅读状态 */
  readingStatus: "1";
}

/** 标记已读: output */
export interface MessageUpdateOutput {
  /** 未读数 */
  unreadCount: number;
}

/** 可以模拟考试的证书: input */
export interface MockCertsInput {
  /** 关键词 */
  keyword?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 可以模拟考试的证书: output */
export interface MockCertsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 等级 */
    level: string | null;
    /** 总题数 */
    totalNum: number;
    /** 总分 */
    totalScore: number;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
  }[];
  /** 总数 */
  total: number;
}

/** 答案解析: input */
export interface MockDetailInput {
  /** 模拟考试 */
  mockId: string;
}

/** 答案解析: output */
export interface MockDetailOutput {
  /** 模拟考试 */
  mockId: string;
  /** 证书编码 */
  certCode: string;
  /** 证书名称 */
  certName: string;
  /** 得分 */
  score: number | null;
  /** 总分 */
  totalScore: number;
  /** 是否合格 */
  isPassed: boolean | null;
  /** 合格分数 */
  passScore: number;
  /** 开始时间 */
  startTime: string;
  /** 交卷时间 */
  submittedTime: string;
  questionList: {
    /** 试题 */
    questionId: string;
    /** 题号 */
    questionIndex: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
      /** 正确答案 */
      isAnswer: boolean;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 分值 */
    score: number;
    selectedOptions: number[];
    inputInfo: string[];
    /** 标记 */
    isFlagged: boolean;
    /** 是否正确 */
    isCorrect: boolean | null;
    /** 得分 */
    gained: number | null;
    correctOptions: number[];
    answer: {
      /** 写法 */
      anyOf: string[];
      /** 允许误差 */
      tolerance: number | null;
    }[];
    /** 解析 */
    analysis: string | null;
    /** 正在模拟考试中 */
    isHeld: boolean;
    /** 版本 */
    version: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 在错题本中 */
    isInBook: boolean;
  }[];
}

/** 开始模拟考试: input */
export interface MockNewMockInput {
  /** 证书编码 */
  certCode: string;
  /** 设备 */
  deviceId: string;
}

/** 开始模拟考试: output */
export interface MockNewMockOutput {
  /** 模拟考试 */
  mockId: string;
  /** 证书编码 */
  certCode: string;
  /** 证书名称 */
  certName: string;
  /** 状态 */
  state: string;
  /** 开始时间 */
  startTime: string;
  /** 截止时间 */
  deadline: string;
  /** 服务器时间 */
  serverTime: string;
  /** 剩余秒数 */
  remainingSeconds: number;
  /** 总分 */
  totalScore: number;
  /** 由本设备作答 */
  isMine: boolean;
  questionList: {
    /** 试题 */
    questionId: string;
    /** 题号 */
    questionIndex: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 分值 */
    score: number;
    selectedOptions: number[];
    inputInfo: string[];
    /** 标记 */
    isFlagged: boolean;
    /** 序号 */
    sequence: number;
  }[];
}

/** 模拟考试记录: input */
export interface MockQueryInput {
  /** 证书编码 */
  certCode?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 模拟考试记录: output */
export interface MockQueryOutput {
  rule: {
    ruleList: {
      /** 题型 */
      type: string;
      /** 题数 */
      num: number;
      /** 每题分值 */
      score: number;
      /** 名称 */
      label: string;
    }[];
    /** 总题数 */
    totalNum: number;
    /** 总分 */
    totalScore: number;
    /** 考试时长（分钟） */
    examMinutes: number;
    /** 合格分数 */
    passScore: number;
    missing: {
      /** 题型 */
      type: string;
      /** 还差题数 */
      missing: number;
    }[];
  } | null;
  current: {
    /** 模拟考试 */
    mockId: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 截止时间 */
    deadline: string;
    /** 剩余秒数 */
    remainingSeconds: number;
  } | null;
  rows: {
    /** 模拟考试 */
    mockId: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 开始时间 */
    startTime: string;
    /** 交卷时间 */
    submittedTime: string | null;
    /** 得分 */
    score: number | null;
    /** 总分 */
    totalScore: number;
    /** 是否合格 */
    isPassed: boolean | null;
    /** 状态 */
    state: string;
  }[];
  /** 总数 */
  total: number;
  /** 进行中的模拟考试 */
  underWay: {
    /** 模拟考试 */
    mockId: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 截止时间 */
    deadline: string;
    /** 剩余秒数 */
    remainingSeconds: number;
  }[];
}

/** 继续模拟考试: input */
export interface MockResumeInput {
  /** 模拟考试 */
  mockId: string;
  /** 设备 */
  deviceId: string;
}

/** 继续模拟考试: output */
export interface MockResumeOutput {
  /** 模拟考试 */
  mockId: string;
  /** 证书编码 */
  certCode: string;
  /** 证书名称 */
  certName: string;
  /** 状态 */
  state: string;
  /** 开始时间 */
  startTime: string;
  /** 截止时间 */
  deadline: string;
  /** 服务器时间 */
  serverTime: string;
  /** 剩余秒数 */
  remainingSeconds: number;
  /** 总分 */
  totalScore: number;
  /** 由本设备作答 */
  isMine: boolean;
  questionList: {
    /** 试题 */
    questionId: string;
    /** 题号 */
    questionIndex: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 分值 */
    score: number;
    selectedOptions: number[];
    inputInfo: string[];
    /** 标记 */
    isFlagged: boolean;
    /** 序号 */
    sequence: number;
  }[];
}

/** 保存作答: input */
export interface MockSaveAnswerInput {
  /** 模拟考试 */
  mockId: string;
  /** 设备 */
  deviceId: string;
  /** 作答 */
  answers: {
    /** 试题 */
    questionId: string;
    /** 所选选项 */
    selectedOptions: number[];
    /** 填写内容 */
    inputInfo: string[];
    /** 标记 */
    isFlagged: boolean;
    /** 序号 */
    sequence: number;
  }[];
}

/** 保存作答: output */
export interface MockSaveAnswerOutput {
  saved: {
    /** 试题 */
    questionId: string;
    /** 序号 */
    sequence: number;
  }[];
  /** 剩余秒数 */
  remainingSeconds: number;
  /** 状态 */
  state: string;
}

/** 作答状态: input */
export interface MockStatusInput {
  /** 模拟考试 */
  mockId: string;
  /** 设备 */
  deviceId: string;
}

/** 作答状态: output */
export interface MockStatusOutput {
  /** 状态 */
  state: string;
  /** 由本设备作答 */
  isMine: boolean;
  /** 剩余秒数 */
  remainingSeconds: number;
}

/** 交卷: input */
export interface MockSubmitInput {
  /** 模拟考试 */
  mockId: string;
  /** 设备 */
  deviceId: string;
}

/** 交卷: output */
export interface MockSubmitOutput {
  /** 模拟考试 */
  mockId: string;
  /** 得分 */
  score: number | null;
  /** 总分 */
  totalScore: number;
  /** 是否合格 */
  isPassed: boolean | null;
}

/** 在本设备继续: input */
export interface MockTakeOverInput {
  /** 模拟考试 */
  mockId: string;
  /** 设备 */
  deviceId: string;
}

/** 在本设备继续: output */
export interface MockTakeOverOutput {
  /** 模拟考试 */
  mockId: string;
  /** 证书编码 */
  certCode: string;
  /** 证书名称 */
  certName: string;
  /** 状态 */
  state: string;
  /** 开始时间 */
  startTime: string;
  /** 截止时间 */
  deadline: string;
  /** 服务器时间 */
  serverTime: string;
  /** 剩余秒数 */
  remainingSeconds: number;
  /** 总分 */
  totalScore: number;
  /** 由本设备作答 */
  isMine: boolean;
  questionList: {
    /** 试题 */
    questionId: string;
    /** 题号 */
    questionIndex: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 分值 */
    score: number;
    selectedOptions: number[];
    inputInfo: string[];
    /** 标记 */
    isFlagged: boolean;
    /** 序号 */
    sequence: number;
  }[];
}

/** 批量修改职业: input */
export interface OccupationChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 说明 */
      note?: string | null;
      /** 顺序 */
      order?: number;
    };
  }[];
}

/** 批量修改职业: output */
export interface OccupationChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 下载导入模板：职业: input */
export type OccupationExcelTemplateInput = Record<string, never>;

/** 下载导入模板：职业: a file. */
export type OccupationExcelTemplateOutput = Blob;

/** 导出职业: input */
export interface OccupationExportExcelInput {
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 职业名称 */
  occupationName?: string;
  /** 所属行业 */
  industryId?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 导出职业: a file. */
export type OccupationExportExcelOutput = Blob;

/** 查看职业: input */
export interface OccupationGetInput {
  /** 编号 */
  id: string;
}

/** 查看职业: output */
export type OccupationGetOutput = Occupation;

/** 查看历史：职业: input */
export interface OccupationHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：职业: output */
export interface OccupationHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 确认导入职业: input */
export interface OccupationImportCommitInput {
  /** 编号 */
  id: string;
  /** 导入方式: all：有错误则一条也不导入；valid：只导入正确的行 */
  mode: "all" | "valid";
  /** 导入后的状态: 没有写明状态的新数据的状态；不填为通常的状态 */
  recordState?: string;
}

/** 确认导入职业: output */
export interface OccupationImportCommitOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 下载导入错误：职业: input */
export interface OccupationImportErrorsInput {
  /** 编号 */
  id: string;
}

/** 下载导入错误：职业: a file. */
export type OccupationImportErrorsOutput = Blob;

/** 导入职业: input */
export type OccupationImportExcelInput = Record<string, never>;

/** 导入职业: output */
export interface OccupationImportExcelOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 查询职业: input */
export interface OccupationListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 职业名称 */
  occupationName?: string;
  /** 所属行业 */
  industryId?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询职业: output */
export interface OccupationListOutput {
  rows: Occupation[];
  /** 总数 */
  total: number;
}

/** 选择职业: input */
export interface OccupationOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择职业: output */
export interface OccupationOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks: (string | null)[];
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的职业: input */
export interface OccupationRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 职业名称 */
  occupationName?: string;
  /** 所属行业 */
  industryId?: string | string[];
  /** 说明 */
  note?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的职业: output */
export interface OccupationRecycledOutput {
  rows: Occupation[];
  /** 总数 */
  total: number;
}

/** 删除职业: input */
export interface OccupationRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 职业名称 */
    occupationName?: string;
    /** 所属行业 */
    industryId?: string | string[];
    /** 说明 */
    note?: string;
    /** 顺序 */
    order?: {
      /** 顺序 */
      from?: number;
      /** 顺序 */
      to?: number;
    };
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除职业: output */
export interface OccupationRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复职业: input */
export interface OccupationRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复职业: output */
export interface OccupationRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存职业: input */
export interface OccupationSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 职业名称 */
  occupationName?: string;
  /** 所属行业 */
  industryId?: string;
  /** 说明 */
  note?: string | null;
  /** 顺序 */
  order?: number;
}

/** 保存职业: output */
export type OccupationSaveOutput = Occupation;

/** 排列职业: input */
export interface OccupationSortInput {
  /** 编号 */
  ids: string[];
}

/** 排列职业: output */
export interface OccupationSortOutput {
  /** 条数 */
  count: number;
}

/** 查看组卷规则: input */
export interface PaperRuleGetInput {
  /** 编号 */
  id: string;
}

/** 查看组卷规则: output */
export interface PaperRuleGetOutput {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 区别 */
  certIdMarks: (string | null)[] | null;
  /** 题型 */
  ruleList: unknown[];
  /** 总分 */
  totalScore: number;
  /** 总题数 */
  totalCount: number;
  /** 说明 */
  note: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 查看历史：组卷规则: input */
export interface PaperRuleHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：组卷规则: output */
export interface PaperRuleHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询组卷规则: input */
export interface PaperRuleListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 证书 */
  certId?: string | string[];
  /** 总分 */
  totalScore?: {
    /** 总分 */
    from?: number;
    /** 总分 */
    to?: number;
  };
  /** 总题数 */
  totalCount?: {
    /** 总题数 */
    from?: number;
    /** 总题数 */
    to?: number;
  };
  /** 说明 */
  note?: string;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询组卷规则: output */
export interface PaperRuleListOutput {
  rows: {
    /** 证书 */
    certId: string;
    /** 证书 */
    certIdLabel: string | null;
    /** 区别 */
    certIdMarks: (string | null)[] | null;
    /** 题型 */
    ruleList: unknown[];
    /** 总分 */
    totalScore: number;
    /** 总题数 */
    totalCount: number;
    /** 说明 */
    note: string | null;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的组卷规则: input */
export interface PaperRuleRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 证书 */
  certId?: string | string[];
  /** 总分 */
  totalScore?: {
    /** 总分 */
    from?: number;
    /** 总分 */
    to?: number;
  };
  /** 总题数 */
  totalCount?: {
    /** 总题数 */
    from?: number;
    /** 总题数 */
    to?: number;
  };
  /** 说明 */
  note?: string;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的组卷规则: output */
export interface PaperRuleRecycledOutput {
  rows: {
    /** 证书 */
    certId: string;
    /** 证书 */
    certIdLabel: string | null;
    /** 区别 */
    certIdMarks: (string | null)[] | null;
    /** 题型 */
    ruleList: unknown[];
    /** 总分 */
    totalScore: number;
    /** 总题数 */
    totalCount: number;
    /** 说明 */
    note: string | null;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除组卷规则: input */
export interface PaperRuleRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 证书 */
    certId?: string | string[];
    /** 总分 */
    totalScore?: {
      /** 总分 */
      from?: number;
      /** 总分 */
      to?: number;
    };
    /** 总题数 */
    totalCount?: {
      /** 总题数 */
      from?: number;
      /** 总题数 */
      to?: number;
    };
    /** 说明 */
    note?: string;
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除组卷规则: output */
export interface PaperRuleRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复组卷规则: input */
export interface PaperRuleRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复组卷规则: output */
export interface PaperRuleRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存组卷规则: input */
export interface PaperRuleSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 证书 */
  certId?: string;
  /** 题型 */
  ruleList?: {
    /** 题型 */
    type: string;
    /** 题数 */
    num?: number | null;
    /** 每题分值 */
    score?: number | null;
    /** 名称 */
    label?: string | null;
  }[];
  /** 说明 */
  note?: string | null;
}

/** 保存组卷规则: output */
export interface PaperRuleSaveOutput {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 区别 */
  certIdMarks: (string | null)[] | null;
  /** 题型 */
  ruleList: unknown[];
  /** 总分 */
  totalScore: number;
  /** 总题数 */
  totalCount: number;
  /** 说明 */
  note: string | null;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 题库无法满足的组卷规则: input */
export interface PaperRuleUnmetInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 题库无法满足的组卷规则: output */
export interface PaperRuleUnmetOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 证书 */
    label: string;
    /** 还差什么 */
    note: string;
  }[];
  /** 总数 */
  total: number;
}

/** 门户信息: input */
export interface PortalInfoGetInput {
  /** 机构 */
  tenantId?: string;
}

/** 门户信息: output */
export interface PortalInfoGetOutput {
  /** 编号 */
  id: string | null;
  /** 版本 */
  version: number | null;
  /** 机构名称 */
  orgName: string;
  /** 机构标识 */
  portalLogoUrl: string | null;
  /** 一句话介绍 */
  slogan: string | null;
  /** 机构介绍 */
  intro: string | null;
  /** 服务电话 */
  phone: string | null;
  /** 隐私政策链接 */
  privacyUrl: string | null;
  /** 用户协议链接 */
  agreementUrl: string | null;
}

/** 查看历史：门户信息: input */
export interface PortalInfoHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：门户信息: output */
export interface PortalInfoHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 保存门户信息: input */
export interface PortalInfoSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 机构名称: 显示在门户页头 */
  orgName?: string;
  /** 机构标识: 建议 100 × 50 像素的 PNG */
  portalLogoUrl?: string | null;
  /** 一句话介绍 */
  slogan?: string | null;
  /** 机构介绍 */
  intro?: string | null;
  /** 服务电话 */
  phone?: string | null;
  /** 隐私政策链接 */
  privacyUrl?: string | null;
  /** 用户协议链接 */
  agreementUrl?: string | null;
}

/** 保存门户信息: output */
export type PortalInfoSaveOutput = PortalInfo;

/** 上传门户图片: input */
export type PortalInfoUploadImageInput = Record<string, never>;

/** 上传门户图片: output */
export interface PortalInfoUploadImageOutput {
  /** 编号 */
  id: string;
  /** 文件名 */
  name: string;
  /** 大小 */
  size: number;
  /** 类型 */
  mime: string;
  /** 地址 */
  url: string;
}

/** 批量修改岗位: input */
export interface PositionChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 岗位职责 */
      duty?: string | null;
      /** 顺序 */
      order?: number;
    };
  }[];
}

/** 批量修改岗位: output */
export interface PositionChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 下载导入模板：岗位: input */
export type PositionExcelTemplateInput = Record<string, never>;

/** 下载导入模板：岗位: a file. */
export type PositionExcelTemplateOutput = Blob;

/** 导出岗位: input */
export interface PositionExportExcelInput {
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 岗位名称 */
  positionName?: string;
  /** 所属职业 */
  occupationId?: string | string[];
  /** 岗位职责 */
  duty?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 导出岗位: a file. */
export type PositionExportExcelOutput = Blob;

/** 查看岗位: input */
export interface PositionGetInput {
  /** 编号 */
  id: string;
}

/** 查看岗位: output */
export interface PositionGetOutput {
  /** 岗位名称 */
  positionName: string;
  /** 所属职业 */
  occupationId: string;
  /** 所属职业 */
  occupationIdLabel: string | null;
  /** 区别 */
  occupationIdMarks: (string | null)[] | null;
  /** 岗位职责 */
  duty: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 查看历史：岗位: input */
export interface PositionHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：岗位: output */
export interface PositionHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 确认导入岗位: input */
export interface PositionImportCommitInput {
  /** 编号 */
  id: string;
  /** 导入方式: all：有错误则一条也不导入；valid：只导入正确的行 */
  mode: "all" | "valid";
  /** 导入后的状态: 没有写明状态的新数据的状态；不填为通常的状态 */
  recordState?: string;
}

/** 确认导入岗位: output */
export interface PositionImportCommitOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 下载导入错误：岗位: input */
export interface PositionImportErrorsInput {
  /** 编号 */
  id: string;
}

/** 下载导入错误：岗位: a file. */
export type PositionImportErrorsOutput = Blob;

/** 导入岗位: input */
export type PositionImportExcelInput = Record<string, never>;

/** 导入岗位: output */
export interface PositionImportExcelOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 查询岗位: input */
export interface PositionListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 岗位名称 */
  positionName?: string;
  /** 所属职业 */
  occupationId?: string | string[];
  /** 岗位职责 */
  duty?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询岗位: output */
export interface PositionListOutput {
  rows: {
    /** 岗位名称 */
    positionName: string;
    /** 所属职业 */
    occupationId: string;
    /** 所属职业 */
    occupationIdLabel: string | null;
    /** 区别 */
    occupationIdMarks: (string | null)[] | null;
    /** 岗位职责 */
    duty: string | null;
    /** 顺序 */
    order: number;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 选择岗位: input */
export interface PositionOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择岗位: output */
export interface PositionOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks: (string | null)[];
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的岗位: input */
export interface PositionRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 岗位名称 */
  positionName?: string;
  /** 所属职业 */
  occupationId?: string | string[];
  /** 岗位职责 */
  duty?: string;
  /** 顺序 */
  order?: {
    /** 顺序 */
    from?: number;
    /** 顺序 */
    to?: number;
  };
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的岗位: output */
export interface PositionRecycledOutput {
  rows: {
    /** 岗位名称 */
    positionName: string;
    /** 所属职业 */
    occupationId: string;
    /** 所属职业 */
    occupationIdLabel: string | null;
    /** 区别 */
    occupationIdMarks: (string | null)[] | null;
    /** 岗位职责 */
    duty: string | null;
    /** 顺序 */
    order: number;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除岗位: input */
export interface PositionRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 岗位名称 */
    positionName?: string;
    /** 所属职业 */
    occupationId?: string | string[];
    /** 岗位职责 */
    duty?: string;
    /** 顺序 */
    order?: {
      /** 顺序 */
      from?: number;
      /** 顺序 */
      to?: number;
    };
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除岗位: output */
export interface PositionRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复岗位: input */
export interface PositionRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复岗位: output */
export interface PositionRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存岗位: input */
export interface PositionSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 岗位名称 */
  positionName?: string;
  /** 所属职业 */
  occupationId?: string;
  /** 岗位职责 */
  duty?: string | null;
  /** 顺序 */
  order?: number;
}

/** 保存岗位: output */
export interface PositionSaveOutput {
  /** 岗位名称 */
  positionName: string;
  /** 所属职业 */
  occupationId: string;
  /** 所属职业 */
  occupationIdLabel: string | null;
  /** 区别 */
  occupationIdMarks: (string | null)[] | null;
  /** 岗位职责 */
  duty: string | null;
  /** 顺序 */
  order: number;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 排列岗位: input */
export interface PositionSortInput {
  /** 编号 */
  ids: string[];
}

/** 排列岗位: output */
export interface PositionSortOutput {
  /** 条数 */
  count: number;
}

/** 重新练习: input */
export interface PracticeAgainInput {
  /** 证书编码 */
  certCode: string;
}

/** 重新练习: output */
export type PracticeAgainOutput = Record<string, unknown>;

/** 检查答案: input */
export interface PracticeIsTrueInput {
  /** 试题 */
  questionId: string;
  /** 证书编码 */
  certCode: string;
  /** 版本 */
  version?: number;
  /** 所选选项 */
  selectedOptions?: number[];
  /** 填写内容 */
  optionList?: {
    /** 序号 */
    order: number;
    /** 填写内容 */
    content: string;
  }[];
  /** 一组练习 */
  roundId?: string;
}

/** 检查答案: output */
export interface PracticeIsTrueOutput {
  /** 是否正确 */
  isCorrect: boolean | null;
  optionList: {
    /** 序号 */
    order: number;
    /** 内容 */
    content: string;
    /** 正确答案 */
    isAnswer: boolean;
    /** 作答正确 */
    isRight: boolean | null;
  }[];
  correctOptions: number[];
  answer: {
    /** 写法 */
    anyOf: string[];
    /** 允许误差 */
    tolerance: number | null;
  }[];
  /** 解析 */
  analysis: string | null;
  /** 错题 */
  wrongRecordId: string | null;
  /** 下次复习时间 */
  nextDue: string | null;
}

/** 背题: input */
export interface PracticeReadInput {
  /** 一组练习 */
  roundId: string;
  /** 试题 */
  questionId: string;
}

/** 背题: output */
export interface PracticeReadOutput {
  optionList: {
    /** 序号 */
    order: number;
    /** 内容 */
    content: string;
    /** 正确答案 */
    isAnswer: boolean;
    /** 作答正确 */
    isRight: boolean | null;
  }[];
  correctOptions: number[];
  answer: {
    /** 写法 */
    anyOf: string[];
    /** 允许误差 */
    tolerance: number | null;
  }[];
  /** 解析 */
  analysis: string | null;
}

/** 一组练习: input */
export interface PracticeRoundInput {
  /** 一组练习 */
  roundId: string;
}

/** 一组练习: output */
export interface PracticeRoundOutput {
  /** 一组练习 */
  roundId: string | null;
  /** 练习方式 */
  mode: string;
  /** 证书编码 */
  certCode: string | null;
  /** 证书名称 */
  certName: string | null;
  /** 下一道没有作答的题 */
  position: number;
  rows: {
    /** 试题 */
    questionId: string;
    /** 版本 */
    version: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 题号 */
    questionIndex: number;
    /** 题数 */
    totalNum: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 难度 */
    difficulty: string | null;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 正在模拟考试中 */
    isHeld: boolean;
    /** 已作答 */
    isAnswered: boolean;
    /** 所选选项 */
    selectedOptions: number[];
    /** 填写内容 */
    inputInfo: string[];
    /** 答案与解析 */
    review: {
      /** 是否正确 */
      isCorrect: boolean | null;
      optionList: {
        /** 序号 */
        order: number;
        /** 内容 */
        content: string;
        /** 正确答案 */
        isAnswer: boolean;
        /** 作答正确 */
        isRight: boolean | null;
      }[];
      correctOptions: number[];
      answer: {
        /** 写法 */
        anyOf: string[];
        /** 允许误差 */
        tolerance: number | null;
      }[];
      /** 解析 */
      analysis: string | null;
      /** 错题 */
      wrongRecordId: string | null;
      /** 下次复习时间 */
      nextDue: string | null;
      /** 自评是否正确 */
      selfVerdict: boolean | null;
    } | null;
    /** 作答形式 */
    format: string | null;
  }[];
  /** 题数 */
  totalNum: number;
}

/** 自评: input */
export interface PracticeSelfJudgeInput {
  /** 试题 */
  questionId: string;
  /** 答对了 */
  isRight: boolean;
}

/** 自评: output */
export interface PracticeSelfJudgeOutput {
  /** 自评是否正确 */
  selfVerdict: boolean;
  /** 错题 */
  wrongRecordId: string | null;
  /** 下次复习时间 */
  nextDue: string | null;
}

/** 设定每日目标: input */
export interface PracticeSetGoalInput {
  /** 每日目标（题）: 0：不设目标 */
  goal: number;
}

/** 设定每日目标: output */
export type PracticeSetGoalOutput = Record<string, unknown>;

/** 随机练习: input */
export interface PracticeStartRandomInput {
  /** 证书编码 */
  certCode: string;
  /** 题数 */
  chooses: number;
  /** 题型 */
  types?: ("1" | "2" | "3" | "4" | "5" | "6")[];
  /** 重新练习 */
  isAgain?: number;
  /** 范围 */
  only?: "due" | "wrong" | "favorite";
}

/** 随机练习: output */
export interface PracticeStartRandomOutput {
  /** 一组练习 */
  roundId: string | null;
  /** 练习方式 */
  mode: string;
  /** 证书编码 */
  certCode: string | null;
  /** 证书名称 */
  certName: string | null;
  rows: {
    /** 试题 */
    questionId: string;
    /** 版本 */
    version: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 题号 */
    questionIndex: number;
    /** 题数 */
    totalNum: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 难度 */
    difficulty: string | null;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 正在模拟考试中 */
    isHeld: boolean;
  }[];
  /** 题数 */
  totalNum: number;
}

/** 开始一组练习: input */
export interface PracticeStartRoundInput {
  /** 练习方式 */
  mode: "random" | "sequence" | "knowledge" | "difficulty" | "due" | "wrong" | "favorite" | "mock" | "reading";
  /** 证书编码 */
  certCode?: string;
  /** 题数 */
  chooses?: number;
  /** 题型 */
  types?: ("1" | "2" | "3" | "4" | "5" | "6")[];
  /** 知识点 */
  knowledge?: string[];
  /** 难度 */
  difficulty?: string[];
  /** 模拟考试 */
  mockId?: string;
}

/** 开始一组练习: output */
export interface PracticeStartRoundOutput {
  /** 一组练习 */
  roundId: string | null;
  /** 练习方式 */
  mode: string;
  /** 证书编码 */
  certCode: string | null;
  /** 证书名称 */
  certName: string | null;
  rows: {
    /** 试题 */
    questionId: string;
    /** 版本 */
    version: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 题号 */
    questionIndex: number;
    /** 题数 */
    totalNum: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 难度 */
    difficulty: string | null;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 正在模拟考试中 */
    isHeld: boolean;
  }[];
  /** 题数 */
  totalNum: number;
}

/** 练习统计: input */
export interface PracticeStatisticsInput {
  /** 证书编码 */
  certCode: string;
}

/** 练习统计: output */
export interface PracticeStatisticsOutput {
  /** 总题数 */
  totalNum: number;
  /** 已完成题数 */
  completeNum: number;
  /** 完成率 */
  completionRate: number;
  /** 错题数 */
  wrongRecord: number;
  /** 收藏数 */
  favoriteRecord: number;
  /** 待复习题数 */
  dueNum: number;
  /** 答对题数 */
  rightNum: number;
}

/** 今日练习: input */
export interface PracticeTodayInput {
  /** 证书编码 */
  certCode?: string;
}

/** 今日练习: output */
export interface PracticeTodayOutput {
  /** 待复习题数 */
  dueNum: number;
  /** 每日目标（题） */
  goal: number | null;
  /** 今日已答题数 */
  doneNum: number;
  /** 没有做完的一组 */
  round: {
    /** 一组练习 */
    roundId: string;
    /** 练习方式 */
    mode: string;
    /** 证书编码 */
    certCode: string | null;
    /** 证书名称 */
    certName: string | null;
    /** 已答题数 */
    doneNum: number;
    /** 题数 */
    totalNum: number;
  } | null;
}

/** 知识点与难度: input */
export interface PracticeTopicsInput {
  /** 证书编码 */
  certCode: string;
}

/** 知识点与难度: output */
export interface PracticeTopicsOutput {
  knowledge: {
    /** 知识点 */
    label: string;
    /** 题数 */
    count: number;
  }[];
  difficulty: {
    /** 难度 */
    code: string;
    /** 题数 */
    count: number;
  }[];
}

/** 知识点: input */
export interface QuestionAbilityListInput {
  /** 证书 */
  certId?: string;
  /** 关键词 */
  keyword?: string;
}

/** 知识点: output */
export type QuestionAbilityListOutput = {
  /** 知识点 */
  label: string;
  /** 题数 */
  count: number;
}[];

/** 试题分类: input */
export type QuestionCategoryInput = Record<string, never>;

/** 试题分类: output */
export type QuestionCategoryOutput = {
  /** 证书 */
  id: string;
  /** 名称 */
  label: string;
  /** 题数 */
  count: number;
}[];

/** 批量修改试题: input */
export interface QuestionChangeInput {
  /** 数据 */
  records: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 改动 */
    changes: {
      /** 难度 */
      difficulty?: string;
      /** 建议分值 */
      score?: number;
      /** 知识点 */
      knowledge?: string[];
    };
  }[];
}

/** 批量修改试题: output */
export interface QuestionChangeOutput {
  /** 已修改 */
  changed: {
    /** 编号 */
    id: string;
    /** 版本 */
    version: number;
    /** 原来的值 */
    former: Record<string, unknown>;
  }[];
  /** 未修改 */
  refused: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 原因 */
    message: string;
  }[];
}

/** 各题型的题数: input */
export interface QuestionCountByTypeInput {
  /** 证书 */
  certId: string;
}

/** 各题型的题数: output */
export type QuestionCountByTypeOutput = {
  /** 题型 */
  type: string;
  /** 题数 */
  count: number;
}[];

/** 各难度的题数: input */
export interface QuestionDifficultyStatInput {
  /** 证书 */
  certId?: string;
}

/** 各难度的题数: output */
export type QuestionDifficultyStatOutput = {
  /** 难度 */
  difficulty: string;
  /** 题数 */
  count: number;
}[];

/** 下载导入模板：试题: input */
export type QuestionExcelTemplateInput = Record<string, never>;

/** 下载导入模板：试题: a file. */
export type QuestionExcelTemplateOutput = Blob;

/** 导出试题: input */
export interface QuestionExportExcelInput {
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书 */
  certId?: string | string[];
  /** 题型 */
  type?: string | string[];
  /** 题干 */
  title?: string;
  /** 题干 */
  titleText?: string;
  /** 作答形式 */
  format?: string | string[];
  /** 解析 */
  analysis?: string;
  /** 难度 */
  difficulty?: string | string[];
  /** 建议分值 */
  score?: {
    /** 建议分值 */
    from?: number;
    /** 建议分值 */
    to?: number;
  };
  /** 知识点 */
  knowledge?: string | string[];
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 导出试题: a file. */
export type QuestionExportExcelOutput = Blob;

/** 编辑试题: input */
export interface QuestionGetInput {
  /** 编号 */
  id: string;
}

/** 编辑试题: output */
export interface QuestionGetOutput {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 区别 */
  certIdMarks: (string | null)[] | null;
  /** 题型 */
  type: string;
  /** 题干: 公式写在 $$ 与 $$ 之间 */
  title: string;
  /** 题干 */
  titleText: string | null;
  /** 选项 */
  options: unknown[];
  /** 参考答案 */
  answer: unknown[];
  /** 作答形式 */
  format: string;
  /** 解析 */
  analysis: string | null;
  /** 难度 */
  difficulty: string;
  /** 建议分值 */
  score: number;
  /** 知识点 */
  knowledge: string[];
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 查看历史：试题: input */
export interface QuestionHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：试题: output */
export interface QuestionHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 确认导入试题: input */
export interface QuestionImportCommitInput {
  /** 编号 */
  id: string;
  /** 导入方式: all：有错误则一条也不导入；valid：只导入正确的行 */
  mode: "all" | "valid";
  /** 导入后的状态: 没有写明状态的新数据的状态；不填为通常的状态 */
  recordState?: string;
}

/** 确认导入试题: output */
export interface QuestionImportCommitOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 下载导入错误：试题: input */
export interface QuestionImportErrorsInput {
  /** 编号 */
  id: string;
}

/** 下载导入错误：试题: a file. */
export type QuestionImportErrorsOutput = Blob;

/** 导入试题: input */
export type QuestionImportExcelInput = Record<string, never>;

/** 导入试题: output */
export interface QuestionImportExcelOutput {
  /** 编号 */
  id: string;
  /** 数据种类 */
  entity: string;
  /** 文件名 */
  fileName: string;
  /** 状态 */
  state: "checking" | "ready" | "committing" | "done" | "failed";
  /** 进度 */
  progress: number;
  /** 总行数 */
  total: number;
  /** 正确行数 */
  valid: number;
  /** 错误行数 */
  bad: number;
  /** 修改已有数据的行数 */
  changed: number;
  /** 与已有数据相同的行数 */
  unchanged: number;
  /** 已存在而略过的行数 */
  skipped: number;
  /** 已新增的行数 */
  added: number;
  /** 说明 */
  message?: string | null;
  /** 错误 */
  errors: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 提醒 */
  notes: {
    /** 单元格 */
    cell: string;
    /** 列 */
    column: string;
    /** 原因 */
    message: string;
  }[];
  /** 预览 */
  preview: {
    /** 行 */
    row: number;
    /** 处理 */
    kind: "new" | "changed";
    /** 改动的字段 */
    fields: string[];
    /** 数据 */
    record: Record<string, unknown>;
  }[];
  /** 可选的状态 */
  states: {
    /** 状态 */
    code: string;
    /** 名称 */
    label: string;
  }[];
  /** 通常的状态 */
  usualState?: string | null;
}

/** 查询试题: input */
export interface QuestionListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书 */
  certId?: string | string[];
  /** 题型 */
  type?: string | string[];
  /** 题干 */
  titleText?: string;
  /** 难度 */
  difficulty?: string | string[];
  /** 建议分值 */
  score?: {
    /** 建议分值 */
    from?: number;
    /** 建议分值 */
    to?: number;
  };
  /** 知识点 */
  knowledge?: string | string[];
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
}

/** 查询试题: output */
export interface QuestionListOutput {
  rows: {
    /** 证书 */
    certId: string;
    /** 证书 */
    certIdLabel: string | null;
    /** 区别 */
    certIdMarks: (string | null)[] | null;
    /** 题型 */
    type: string;
    /** 题干 */
    titleText: string | null;
    /** 难度 */
    difficulty: string;
    /** 建议分值 */
    score: number;
    /** 知识点 */
    knowledge: string[];
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
  }[];
  /** 总数 */
  total: number;
}

/** 试题的选项: input */
export interface QuestionOptionsInput {
  /** 编号 */
  id: string;
}

/** 试题的选项: output */
export type QuestionOptionsOutput = {
  /** 标签 */
  order: string | null;
  /** 内容 */
  content: string;
  /** 正确答案 */
  isAnswer: boolean;
}[];

/** 查询回收站中的试题: input */
export interface QuestionRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 证书 */
  certId?: string | string[];
  /** 题型 */
  type?: string | string[];
  /** 题干 */
  title?: string;
  /** 题干 */
  titleText?: string;
  /** 作答形式 */
  format?: string | string[];
  /** 解析 */
  analysis?: string;
  /** 难度 */
  difficulty?: string | string[];
  /** 建议分值 */
  score?: {
    /** 建议分值 */
    from?: number;
    /** 建议分值 */
    to?: number;
  };
  /** 知识点 */
  knowledge?: string | string[];
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的试题: output */
export interface QuestionRecycledOutput {
  rows: {
    /** 证书 */
    certId: string;
    /** 证书 */
    certIdLabel: string | null;
    /** 区别 */
    certIdMarks: (string | null)[] | null;
    /** 题型 */
    type: string;
    /** 题干: 公式写在 $$ 与 $$ 之间 */
    title: string;
    /** 题干 */
    titleText: string | null;
    /** 选项 */
    options: unknown[];
    /** 参考答案 */
    answer: unknown[];
    /** 作答形式 */
    format: string;
    /** 解析 */
    analysis: string | null;
    /** 难度 */
    difficulty: string;
    /** 建议分值 */
    score: number;
    /** 知识点 */
    knowledge: string[];
    /** 状态 */
    state: string;
    /** 编号 */
    id: string;
    /** 创建时间 */
    createdTime: string;
    /** 创建人 */
    createdBy: string;
    /** 版本 */
    version: number;
    /** 修改时间 */
    updatedTime: string;
    /** 修改人 */
    updatedBy: string;
    /** 删除时间 */
    deletedTime: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 删除试题: input */
export interface QuestionRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 证书 */
    certId?: string | string[];
    /** 题型 */
    type?: string | string[];
    /** 题干 */
    title?: string;
    /** 题干 */
    titleText?: string;
    /** 作答形式 */
    format?: string | string[];
    /** 解析 */
    analysis?: string;
    /** 难度 */
    difficulty?: string | string[];
    /** 建议分值 */
    score?: {
      /** 建议分值 */
      from?: number;
      /** 建议分值 */
      to?: number;
    };
    /** 知识点 */
    knowledge?: string | string[];
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除试题: output */
export interface QuestionRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复试题: input */
export interface QuestionRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复试题: output */
export interface QuestionRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存试题: input */
export interface QuestionSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 证书 */
  certId?: string;
  /** 题型 */
  type?: string;
  /** 题干: 公式写在 $$ 与 $$ 之间 */
  title?: string;
  /** 选项 */
  options?: {
    /** 内容 */
    content: string;
    /** 正确答案 */
    isAnswer?: boolean | null;
  }[];
  /** 参考答案 */
  answer?: {
    /** 写法 */
    anyOf: string[];
    /** 允许误差 */
    tolerance?: number | null;
  }[];
  /** 作答形式 */
  format?: string;
  /** 解析 */
  analysis?: string | null;
  /** 难度 */
  difficulty?: string;
  /** 建议分值 */
  score?: number;
  /** 知识点 */
  knowledge?: string[];
}

/** 保存试题: output */
export interface QuestionSaveOutput {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 区别 */
  certIdMarks: (string | null)[] | null;
  /** 题型 */
  type: string;
  /** 题干: 公式写在 $$ 与 $$ 之间 */
  title: string;
  /** 题干 */
  titleText: string | null;
  /** 选项 */
  options: unknown[];
  /** 参考答案 */
  answer: unknown[];
  /** 作答形式 */
  format: string;
  /** 解析 */
  analysis: string | null;
  /** 难度 */
  difficulty: string;
  /** 建议分值 */
  score: number;
  /** 知识点 */
  knowledge: string[];
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 更改状态：试题: input */
export interface QuestionUpdateStateInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 证书 */
    certId?: string | string[];
    /** 题型 */
    type?: string | string[];
    /** 题干 */
    title?: string;
    /** 题干 */
    titleText?: string;
    /** 作答形式 */
    format?: string | string[];
    /** 解析 */
    analysis?: string;
    /** 难度 */
    difficulty?: string | string[];
    /** 建议分值 */
    score?: {
      /** 建议分值 */
      from?: number;
      /** 建议分值 */
      to?: number;
    };
    /** 知识点 */
    knowledge?: string | string[];
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
  /** 状态 */
  state: "published" | "retired";
}

/** 更改状态：试题: output */
export interface QuestionUpdateStateOutput {
  /** 条数 */
  count: number;
}

/** 上传试题附件: input */
export type QuestionUploadAttachmentInput = Record<string, never>;

/** 上传试题附件: output */
export interface QuestionUploadAttachmentOutput {
  /** 编号 */
  id: string;
  /** 文件名 */
  name: string;
  /** 大小 */
  size: number;
  /** 类型 */
  mime: string;
  /** 地址 */
  url: string;
}

/** 查看试题: input */
export interface QuestionViewInput {
  /** 编号 */
  id: string;
}

/** 查看试题: output */
export interface QuestionViewOutput {
  /** 证书 */
  certId: string;
  /** 证书 */
  certIdLabel: string | null;
  /** 区别 */
  certIdMarks: (string | null)[] | null;
  /** 题型 */
  type: string;
  /** 题干: 公式写在 $$ 与 $$ 之间 */
  title: string;
  /** 题干 */
  titleText: string | null;
  /** 选项 */
  options: unknown[];
  /** 参考答案 */
  answer: unknown[];
  /** 作答形式 */
  format: string;
  /** 解析 */
  analysis: string | null;
  /** 难度 */
  difficulty: string;
  /** 建议分值 */
  score: number;
  /** 知识点 */
  knowledge: string[];
  /** 状态 */
  state: string;
  /** 编号 */
  id: string;
  /** 创建时间 */
  createdTime: string;
  /** 创建人 */
  createdBy: string;
  /** 版本 */
  version: number;
  /** 修改时间 */
  updatedTime: string;
  /** 修改人 */
  updatedBy: string;
  /** 删除时间 */
  deletedTime: string | null;
}

/** 加入错题本: input */
export interface RecordAddInput {
  /** 试题 */
  questionId: string;
  /** 证书编码 */
  certCode: string;
}

/** 加入错题本: output */
export interface RecordAddOutput {
  /** 错题 */
  wrongRecordId: string;
  /** 下次复习时间 */
  nextDue: string;
}

/** 移除错题: input */
export interface RecordDeleteByIdInput {
  /** 错题 */
  id: string;
}

/** 移除错题: output */
export type RecordDeleteByIdOutput = Record<string, unknown>;

/** 我的错题: input */
export interface RecordListInput {
  /** 证书编码 */
  certCode?: string;
  /** 只看待复习 */
  isDue?: boolean;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 我的错题: output */
export interface RecordListOutput {
  rows: {
    /** 试题 */
    questionId: string;
    /** 版本 */
    version: number;
    /** 题型 */
    questionType: string;
    /** 题干 */
    title: string;
    optionList: {
      /** 序号 */
      order: number;
      /** 内容 */
      content: string;
    }[];
    /** 空数 */
    blankCount: number;
    /** 作答形式 */
    format: string | null;
    /** 题号 */
    questionIndex: number;
    /** 题数 */
    totalNum: number;
    /** 已收藏 */
    isFavorite: boolean;
    /** 难度 */
    difficulty: string | null;
    /** 错题 */
    id: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
    /** 答错次数 */
    wrongCount: number;
    /** 最近作答时间 */
    lastTime: string;
    /** 下次复习时间 */
    due: string;
    /** 待复习 */
    isDue: boolean;
    /** 已答对 */
    isRedone: boolean;
    /** 正在模拟考试中 */
    isHeld: boolean;
  }[];
  /** 总数 */
  total: number;
  /** 待复习数 */
  dueTotal: number;
}

/** 删除角色: input */
export interface RoleDeleteInput {
  /** 编号 */
  id: string;
}

/** 删除角色: output */
export interface RoleDeleteOutput {
  /** 条数 */
  count: number;
}

/** 查看角色: input */
export interface RoleGetInput {
  /** 编号 */
  id: string;
}

/** 查看角色: output */
export type RoleGetOutput = Role;

/** 查看历史：角色: input */
export interface RoleHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：角色: output */
export interface RoleHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询角色: input */
export interface RoleListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 角色名称 */
  roleName?: string;
  /** 说明 */
  note?: string;
  /** 菜单权限 */
  codes?: string | string[];
  /** 内置角色 */
  isBuiltin?: boolean;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询角色: output */
export interface RoleListOutput {
  rows: Role[];
  /** 总数 */
  total: number;
}

/** 选择角色: input */
export interface RoleOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择角色: output */
export interface RoleOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的角色: input */
export interface RoleRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 角色名称 */
  roleName?: string;
  /** 说明 */
  note?: string;
  /** 菜单权限 */
  codes?: string | string[];
  /** 内置角色 */
  isBuiltin?: boolean;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的角色: output */
export interface RoleRecycledOutput {
  rows: Role[];
  /** 总数 */
  total: number;
}

/** 删除角色: input */
export interface RoleRemoveInput {
  /** 编号 */
  ids: string[];
}

/** 删除角色: output */
export interface RoleRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复角色: input */
export interface RoleRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复角色: output */
export interface RoleRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存角色: input */
export interface RoleSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 角色名称 */
  roleName?: string;
  /** 说明 */
  note?: string | null;
  /** 菜单权限 */
  codes?: string[];
}

/** 保存角色: output */
export type RoleSaveOutput = Role;

/** 本机构的界面设置: input */
export type ScreenOverlaysInput = Record<string, never>;

/** 本机构的界面设置: output */
export type ScreenOverlaysOutput = Record<string, unknown>;

/** 查看界面设置: input */
export interface ScreenOverlayGetInput {
  /** 编号 */
  id: string;
}

/** 查看界面设置: output */
export type ScreenOverlayGetOutput = ScreenOverlay;

/** 查看历史：界面设置: input */
export interface ScreenOverlayHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：界面设置: output */
export interface ScreenOverlayHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询界面设置: input */
export interface ScreenOverlayListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 页面 */
  screen?: string;
  /** 说明 */
  note?: string;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询界面设置: output */
export interface ScreenOverlayListOutput {
  rows: ScreenOverlay[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的界面设置: input */
export interface ScreenOverlayRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 页面 */
  screen?: string;
  /** 说明 */
  note?: string;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的界面设置: output */
export interface ScreenOverlayRecycledOutput {
  rows: ScreenOverlay[];
  /** 总数 */
  total: number;
}

/** 删除界面设置: input */
export interface ScreenOverlayRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 页面 */
    screen?: string;
    /** 说明 */
    note?: string;
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除界面设置: output */
export interface ScreenOverlayRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复界面设置: input */
export interface ScreenOverlayRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复界面设置: output */
export interface ScreenOverlayRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存界面设置: input */
export interface ScreenOverlaySaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 页面: 例如 cert.list */
  screen?: string;
  /** 覆盖内容: JSON Merge Patch：写出要改的部分，null 表示去掉 */
  patch?: Record<string, unknown>;
  /** 说明 */
  note?: string | null;
}

/** 保存界面设置: output */
export type ScreenOverlaySaveOutput = ScreenOverlay;

/** 全平台搜索: input */
export interface SearchPlatformInput {
  /** 关键词 */
  keyword?: string;
  /** 等级 */
  level?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 全平台搜索: output */
export interface SearchPlatformOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 机构 */
    tenantId: string;
    /** 机构名称 */
    tenantName: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 岗位 */
    positionName: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 搜索试题: input */
export interface SearchQuestionInput {
  /** 关键词 */
  keyword: string;
  /** 证书 */
  certId?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 搜索试题: output */
export interface SearchQuestionOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 题干 */
    title: string;
    /** 证书 */
    certId: string;
    /** 证书编码 */
    certCode: string;
    /** 证书名称 */
    certName: string;
  }[];
  /** 总数 */
  total: number;
}

/** 机构内搜索: input */
export interface SearchTenantInput {
  /** 机构 */
  tenantId?: string;
  /** 关键词 */
  keyword?: string;
  /** 等级 */
  level?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 机构内搜索: output */
export interface SearchTenantOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 机构 */
    tenantId: string;
    /** 机构名称 */
    tenantName: string;
    /** 证书名称 */
    certName: string;
    /** 证书编码 */
    certCode: string;
    /** 等级 */
    level: string | null;
    /** 封面 */
    cover: string | null;
    /** 一句话简介 */
    summary: string | null;
    /** 岗位 */
    positionName: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询安全日志: input */
export interface SecurityEventListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 事件 */
  event?: string | string[];
  /** 用户编号 */
  userId?: string | string[];
  /** 账号 */
  account?: string;
  /** 姓名 */
  personName?: string;
  /** 地址 */
  ip?: string;
  /** 设备 */
  device?: string;
  /** 浏览器标识 */
  userAgent?: string;
  /** 原因 */
  reason?: string;
  /** 说明 */
  detail?: string;
  /** 机构 */
  orgName?: string;
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
}

/** 查询安全日志: output */
export interface SecurityEventListOutput {
  rows: SecurityEvent[];
  /** 总数 */
  total: number;
}

/** 权限码: input */
export type SessionAuthInput = Record<string, never>;

/** 权限码: output */
export type SessionAuthOutput = string[];

/** 账号资料: input */
export type SessionBasicInput = Record<string, never>;

/** 账号资料: output */
export interface SessionBasicOutput {
  /** 用户 */
  userId: string;
  /** 账号 */
  account: string;
  /** 姓名 */
  nickname: string;
  /** 头像 */
  avatar: string | null;
  /** 手机号 */
  phone: string | null;
  /** 邮箱 */
  email: string | null;
}

/** 获取安全验证题: input */
export interface SessionCaptchaInput {
  /** 账号 */
  account?: string;
}

/** 获取安全验证题: output */
export interface SessionCaptchaOutput {
  /** 题目 */
  challenge: string;
  /** 至多尝试次数 */
  most: number;
}

/** 核对权限: input */
export interface SessionCheckAuthorizationInput {
  /** 权限码 */
  codes: string[];
}

/** 核对权限: output */
export interface SessionCheckAuthorizationOutput {
  /** 全部具备 */
  isAuthorised: boolean;
  /** 具备的权限码 */
  codes: string[];
}

/** 核对安全验证: input */
export interface SessionCheckCaptchaInput {
  /** 安全验证 */
  proof: string;
}

/** 核对安全验证: output */
export interface SessionCheckCaptchaOutput {
  /** 是否正确 */
  isCorrect: boolean;
}

/** 当前角色: input */
export type SessionCurrentRoleInput = Record<string, never>;

/** 当前角色: output */
export interface SessionCurrentRoleOutput {
  role: {
    /** 角色编号 */
    roleId: string;
    /** 角色名称 */
    roleName: string;
  };
}

/** 结束会话: input */
export interface SessionEndInput {
  /** 会话 */
  id: string;
}

/** 结束会话: output */
export type SessionEndOutput = Record<string, unknown>;

/** 经合作渠道进入: input */
export interface SessionEnterChannelInput {
  /** 渠道 */
  channel: string;
}

/** 经合作渠道进入: output */
export type SessionEnterChannelOutput = Record<string, unknown>;

/** 用一次性票据换取令牌: input */
export interface SessionExchangeTicketInput {
  /** 票据 */
  ticket: string;
  /** 目的地址 */
  redirect_url: string;
}

/** 用一次性票据换取令牌: output */
export interface SessionExchangeTicketOutput {
  /** 令牌 */
  token: string;
  /** 目的地址 */
  redirect_url: string;
  /** 失效时间 */
  expires: string;
}

/** 用令牌换取一次性票据: input */
export interface SessionExchangeTokenInput {
  /** 目的地址 */
  redirect_url: string;
}

/** 用令牌换取一次性票据: output */
export interface SessionExchangeTokenOutput {
  /** 票据 */
  ticket: string;
  /** 目的地址 */
  redirect_url: string;
  /** 失效时间 */
  expires: string;
}

/** 当前用户: input */
export type SessionInfoInput = Record<string, never>;

/** 当前用户: output */
export interface SessionInfoOutput {
  /** 用户 */
  userId: string;
  /** 账号 */
  account: string;
  /** 姓名 */
  nickname: string;
  /** 头像 */
  avatar: string | null;
  /** 当前机构 */
  currTenantId: string;
  tenant: {
    /** 机构 */
    tenantId: string;
    /** 机构名称 */
    tenantName: string;
  };
  role: {
    /** 角色编号 */
    roleId: string;
    /** 角色名称 */
    roleName: string;
  };
  /** 平台运营人员 */
  isOperator: boolean;
  /** 主题 */
  themeName: string;
}

/** 登录: input */
export interface SessionLoginInput {
  /** 账号 */
  account: string;
  /** 密码 */
  password: string;
  /** 安全验证 */
  proof?: string;
}

/** 登录: output */
export interface SessionLoginOutput {
  /** 令牌 */
  token: string;
  /** 失效时间 */
  expires: string;
  tenants: {
    /** 编号 */
    id: string;
    /** 名称 */
    name: string;
  }[];
  /** 须修改初始密码 */
  isPasswordInitial: boolean;
}

/** 退出登录: input */
export type SessionLogoutInput = Record<string, never>;

/** 退出登录: output */
export type SessionLogoutOutput = Record<string, unknown>;

/** 我的登录会话: input */
export type SessionMineInput = Record<string, never>;

/** 我的登录会话: output */
export type SessionMineOutput = {
  /** 编号 */
  id: string;
  /** 本次登录 */
  isCurrent: boolean;
  /** 登录时间 */
  createdTime: string;
  /** 最近使用 */
  lastSeenTime: string;
  /** 地址 */
  ip: string;
  /** 设备 */
  userAgent: string;
}[];

/** 我的角色: input */
export type SessionRolesInput = Record<string, never>;

/** 我的角色: output */
export type SessionRolesOutput = {
  /** 角色编号 */
  roleId: string;
  /** 角色名称 */
  roleName: string;
}[];

/** 发送验证码: input */
export interface SessionSendVerificationInput {
  /** 方式 */
  channel: "sms" | "email";
  /** 手机号或邮箱 */
  receiver: string;
}

/** 发送验证码: output */
export type SessionSendVerificationOutput = Record<string, unknown>;

/** 切换角色: input */
export interface SessionSwitchRoleInput {
  /** 角色 */
  roleId: string;
}

/** 切换角色: output */
export type SessionSwitchRoleOutput = Record<string, unknown>;

/** 切换机构: input */
export interface SessionSwitchTenantInput {
  /** 机构 */
  tenantId: string;
}

/** 切换机构: output */
export type SessionSwitchTenantOutput = Record<string, unknown>;

/** 凭令牌切换机构: input */
export interface SessionSwitchTenantForTokenInput {
  /** 机构 */
  tenantId: string;
}

/** 凭令牌切换机构: output */
export interface SessionSwitchTenantForTokenOutput {
  /** 令牌 */
  token: string;
}

/** 我的机构: input */
export type SessionTenantsInput = Record<string, never>;

/** 我的机构: output */
export type SessionTenantsOutput = {
  /** 编号 */
  id: string;
  /** 名称 */
  name: string;
  /** 标识 */
  logo: string | null;
}[];

/** 修改密码: input */
export interface SessionUpdatePasswordInput {
  /** 原密码 */
  oldPassword?: string;
  /** 新密码 */
  newPassword: string;
  /** 安全验证 */
  proof?: string;
}

/** 修改密码: output */
export interface SessionUpdatePasswordOutput {
  /** 令牌 */
  token: string;
  /** 失效时间 */
  expires: string;
}

/** 修改资料: input */
export interface SessionUpdateProfileInput {
  /** 姓名 */
  nickname?: string;
  /** 头像 */
  avatar?: string | null;
  /** 手机号 */
  phone?: string | null;
  /** 邮箱 */
  email?: string | null;
}

/** 修改资料: output */
export interface SessionUpdateProfileOutput {
  /** 用户 */
  userId: string;
  /** 账号 */
  account: string;
  /** 姓名 */
  nickname: string;
  /** 头像 */
  avatar: string | null;
  /** 手机号 */
  phone: string | null;
  /** 邮箱 */
  email: string | null;
}

/** 新增认证机构: input */
export interface TenantCreateInput {
  /** 机构名称 */
  tenantName: string;
  /** 标识 */
  logo?: string;
  /** 联系人 */
  contact?: string;
  /** 联系电话 */
  phone?: string;
  /** 简介 */
  intro?: string;
  /** 渠道 */
  channel?: string;
}

/** 新增认证机构: output */
export interface TenantCreateOutput {
  /** 编号 */
  id: string;
  /** 机构名称 */
  tenantName: string;
  /** 版本 */
  version: number;
}

/** 删除认证机构: input */
export interface TenantDeleteInput {
  /** 编号 */
  id: string;
}

/** 删除认证机构: output */
export interface TenantDeleteOutput {
  /** 条数 */
  count: number;
}

/** 查看认证机构: input */
export interface TenantGetInput {
  /** 编号 */
  id: string;
}

/** 查看认证机构: output */
export type TenantGetOutput = Tenant;

/** 查看历史：认证机构: input */
export interface TenantHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：认证机构: output */
export interface TenantHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 机构所含数据: input */
export interface TenantHoldingsInput {
  /** 编号 */
  id: string;
}

/** 机构所含数据: output */
export interface TenantHoldingsOutput {
  rows: {
    /** 名称 */
    title: string;
    /** 条数 */
    count: number;
  }[];
}

/** 查询认证机构: input */
export interface TenantListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 机构名称 */
  tenantName?: string;
  /** 联系人 */
  contact?: string;
  /** 联系电话 */
  phone?: string;
  /** 简介 */
  intro?: string;
  /** 渠道 */
  channel?: string | string[];
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询认证机构: output */
export interface TenantListOutput {
  rows: Tenant[];
  /** 总数 */
  total: number;
}

/** 机构简表: input */
export interface TenantListBasicInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 机构名称 */
  tenantName?: string;
  /** 简介 */
  intro?: string;
  /** 编号 */
  id?: string | string[];
}

/** 机构简表: output */
export interface TenantListBasicOutput {
  rows: {
    /** 机构名称 */
    tenantName: string;
    /** 标识 */
    logo: string | null;
    /** 简介 */
    intro: string | null;
    /** 编号 */
    id: string;
  }[];
  /** 总数 */
  total: number;
}

/** 上传机构标识: input */
export type TenantLogoInput = Record<string, never>;

/** 上传机构标识: output */
export interface TenantLogoOutput {
  /** 编号 */
  id: string;
  /** 文件名 */
  name: string;
  /** 大小 */
  size: number;
  /** 类型 */
  mime: string;
  /** 地址 */
  url: string;
}

/** 认证机构与部分证书: input */
export interface TenantNetworkInput {
  /** 关键词 */
  keyword?: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 认证机构与部分证书: output */
export interface TenantNetworkOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 机构名称 */
    tenantName: string;
    /** 标识 */
    logo: string | null;
    /** 简介 */
    intro: string | null;
    /** 证书数 */
    certTotal: number;
    certs: {
      /** 编号 */
      id: string;
      /** 证书名称 */
      certName: string;
      /** 等级 */
      level: string | null;
    }[];
  }[];
  /** 总数 */
  total: number;
}

/** 选择认证机构: input */
export interface TenantOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择认证机构: output */
export interface TenantOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的认证机构: input */
export interface TenantRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 机构名称 */
  tenantName?: string;
  /** 联系人 */
  contact?: string;
  /** 联系电话 */
  phone?: string;
  /** 简介 */
  intro?: string;
  /** 渠道 */
  channel?: string | string[];
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的认证机构: output */
export interface TenantRecycledOutput {
  rows: Tenant[];
  /** 总数 */
  total: number;
}

/** 删除认证机构: input */
export interface TenantRemoveInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 机构名称 */
    tenantName?: string;
    /** 联系人 */
    contact?: string;
    /** 联系电话 */
    phone?: string;
    /** 简介 */
    intro?: string;
    /** 渠道 */
    channel?: string | string[];
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
}

/** 删除认证机构: output */
export interface TenantRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复认证机构: input */
export interface TenantRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复认证机构: output */
export interface TenantRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存认证机构: input */
export interface TenantSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 机构名称 */
  tenantName?: string;
  /** 标识 */
  logo?: string | null;
  /** 联系人 */
  contact?: string | null;
  /** 联系电话 */
  phone?: string | null;
  /** 简介 */
  intro?: string | null;
  /** 渠道 */
  channel?: string;
}

/** 保存认证机构: output */
export type TenantSaveOutput = Tenant;

/** 更改状态：认证机构: input */
export interface TenantUpdateStateInput {
  /** 编号 */
  ids?: string[];
  /** 条件 */
  matching?: {
    /** 关键词 */
    keyword?: string;
    /** 机构名称 */
    tenantName?: string;
    /** 联系人 */
    contact?: string;
    /** 联系电话 */
    phone?: string;
    /** 简介 */
    intro?: string;
    /** 渠道 */
    channel?: string | string[];
    /** 状态 */
    state?: string | string[];
    /** 编号 */
    id?: string | string[];
    /** 创建时间 */
    createdTime?: {
      /** 创建时间 */
      from?: string;
      /** 创建时间 */
      to?: string;
    };
    /** 创建人 */
    createdBy?: string | string[];
    /** 版本 */
    version?: {
      /** 版本 */
      from?: number;
      /** 版本 */
      to?: number;
    };
    /** 修改时间 */
    updatedTime?: {
      /** 修改时间 */
      from?: string;
      /** 修改时间 */
      to?: string;
    };
    /** 修改人 */
    updatedBy?: string | string[];
    /** 删除时间 */
    deletedTime?: {
      /** 删除时间 */
      from?: string;
      /** 删除时间 */
      to?: string;
    };
  };
  /** 条数 */
  count?: number;
  /** 状态 */
  state: "off" | "on";
}

/** 更改状态：认证机构: output */
export interface TenantUpdateStateOutput {
  /** 条数 */
  count: number;
}

/** 查看用户账号: input */
export interface UserGetInput {
  /** 编号 */
  id: string;
}

/** 查看用户账号: output */
export type UserGetOutput = User;

/** 查看历史：用户账号: input */
export interface UserHistoryInput {
  /** 编号 */
  id: string;
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 查看历史：用户账号: output */
export interface UserHistoryOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 版本 */
    recordVersion: number;
    /** 操作 */
    action: "created" | "updated" | "removed" | "restored" | "purged";
    /** 改动: 字段名 → [改动前, 改动后] */
    changes: unknown;
    /** 引用的名称: 字段名 → 编号 → 名称 */
    labels: unknown;
    /** 时间 */
    createdTime: string;
    /** 操作人 */
    createdBy: string;
    /** 操作人姓名 */
    createdByLabel: string | null;
  }[];
  /** 总数 */
  total: number;
}

/** 查询用户账号: input */
export interface UserListInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 账号 */
  account?: string;
  /** 姓名 */
  nickname?: string;
  /** 手机号 */
  phone?: string;
  /** 邮箱 */
  email?: string;
  /** 性别 */
  gender?: string | string[];
  /** 平台运营人员 */
  isOperator?: boolean;
  /** 初始密码未改 */
  isPasswordInitial?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询用户账号: output */
export interface UserListOutput {
  rows: User[];
  /** 总数 */
  total: number;
}

/** 选择用户账号: input */
export interface UserOptionsInput {
  /** 关键词 */
  keyword?: string;
  /** 编号 */
  ids?: string[];
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
}

/** 选择用户账号: output */
export interface UserOptionsOutput {
  rows: {
    /** 编号 */
    id: string;
    /** 名称 */
    label: string | null;
    /** 区别 */
    marks: (string | null)[];
  }[];
  /** 总数 */
  total: number;
}

/** 查询回收站中的用户账号: input */
export interface UserRecycledInput {
  /** 页码 */
  pageNum?: number;
  /** 每页条数 */
  pageSize?: number;
  /** 排序 */
  sort?: string;
  /** 关键词 */
  keyword?: string;
  /** 账号 */
  account?: string;
  /** 姓名 */
  nickname?: string;
  /** 手机号 */
  phone?: string;
  /** 邮箱 */
  email?: string;
  /** 性别 */
  gender?: string | string[];
  /** 平台运营人员 */
  isOperator?: boolean;
  /** 初始密码未改 */
  isPasswordInitial?: boolean;
  /** 状态 */
  state?: string | string[];
  /** 编号 */
  id?: string | string[];
  /** 创建时间 */
  createdTime?: {
    /** 创建时间 */
    from?: string;
    /** 创建时间 */
    to?: string;
  };
  /** 创建人 */
  createdBy?: string | string[];
  /** 版本 */
  version?: {
    /** 版本 */
    from?: number;
    /** 版本 */
    to?: number;
  };
  /** 修改时间 */
  updatedTime?: {
    /** 修改时间 */
    from?: string;
    /** 修改时间 */
    to?: string;
  };
  /** 修改人 */
  updatedBy?: string | string[];
  /** 删除时间 */
  deletedTime?: {
    /** 删除时间 */
    from?: string;
    /** 删除时间 */
    to?: string;
  };
}

/** 查询回收站中的用户账号: output */
export interface UserRecycledOutput {
  rows: User[];
  /** 总数 */
  total: number;
}

/** 删除用户账号: input */
export interface UserRemoveInput {
  /** 编号 */
  ids: string[];
}

/** 删除用户账号: output */
export interface UserRemoveOutput {
  /** 条数 */
  count: number;
}

/** 恢复用户账号: input */
export interface UserRestoreInput {
  /** 编号 */
  ids: string[];
}

/** 恢复用户账号: output */
export interface UserRestoreOutput {
  /** 条数 */
  count: number;
}

/** 保存用户账号: input */
export interface UserSaveInput {
  /** 编号 */
  id?: string;
  /** 版本 */
  version?: number;
  /** 账号: 小写字母、数字和 . _ @ -，登录时使用 */
  account?: string;
  /** 姓名 */
  nickname?: string;
  /** 头像 */
  avatar?: string | null;
  /** 手机号 */
  phone?: string | null;
  /** 邮箱 */
  email?: string | null;
  /** 性别 */
  gender?: string | null;
  /** 初始密码: 至少 8 位，不要用常见的密码；本人首次登录时须修改。留空则不修改 */
  password?: string | null;
}

/** 保存用户账号: output */
export type UserSaveOutput = User;

/** 更改状态：用户账号: input */
export interface UserSetStateInput {
  /** 编号 */
  ids: string[];
  /** 状态 */
  state: "off" | "on";
}

/** 更改状态：用户账号: output */
export interface UserSetStateOutput {
  /** 条数 */
  count: number;
}

/** 我的列表视图: input */
export interface ViewListInput {
  /** 页面 */
  screen: string;
}

/** 我的列表视图: output */
export type ViewListOutput = {
  /** 编号 */
  id: string;
  /** 页面 */
  screen: string;
  /** 名称 */
  name: string;
  settings: Record<string, unknown>;
  /** 默认 */
  isDefault: boolean;
  /** 版本 */
  version: number;
}[];

/** 删除列表视图: input */
export interface ViewRemoveInput {
  /** 编号 */
  id: string;
}

/** 删除列表视图: output */
export type ViewRemoveOutput = Record<string, unknown>;

/** 保存列表视图: input */
export interface ViewSaveInput {
  /** 编号 */
  id?: string;
  /** 页面 */
  screen: string;
  /** 名称 */
  name: string;
  /** 设置 */
  settings: {
    columns?: Record<string, unknown>;
    filters?: Record<string, unknown>;
    /** 排序 */
    sort?: string;
  };
  /** 默认 */
  isDefault?: boolean;
}

/** 保存列表视图: output */
export interface ViewSaveOutput {
  /** 编号 */
  id: string;
  /** 页面 */
  screen: string;
  /** 名称 */
  name: string;
  settings: Record<string, unknown>;
  /** 默认 */
  isDefault: boolean;
  /** 版本 */
  version: number;
}

/** 公告: the row of the table */
export interface AnnouncementRow {
  title: string;
  content: string;
  publishedTime: string | null;
  isTop: boolean;
  state: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 调用次数: the row of the table */
export interface CallCountRow {
  minute: number;
  count: number;
  id: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 轮播图: the row of the table */
export interface CarouselImageRow {
  title: string;
  image: string;
  link: string | null;
  order: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 证书: the row of the table */
export interface CertRow {
  certName: string;
  certCode: string;
  positionId: string | null;
  level: string | null;
  cover: string | null;
  summary: string | null;
  description: string | null;
  examMinutes: number;
  passScore: number;
  validityYears: number;
  isHot: boolean;
  state: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 收藏的试题: the row of the table */
export interface FavoriteRow {
  userId: string;
  certId: string;
  questionId: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 文件: the row of the table */
export interface FileRow {
  name: string;
  size: number;
  mime: string;
  visibility: string;
  storageKey: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 操作记录: the row of the table */
export interface HistoryRow {
  entity: string;
  recordId: string;
  recordVersion: number;
  action: string;
  snapshot: Record<string, unknown>;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
}

/** 导入任务: the row of the table */
export interface ImportJobRow {
  entity: string;
  fileName: string;
  storageKey: string | null;
  state: string;
  progress: number;
  total: number;
  valid: number;
  bad: number;
  changed: number;
  unchanged: number;
  skipped: number;
  added: number;
  mode: string | null;
  message: string | null;
  report: Record<string, unknown> | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 行业: the row of the table */
export interface IndustryRow {
  industryName: string;
  industryCode: string | null;
  note: string | null;
  order: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 背题记录: the row of the table */
export interface KeyReadingRow {
  userId: string;
  certId: string;
  questionId: string;
  questionVersion: number;
  readCount: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 登录尝试: the row of the table */
export interface LoginAttemptRow {
  key: string;
  failures: number;
  lastTime: string;
  id: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 机构用户: the row of the table */
export interface MembershipRow {
  userId: string;
  roleId: string;
  jobNumber: string | null;
  state: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 消息: the row of the table */
export interface MessageRow {
  userId: string;
  title: string;
  content: string;
  senderName: string | null;
  readingStatus: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 模拟考试作答: the row of the table */
export interface MockAnswerRow {
  mockId: string;
  userId: string;
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
  isFlagged: boolean;
  sequence: number;
  score: number;
  isCorrect: boolean | null;
  gained: number | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 模拟考试: the row of the table */
export interface MockExamRow {
  userId: string;
  certId: string;
  state: string;
  seed: string;
  paper: {
    /** 试题 */
    questionId?: string;
    /** 版本 */
    version?: number;
    /** 题型 */
    type?: string;
    /** 分值 */
    score?: number;
    /** 选项数 */
    options?: number;
    /** 空数 */
    blanks?: number;
  }[];
  deviceId: string;
  startTime: string;
  deadline: string;
  submittedTime: string | null;
  totalScore: number;
  passScore: number;
  score: number | null;
  isPassed: boolean | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 职业: the row of the table */
export interface OccupationRow {
  occupationName: string;
  industryId: string;
  note: string | null;
  order: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 组卷规则: the row of the table */
export interface PaperRuleRow {
  certId: string;
  ruleList: {
    /** 题型 */
    type: string;
    /** 题数 */
    num?: number;
    /** 每题分值 */
    score?: number;
    /** 名称 */
    label?: string;
  }[];
  totalScore: number;
  totalCount: number;
  note: string | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 门户信息: the row of the table */
export interface PortalInfoRow {
  orgName: string;
  portalLogoUrl: string | null;
  slogan: string | null;
  intro: string | null;
  phone: string | null;
  privacyUrl: string | null;
  agreementUrl: string | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 岗位: the row of the table */
export interface PositionRow {
  positionName: string;
  occupationId: string;
  duty: string | null;
  order: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 练习作答: the row of the table */
export interface PracticeAnswerRow {
  userId: string;
  certId: string;
  questionId: string;
  questionVersion: number;
  selectedOptions: number[];
  inputInfo: string[];
  isCorrect: boolean | null;
  selfVerdict: boolean | null;
  roundId: string | null;
  formerCard: {
    /** 阶段 */
    state?: number;
    /** 稳定度 */
    stability?: number;
    /** 难度 */
    difficulty?: number;
    /** 间隔天数 */
    scheduledDays?: number;
    /** 学习步数 */
    learningSteps?: number;
    /** 复习次数 */
    reps?: number;
    /** 遗忘次数 */
    lapses?: number;
    /** 上次复习时间 */
    lastReview?: string;
  } | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 每日目标: the row of the table */
export interface PracticeGoalRow {
  userId: string;
  goal: number | null;
  day: string;
  doneNum: number;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 一组练习: the row of the table */
export interface PracticeRoundRow {
  userId: string;
  certId: string | null;
  mode: string;
  questions: {
    /** 试题 */
    questionId?: string;
    /** 版本 */
    version?: number;
  }[];
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 试题: the row of the table */
export interface QuestionRow {
  certId: string;
  type: string;
  title: string;
  titleText: string | null;
  options: {
    /** 内容 */
    content: string;
    /** 正确答案 */
    isAnswer?: boolean;
  }[];
  answer: {
    /** 写法 */
    anyOf: string[];
    /** 允许误差 */
    tolerance?: number;
  }[];
  format: string;
  analysis: string | null;
  difficulty: string;
  score: number;
  knowledge: string[];
  state: string;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
  identityHash: string | null;
}

/** 角色: the row of the table */
export interface RoleRow {
  roleName: string;
  note: string | null;
  codes: string[];
  isBuiltin: boolean;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 一组练习的作答: the row of the table */
export interface RoundAnswerRow {
  roundId: string;
  userId: string;
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
  isCorrect: boolean | null;
  selfVerdict: boolean | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 列表视图: the row of the table */
export interface SavedViewRow {
  userId: string;
  screen: string;
  name: string;
  settings: Record<string, unknown>;
  isDefault: boolean;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 界面设置: the row of the table */
export interface ScreenOverlayRow {
  screen: string;
  patch: Record<string, unknown>;
  note: string | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 服务器密钥: the row of the table */
export interface SecretRow {
  value: string;
  id: string;
  createdTime: string;
  createdBy: string;
}

/** 安全日志: the row of the table */
export interface SecurityEventRow {
  event: string;
  userId: string | null;
  account: string | null;
  personName: string | null;
  ip: string | null;
  device: string | null;
  userAgent: string | null;
  reason: string | null;
  detail: string | null;
  orgName: string | null;
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
}

/** 登录会话: the row of the table */
export interface SessionRow {
  tokenHash: string;
  userId: string;
  currTenantId: string | null;
  currRoleId: string | null;
  channel: string | null;
  ip: string | null;
  userAgent: string | null;
  lastSeenTime: string | null;
  expiresTime: string;
  endTime: string | null;
  id: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** 已用的安全验证: the row of the table */
export interface SpentProofRow {
  expiresTime: string;
  id: string;
  createdTime: string;
  createdBy: string;
}

/** 认证机构: the row of the table */
export interface TenantRow {
  tenantName: string;
  logo: string | null;
  contact: string | null;
  phone: string | null;
  intro: string | null;
  channel: string;
  state: string;
  id: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 一次性票据: the row of the table */
export interface TicketRow {
  ticketHash: string;
  sessionId: string;
  redirectUrl: string;
  expiresTime: string;
  id: string;
  createdTime: string;
  createdBy: string;
}

/** 用户账号: the row of the table */
export interface UserRow {
  account: string;
  nickname: string;
  avatar: string | null;
  phone: string | null;
  email: string | null;
  gender: string | null;
  isOperator: boolean;
  passwordHash: string | null;
  isPasswordInitial: boolean;
  state: string;
  id: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
  deletedTime: string | null;
}

/** 错题: the row of the table */
export interface WrongRecordRow {
  userId: string;
  certId: string;
  questionId: string;
  questionVersion: number;
  wrongCount: number;
  lastTime: string;
  isRedone: boolean;
  due: string;
  card: {
    /** 阶段 */
    state?: number;
    /** 稳定度 */
    stability?: number;
    /** 难度 */
    difficulty?: number;
    /** 间隔天数 */
    scheduledDays?: number;
    /** 学习步数 */
    learningSteps?: number;
    /** 复习次数 */
    reps?: number;
    /** 遗忘次数 */
    lapses?: number;
    /** 上次复习时间 */
    lastReview?: string;
  };
  id: string;
  tenantId: string;
  createdTime: string;
  createdBy: string;
  version: number;
  updatedTime: string;
  updatedBy: string;
}

/** Every table with its columns. */
export interface Tables {
  announcement: AnnouncementRow;
  callCount: CallCountRow;
  carouselImage: CarouselImageRow;
  cert: CertRow;
  favorite: FavoriteRow;
  file: FileRow;
  history: HistoryRow;
  importJob: ImportJobRow;
  industry: IndustryRow;
  keyReading: KeyReadingRow;
  loginAttempt: LoginAttemptRow;
  membership: MembershipRow;
  message: MessageRow;
  mockAnswer: MockAnswerRow;
  mockExam: MockExamRow;
  occupation: OccupationRow;
  paperRule: PaperRuleRow;
  portalInfo: PortalInfoRow;
  position: PositionRow;
  practiceAnswer: PracticeAnswerRow;
  practiceGoal: PracticeGoalRow;
  practiceRound: PracticeRoundRow;
  question: QuestionRow;
  role: RoleRow;
  roundAnswer: RoundAnswerRow;
  savedView: SavedViewRow;
  screenOverlay: ScreenOverlayRow;
  secret: SecretRow;
  securityEvent: SecurityEventRow;
  session: SessionRow;
  spentProof: SpentProofRow;
  tenant: TenantRow;
  ticket: TicketRow;
  user: UserRow;
  wrongRecord: WrongRecordRow;
}
