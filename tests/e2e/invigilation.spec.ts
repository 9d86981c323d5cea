/** The board of an invigilator beside the phone of who sits: each sees what the other does. */
import { expectFit } from './fit.ts';
import { agree, enter, sessionOf } from './examSession.ts';
import { newMember } from './newMember.ts';
import { lend, qiming, signInAs } from './person.ts';
import { unique } from './screens.ts';
import { expect, test } from './test.ts';

/** What an exam's page sends to be saved. */
type Saved = Record<string, unknown> & { answers: (Record<string, unknown> & { sequence: number })[] };

test('an invigilator sees a learner begin, gives more time, pauses and goes on, and opens an exam again', async ({
  page,
  newContext,
}) => {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const examName = unique('有人监考的考试');
  const learner = await newMember({ nickname: '考生', roleId: '2', tenant: qiming });
  // Whoever invigilates is in no other session then.
  const invigilator = await newMember({ nickname: '监考老师', roleId: '5', tenant: qiming });
  const sessionId = await sessionOf({
    admin,
    learner,
    examName,
    beginsIn: 12_000,
    invigilator: invigilator.account,
  });

  await lend({ person: invigilator, context: page.context() });
  await page.goto('/admin/invigilation');
  await page.getByRole('button', { name: `进入监考台：${examName} · 理论` }).click();
  await expect(page.getByText('服务器时间 · 实时')).toBeVisible();
  const card = page.getByRole('list', { name: '考生' }).getByRole('button');
  await expect(card).toHaveText(/考生9.*未到/);
  await page.reload();
  await expect(card).toHaveText(/考生9.*未到/);

  // Going back closes what was done in this session, and then leads to the sessions.
  await page.getByRole('button', { name: '监考记录' }).click();
  const records = page.getByRole('dialog', { name: '监考记录' });
  await expect(
    records
      .getByTitle(/^CC\d{4}-\d+/)
      .or(records.getByText(/^CC\d{4}-\d+/))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(records).toBeHidden();
  await expect(card).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `进入监考台：${examName} · 理论` }).click();

  // Alone on the screen, without menu and header; what can be done stays in sight below the header.
  const bar = page.getByRole('toolbar');
  const isOnTop = (selector: string) =>
    page.evaluate((wanted) => document.elementFromPoint(8, 8)?.closest(wanted) !== null, selector);
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(() => isOnTop('.invigilation')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOnTop('.header')).toBe(true);
  // The window may still be on its way to the full screen and back.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(() => page.setViewportSize({ width: 1024, height: 420 })).toPass();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) >= 56).toBe(true);
  await bar.getByRole('button', { name: '通知' }).click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 900 });

  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto(`/auth-center/exam-room?sessionId=${sessionId}`);
  await agree(mobile);
  await enter(mobile);
  const saving = mobile.waitForRequest((request) => request.url().endsWith('/certExam/saveAnswer'));
  await mobile.getByRole('radio').first().check();
  const saved = (await saving).postDataJSON() as Saved;
  await expect(mobile.getByText('已保存')).toBeVisible();
  await expect(card).toHaveText(/作答中.*1\/3.*剩 (29|30) 分/);
  await expectFit({ page, widths: [1440, 1024, 768], what: 'the board' });

  // The second click of a double one falls on what the first has opened.
  const panel = page.getByRole('dialog', { name: '考生9' });
  await card.dblclick();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // By keys alone.
  await card.focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: '延长' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '延长' });
  await dialog.getByRole('radio', { name: '其他' }).press('Space');
  for (const typed of ['300', '1.5']) {
    await dialog.getByRole('spinbutton').fill(typed);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('请填 1 到 240 的整数')).toBeVisible();
    await expect(dialog.getByRole('spinbutton')).toHaveValue(typed);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '有未保存的修改' }).getByRole('button', { name: '继续编辑' }).click();
  await dialog.getByRole('radio', { name: '10 分钟' }).press('Space');
  await dialog.getByRole('button', { name: '延长 10 分钟' }).click();
  await expect(card).toHaveText(/剩 (39|40) 分/);
  await expect(panel.getByText('个人 0 分钟，监考 10 分钟')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectFit({ page, widths: [1440, 1024, 768], what: 'the panel of an examinee' });
  // The examinee is told, in sight and wide enough to be read, until they have read it.
  const told = mobile.getByRole('alert').filter({ hasText: '考试时间延长了 10 分钟。' });
  await expect(told).toBeInViewport({ ratio: 1 });
  expect((await told.boundingBox())?.width).toBeGreaterThan(300);
  await told.getByRole('button', { name: '知道了' }).click();
  await expect(told).toBeHidden();

  await panel.getByRole('button', { name: '减少延长' }).click();
  const reduce = page.getByRole('dialog', { name: '减少延长' });
  await reduce.getByRole('button', { name: '减少延长 5 分钟' }).click();
  await expect(panel.getByText('个人 0 分钟，监考 5 分钟')).toBeVisible();

  // Twice at once is once: what undoes it comes to the same place.
  await panel.getByRole('button', { name: '暂停' }).dblclick({ delay: 60 });
  await expect(card).toHaveText(/暂停/);
  await expect(panel.getByRole('button', { name: '继续' })).toBeEnabled();
  await expect(panel.getByRole('listitem').getByText('继续')).toHaveCount(0);
  const again = { ...saved, answers: saved.answers.map((answer) => ({ ...answer, sequence: answer.sequence + 1 })) };
  // What was under way when the clock was stopped is taken for ten seconds.
  await expect
    .poll(() => learner.ask('examAttempt.saveAnswer', again), { timeout: 20_000 })
    .toMatchObject({ status: 409, data: { reason: 'paused' } });
  await panel.getByRole('button', { name: '继续' }).click();
  await expect(card).toHaveText(/作答中/);
  expect(await learner.ask('examAttempt.saveAnswer', again)).toMatchObject({ status: 200 });

  await panel.getByRole('button', { name: '强制交卷' }).click();
  const handIn = page.getByRole('dialog', { name: '强制交卷' });
  await handIn.getByRole('textbox', { name: '原因' }).fill('身体不适');
  await handIn.getByRole('button', { name: '强制交卷' }).click();
  await expect(card).toHaveText(/已交卷/);
  await panel.getByRole('button', { name: '重新打开' }).click();
  const reopen = page.getByRole('dialog', { name: '重新打开' });
  await reopen.getByRole('textbox', { name: '原因' }).fill('可以接着考');
  await reopen.getByRole('button', { name: '重新打开' }).click();
  await expect(card).toHaveText(/作答中.*剩 (33|34|35) 分/);
  await mobile.reload();
  await expect(mobile.getByText(/第 \d 题，共 3 题/)).toBeVisible();
  await expect(panel.getByRole('listitem').getByText('重新打开')).toBeVisible();
});
