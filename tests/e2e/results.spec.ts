/**
 * From an exam that is handed in to the result, with its answers, that its learner looks at on a phone, to the certificate that a
 * stranger verifies, and back.
 */
import { readPdf } from '#server/engine/print/testing.ts';
import { sessionOf } from './examSession.ts';
import { expectFit } from './fit.ts';
import { newMember } from './newMember.ts';
import { lend, qiming } from './person.ts';
import { act, rowOf, unique } from './screens.ts';
import { serverUrl } from './server.ts';
import { expect, test, type Locator } from './test.ts';

test('results are published and looked at; a certificate is issued, shown and verified, and looked at anew once they are taken back', async ({
  page,
  newContext,
  signIn,
}) => {
  // The shortest exam there is takes a minute, and nothing is published before its session is over.
  test.slow();
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const learner = await newMember({ nickname: '应考者', roleId: '2', tenant: qiming });
  const examName = unique('要公布的考试');
  const sessionId = await sessionOf({
    admin,
    learner,
    examName,
    beginsIn: 15_000,
    minutes: 1,
    seconds: 62,
    reviewPolicy: 'analysis',
  });
  const device = { deviceId: 'one' };
  let attemptId = '';
  let questionId = '';
  await expect
    .poll(
      async () => {
        const reply = await learner.ask('examAttempt.start', { sessionId, ...device });
        if (reply.status !== 200) return reply.message;
        const paper = reply.data as { attemptId: string; questionList: { questionId: string }[] };
        ({ attemptId } = paper);
        questionId = paper.questionList[0]?.questionId ?? '';
        const answers = paper.questionList.map(({ questionId }) => ({
          questionId,
          selectedOptions: [2],
          inputInfo: [],
          isFlagged: false,
          sequence: 1,
        }));
        return (await learner.ask('examAttempt.saveAnswer', { attemptId, ...device, answers })).status;
      },
      { timeout: 60_000 },
    )
    .toBe(200);
  await learner.call('examAttempt.submit', { attemptId, ...device });

  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto('/auth-center/my-certification?tab=finished');
  const mine = mobile.getByRole('listitem').filter({ hasText: examName });
  await expect(mine).toContainText('评卷中');
  await expect(mine.getByRole('link', { name: '查看成绩' })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/examSession/${sessionId}/detail`);
  const dialog = page.getByRole('dialog', { name: '公布成绩' });
  await page.getByRole('button', { name: '公布成绩' }).click();
  await expect(dialog).toContainText('场次还没有结束');
  await expect(dialog.getByRole('button', { name: '公布成绩' })).toBeDisabled();
  await expect
    .poll(async () => (await admin.call('examSession.foreseePublish', { ids: [sessionId] })).count, {
      timeout: 120_000,
      intervals: [3000],
    })
    .toBe(1);
  await page.reload();
  await page.getByRole('button', { name: '公布成绩' }).click();
  await expect(dialog).toContainText('将公布 1 人的成绩');
  await dialog.getByRole('button', { name: '公布成绩' }).click();
  await expect(page.getByText('已公布 1 人的成绩')).toBeVisible();

  // One person tells nothing about questions.
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '试题分析' }).click();
  const analysis = page.getByRole('dialog', { name: /^试题分析/ });
  await expect(analysis).toContainText('还没有可以分析的成绩');
  await expectFit({ page, widths: [1440, 768], what: 'an analysis of too few' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(analysis).toBeHidden();

  await mobile.reload();
  await expect(mine).toContainText('6 / 6 分');
  await mine.getByRole('link', { name: '查看成绩' }).click();
  await expect(mobile.getByRole('status').filter({ hasText: '✓ 合格' })).toBeVisible();
  await expect(mobile.getByText('6 / 6 分').first()).toBeVisible();
  await expectFit({ page: mobile, widths: [1440, 768, 360], what: 'a published result' });
  await mobile.getByRole('link', { name: '查看答题情况' }).click();
  await expect(mobile.getByRole('heading', { name: `答案与解析：${examName}` })).toBeVisible();
  await expect(mobile.getByRole('article')).toHaveCount(3);
  await expect(mobile.getByText('2 / 2 分')).toHaveCount(3);
  await expect(mobile.getByText(/第 \d 题的解析/)).toHaveCount(3);
  await expectFit({ page: mobile, widths: [1440, 768, 360], what: 'the answers of an exam' });

  const answers = mobile.url();

  await page.goto('/admin/cert-to-issue');
  const toDo = rowOf({ page, text: examName });
  await expectFit({ page, widths: [1440, 768], what: 'who is to get a certificate' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await act({ row: toDo, action: '发证' });
  await page.getByRole('dialog', { name: '发证' }).getByRole('button', { name: '发证' }).click();
  await expect(page.getByText('1 条全部完成')).toBeVisible();
  await expect(toDo).toHaveCount(0);
  await mobile.goto('/auth-center/my-certification');
  const held = mobile.getByRole('article').filter({ hasText: '证书编号' });
  await expect(held).toContainText('有效');
  await expect(held.getByRole('button', { name: /^放大证书/ })).toHaveAttribute('aria-busy', 'false');
  await expectFit({ page: mobile, widths: [1440, 768, 360], what: 'the certificates that one has' });
  await held.getByRole('button', { name: /^放大证书/ }).click();
  const enlarged = mobile.getByRole('dialog').getByRole('img', { name: /，编号 .+，有效$/ });
  const { x, y, width, height } = await boxOf(enlarged);
  const tapped = { x: x + 0.7 * width, y: y + 0.5 * height };
  await mobile.mouse.click(tapped.x, tapped.y);
  await expect(enlarged).toHaveCSS('cursor', 'zoom-out');
  const larger = await boxOf(enlarged);
  expect(larger.width).toBeGreaterThan(1.5 * width);
  expect((tapped.x - larger.x) / larger.width, 'what was tapped stays there').toBeCloseTo(0.7, 1);
  await mobile.keyboard.press('Escape');
  await expect(mobile.getByRole('dialog')).toHaveCount(0);
  const address = (await held.getByRole('link', { name: '核验页面' }).getAttribute('href')) ?? '';
  const [{ id } = {}] = (await learner.call('issuedCert.myCert', {})).rows ?? [];
  const sent = await fetch(`${serverUrl()}/api/cert/pdf?id=${id}`, { headers: { token: learner.token } });
  const pdf = Buffer.from(await sent.arrayBuffer());
  const { pages, codes } = await readPdf(pdf);
  expect(pages[0]).toContain('考生9');
  const scanned = new URL(codes[0]?.[0] ?? '');
  expect(scanned.pathname + scanned.search).toBe(address);

  // Somebody else, on a phone without scripts, who scans the printed code.
  const stranger = await newContext({ javaScriptEnabled: false });
  const looks = await stranger.newPage();
  await looks.setViewportSize({ width: 360, height: 740 });
  const shown = looks.locator('section');
  await looks.goto(scanned.pathname + scanned.search);
  await expect(looks.getByRole('heading', { name: '有效', exact: true })).toBeVisible();
  await expect(looks.getByText('考*')).toBeVisible();
  await expect(shown.getByText('证件号码', { exact: true })).toHaveCount(0);
  await shown.getByLabel('持证人姓名').fill('考生');
  await looks.getByRole('button', { name: '查看' }).click();
  await expect(looks.getByRole('alert')).toHaveText('姓名和证书上的不一致');
  await expect(shown.getByLabel('持证人姓名')).toBeFocused();
  await expect(looks.getByRole('alert')).toBeInViewport();
  await shown.getByLabel('持证人姓名').fill('考生9');
  await looks.getByRole('button', { name: '查看' }).click();
  await expect(looks.getByText('考生9')).toBeVisible();
  await expect(shown.getByText('证件号码', { exact: true })).toBeVisible();
  await looks.getByLabel('证书文件').setInputFiles({ name: '证书.pdf', mimeType: 'application/pdf', buffer: pdf });
  await looks.locator('form.file').getByRole('button', { name: '核验' }).click();
  await expect(looks.getByRole('note')).toContainText('一模一样');
  await expect(looks.getByText('考生9')).toBeVisible();

  await page.goto(`/admin/examSession/${sessionId}/detail`);
  await page.getByRole('button', { name: '撤回公布' }).click();
  const back = page.getByRole('dialog', { name: '撤回公布' });
  await expect(back.getByRole('textbox')).toHaveCount(1);
  await back.getByLabel('原因').fill('第二题答案有误');
  await back.getByRole('button', { name: '撤回公布' }).click();
  await expect(page.getByText('已撤回 1 人的成绩')).toBeVisible();
  await mobile.goto(answers);
  await expect(mobile.getByText(/没有可以查看的答卷/)).toBeVisible();
  await mobile.getByRole('link', { name: '返回我的认证' }).click();
  await expect(mobile.getByText('评卷中')).toBeVisible();

  const { version, certId, type, title } = await admin.call('question.get', { id: questionId });
  const options = ['甲', '乙', '丙'].map((content) => ({ content, isAnswer: content === '甲' }));
  await admin.call('question.save', { id: questionId, version, certId, type, title, usage: 'exam', options });
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '按新答案重新评分' }).click();
  const anew = page.getByRole('dialog', { name: '按新答案重新评分' });
  await expect(anew.getByRole('row', { name: '考生' })).toContainText('64−2');
  await anew.getByLabel('原因').fill('第一题答案有误');
  await anew.getByRole('button', { name: '按新答案重新评分' }).click();
  await expect(page.getByText('已重新评 1 人的作答，1 人的得分变了')).toBeVisible();

  await page.goto('/admin/issuedCert');
  const certificate = rowOf({ page, text: decodeURIComponent(address.split('/').at(-1)?.split('?')[0] ?? '') });
  await act({ row: certificate, action: '撤销' });
  const revoke = page.getByRole('dialog', { name: '撤销' });
  await revoke.getByLabel('撤销原因').fill('成绩有误');
  await revoke.getByRole('button', { name: '撤销' }).click();
  await expect(certificate).toContainText('已撤销');
  await looks.goto(address);
  await expect(looks.getByRole('heading', { name: '已撤销', exact: true })).toBeVisible();
  await expect(looks.getByText('原因：成绩有误')).toBeVisible();
});

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}
