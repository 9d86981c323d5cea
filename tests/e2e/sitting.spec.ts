/** An exam in the browser: a learner waits on a phone until it begins, answers, comes back, and hands in. */
import { readFileSync } from 'node:fs';
import { problemOf, type Receipts } from '#tests/contract/examAttempt/checkReceipts.ts';
import { expectFit } from './fit.ts';
import { newMember } from './newMember.ts';
import { lend, qiming } from './person.ts';
import { sessionOf } from './examSession.ts';
import { unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

// Looked at on a phone last: it goes on there.
const phoneWidths = [1440, 768, 360];

test('a learner waits for an exam on a phone, sits it, comes back to it and hands it in', async ({
  newContext,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const learner = await newMember({ nickname: '考生', roleId: '2', tenant: qiming });
  const examName = unique('要考的考试');
  const sessionId = await sessionOf({ admin, learner, examName, beginsIn: 20_000 });

  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto('/auth-center/my-certification');
  const mine = mobile.getByRole('region', { name: '我的考试' }).getByRole('listitem').filter({ hasText: examName });
  await mine.getByRole('link', { name: '进入考试' }).click();
  await expect(mobile.getByRole('heading', { name: examName })).toBeVisible();
  await expect(mobile.getByRole('timer')).toContainText('距离开考');
  await expect(mobile.getByText('检查全部通过')).toBeVisible();
  await mobile.getByRole('checkbox', { name: '我已阅读并同意考试规则' }).check();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the wait before an exam' });

  // It begins by itself, by the server's clock.
  await expect(mobile.getByText('第 1 题，共 3 题')).toBeVisible({ timeout: 60_000 });
  await mobile.getByRole('radio').first().check();
  await expect(mobile.getByText('已保存')).toBeVisible();
  await mobile.getByRole('button', { name: '下一题' }).click();
  await mobile.getByRole('radio').nth(1).check();
  await expect(mobile.getByText(/^已保存 \d\d:\d\d:\d\d$/)).toBeVisible();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'an exam that is sat' });
  await mobile.getByRole('button', { name: '显示' }).press('Enter');
  await mobile.getByRole('menuitemradio', { name: '特大' }).press('Enter');
  await mobile.getByRole('menuitemcheckbox', { name: '高对比度' }).press('Enter');
  await mobile.keyboard.press('Escape');
  await mobile.reload();
  await expect(mobile.getByText('第 2 题，共 3 题')).toBeVisible();
  await expect(mobile.getByRole('radio').nth(1)).toBeChecked();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'an exam with the largest text and high contrast' });
  await mobile.getByRole('button', { name: '显示' }).click();
  await expect(mobile.getByRole('menuitemradio', { name: '特大' })).toBeChecked();
  await expect(mobile.getByRole('menuitemcheckbox', { name: '高对比度' })).toBeChecked();
  await mobile.keyboard.press('Escape');

  await mobile.getByRole('button', { name: '交卷' }).first().click();
  const dialog = mobile.getByRole('dialog');
  await expect(dialog).toContainText('还有 1 题未作答');
  await dialog.getByRole('button', { name: '确认交卷' }).click();
  await expect(mobile.getByRole('heading', { name: '已交卷' })).toBeVisible();
  await expect(mobile.getByText('2 / 3 题')).toBeVisible();
  await expect(mobile.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'an exam that is handed in' });
  await mobile.reload();
  await expect(mobile.getByRole('heading', { name: '已交卷' })).toBeVisible();
  await expect(mobile.getByText('2 / 3 题')).toBeVisible();
  await expect(mobile.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  const [file] = await Promise.all([
    mobile.waitForEvent('download'),
    mobile.getByRole('button', { name: '下载作答回执' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^作答回执-.+\.json$/);
  const bytes = readFileSync(await file.path());
  await mobile.getByRole('link', { name: '返回我的考试' }).click();
  await expect(mine).toHaveCount(0);
  const sat = mobile.getByRole('region', { name: '考过的考试' }).getByRole('listitem').filter({ hasText: examName });
  await expect(sat).toContainText('评卷中');
  const [again] = await Promise.all([
    mobile.waitForEvent('download'),
    sat.getByRole('button', { name: '下载作答回执' }).click(),
  ]);
  expect(readFileSync(await again.path())).toEqual(bytes);
  await mobile.goto(`/auth-center/exam-room?sessionId=${sessionId}x`);
  await expect(mobile.getByText('没有找到您在这个场次的考位')).toBeVisible();

  const visitor = await newContext();
  await checkReceipts({ page: await visitor.newPage(), bytes });
});

test('who comes late agrees, gives the code as it is read out, and sees what a paper of groups says', async ({
  newContext,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const learner = await newMember({ nickname: '来晚的考生', roleId: '2', tenant: qiming });
  const sessionId = await sessionOf({
    admin,
    learner,
    examName: unique('分大题的考试'),
    beginsIn: 8000,
    entryCode: '471183',
    paper: {
      instructions: '本卷共两大题，满分 6 分。\n请独立完成。',
      sections: [
        { title: '一、单选题', instructions: '每题只有一个选项符合题意，选错不得分。' },
        { title: '二、综合题' },
      ],
    },
  });
  // What it takes to be late: the server says that it could begin.
  const deviceId = 'elsewhere';
  await expect
    .poll(() => learner.ask('examAttempt.start', { sessionId, deviceId, canBegin: false }), { timeout: 60_000 })
    .toMatchObject({ data: { reason: 'ready' } });

  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto(`/auth-center/exam-room?sessionId=${sessionId}`);
  await expect(mobile.getByText('考试已经开始', { exact: true })).toBeVisible();
  await expect(mobile.getByText('进入时要输入入场口令')).toBeVisible();
  await expect(mobile.getByText('检查全部通过。', { exact: true })).toBeVisible();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the rules of an exam that has begun' });
  await mobile.getByRole('checkbox', { name: '我已阅读并同意考试规则' }).check();
  await mobile.getByRole('button', { name: '进入考试' }).click();
  const code = mobile.getByRole('textbox', { name: '入场口令' });
  await code.fill('000000');
  await code.press('Enter');
  await expect(mobile.getByRole('alert')).toContainText('入场口令不对');
  await expect(code).toBeFocused();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'a wrong entry code' });
  await code.fill('４７１ 183');
  await code.press('Enter');

  const question = mobile.getByRole('region', { name: '试题' });
  await expect(question.getByRole('heading', { name: '一、单选题' })).toBeVisible();
  await expect(question).toContainText('本卷共两大题');
  await expect(question).toContainText('共 2 题，4 分');
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the first question of a group' });
  await mobile.getByRole('button', { name: '答题卡' }).click();
  const sheet = mobile.getByRole('dialog', { name: '答题卡' });
  await expect(sheet.getByRole('group')).toHaveText(['一、单选题12', '二、综合题3']);
  await sheet.getByRole('button', { name: '试卷说明' }).click();
  await expect(mobile.getByRole('dialog', { name: '试卷说明' })).toContainText('请独立完成');
  await mobile.keyboard.press('Escape');
  await mobile.getByRole('button', { name: '下一题' }).click();
  await expect(question.getByRole('heading', { name: '一、单选题' })).toBeVisible();
  await expect(question).not.toContainText('每题只有一个选项符合题意');
  await mobile.reload();
  await expect(mobile.getByText('第 2 题，共 3 题')).toBeVisible();
  await mobile.getByRole('button', { name: '下一题' }).click();
  const formula = question.locator('.rich-wide');
  await expect(formula).toHaveCSS('background-image', /linear-gradient/);
  expect(await formula.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

/** Whoever has the file finds it whole, with and without a line, and finds what is changed in it. */
async function checkReceipts({ page, bytes }: { page: Page; bytes: Buffer }): Promise<void> {
  const receipts = JSON.parse(bytes.toString()) as Receipts;
  expect(problemOf(receipts)).toBeUndefined();
  expect(receipts.answers).toHaveLength(2);

  await page.goto('/auth-center/help-doc/receipts');
  const told = page.getByRole('status').filter({ has: page.getByRole('heading', { name: /^核对结果：/ }) });
  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '选择文件：作答回执' }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
  };
  await expect(page.getByText(receipts.publicKey)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.context().setOffline(true);
  await choose('receipts.json', bytes);
  await expect(told).toContainText('完整，没有改动');
  const main = page.getByRole('main');
  await expect(main).toContainText('与本平台公布的公钥相同');
  await expect(main).toContainText('2 条，涉及 2 题');
  await expect(page.getByRole('row')).toHaveText([/^段/, /^第 1 段2.*相符$/]);
  await page.getByText('查看 2 条作答记录').press('Enter');
  await expect(page.getByRole('row').nth(3)).toContainText('第 1 项');
  await expectFit({ page, what: 'receipts that are whole' });
  expect(sent).toEqual([]);
  await page.context().setOffline(false);

  const at = bytes.indexOf('selectedOptions') + bytes.subarray(bytes.indexOf('selectedOptions')).indexOf('[1]') + 1;
  const changed = Buffer.from(bytes);
  changed.write('3', at);
  expect(problemOf(JSON.parse(changed.toString()) as Receipts)).toBe('answer 1 does not fit its receipt');
  await choose('changed.json', changed);
  await expect(told).toContainText('有改动或缺失');
  await expect(told.getByRole('listitem')).toHaveText([/^第 1 条与它的回执不符/]);
  await expectFit({ page, what: 'receipts that were changed' });

  // Dropped instead of chosen, and no receipts.
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{}'], 'other.json'));
    return transfer;
  });
  await page.locator('.receipt-drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('这不是作答回执，或者文件已损坏。')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
}
