/** An application in the browser: the form is designed, a learner applies on a phone, two people review, an exam is assigned. */
import { daysFromNow } from '#tests/days.ts';
import { adminWidths, expectFit } from './fit.ts';
import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import { newMember } from './newMember.ts';
import { lend, qiming } from './person.ts';
import { act, choose, rowOf, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** A picture that is large enough to be cut. */
async function portraitOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 1200];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#d9e7f7';
      context.fillRect(0, 0, 900, 1200);
      context.fillStyle = '#33506f';
      context.arc(450, 520, 220, 0, 2 * Math.PI);
      context.fill();
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: '照片.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** Whether a stage is smaller than the picture in it, and nothing of that lies before its first edges. */
function scrolledOver(stage: HTMLElement): boolean {
  stage.scrollTo(0, 0);
  const [outer, picture] = [stage.getBoundingClientRect(), stage.querySelector('img')?.getBoundingClientRect()];
  return (
    picture !== undefined &&
    stage.scrollHeight > stage.clientHeight &&
    picture.top >= outer.top - 1 &&
    picture.left >= outer.left - 1
  );
}

async function fill(page: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

test('a form is designed; a learner applies on a phone, is returned, completes it, and is registered by two', async ({
  page,
  newContext,
  signIn,
}) => {
  test.slow();
  const [certName, certCode, examName] = [unique('报名证书'), unique('AP-'), unique('考试')];
  const admin = await signIn({ account: 'admin', tenant: qiming });

  await page.goto('/admin/cert/new');
  await page.getByRole('textbox', { name: '证书名称' }).fill(certName);
  await page.getByRole('textbox', { name: '证书编码' }).fill(certCode);
  await choose({ scope: page, label: '报名审核', option: '两人先后审核' });
  await page.getByRole('button', { name: '添加一项' }).click();
  await page.getByRole('textbox', { name: '标题' }).last().fill('工作单位');
  await page.getByRole('checkbox', { name: '必填' }).last().check();
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '上架' }).click();
  await search({ page, keyword: certName });
  const { rows: [cert] = [] } = await admin.call('cert.list', { keyword: certName, pageNum: 1, pageSize: 1 });
  const exam = await admin.call('exam.save', {
    examName,
    certId: cert?.id ?? '',
    applyStartTime: daysFromNow(-1),
    applyEndTime: daysFromNow(10),
    validityPeriodStartTime: daysFromNow(300),
    validityPeriodEndTime: daysFromNow(330),
    subjects: [{ subjectName: '理论', mode: 'online' }],
  });
  await admin.call('exam.step', { ids: [exam.id ?? ''], step: 'publish' });

  const phone = await newContext();
  const learner = await newMember({ nickname: '报名者', roleId: '2', tenant: qiming });
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 760 });
  await mobile.goto(`/auth-center/certification-detail?certCode=${certCode}`);
  await mobile.getByRole('link', { name: '申请考试' }).click();
  await expect(mobile.getByRole('radio', { name: examName })).toBeChecked();
  await fill(mobile, { 姓名: '韩雪', 证件号码: '110101199001010000', 手机号: '13800000000' });
  await expect(mobile.getByRole('button', { name: '选择照片' })).toBeVisible();
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByText('还有 5 处需要填写或修改')).toBeVisible();
  await expect(mobile.getByLabel('证件号码')).toBeFocused();
  await fill(mobile, { 证件号码: idNumber, 工作单位: '一中' });
  await mobile
    .locator('input[type=file]')
    .first()
    .setInputFiles(await portraitOf(mobile));
  await mobile.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(mobile.getByRole('img', { name: '照片' })).toBeVisible();

  await mobile.reload();
  await expect(mobile.getByText('已恢复上次没有提交的内容')).toBeVisible();
  await expect(mobile.getByLabel('工作单位')).toHaveValue('一中');
  await mobile.getByRole('checkbox', { name: /我确认/ }).check();
  await mobile.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByRole('heading', { name: '已提交' })).toBeInViewport();
  await expect(mobile.getByRole('heading', { name: '已提交' })).toBeFocused();

  await page.goto('/admin/certApply');
  await search({ page, keyword: '韩雪' });
  const row = rowOf({ page, text: certName });
  await act({ row, action: '审核' });
  const review = page.getByRole('dialog', { name: /审核报名/ });
  await expect(review.getByRole('img', { name: '照片' })).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'the review of an application' });
  // What is enlarged is scrolled to from edge to edge, the upper left too.
  await page.keyboard.press('r');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
  await expect
    .poll(() => review.getByRole('group', { name: '照片' }).evaluate(scrolledOver), { message: 'all of the photo' })
    .toBe(true);
  await review.getByRole('checkbox', { name: '照片有问题' }).check();
  await page.keyboard.press('b');
  const reason = page.getByRole('dialog', { name: '退回补正' });
  await expect(reason.getByRole('textbox', { name: '原因' })).toHaveValue('照片有问题');
  await reason.getByRole('textbox', { name: '原因' }).fill('照片有问题，请重新拍摄');
  await reason.getByRole('button', { name: '退回补正' }).click();
  await expect(page.getByText('“韩雪”退回补正')).toBeVisible();
  await review.getByRole('button', { name: '关闭' }).click();
  await expect(row).toContainText('退回补正');

  await mobile.goto('/auth-center/my-certification');
  const mine = mobile.getByRole('listitem').filter({ hasText: certName });
  await expect(mine).toContainText('原因：照片有问题，请重新拍摄');
  await mine.getByRole('link', { name: '去补正' }).click();
  await expect(mobile.getByLabel('证件号码')).toHaveValue(idNumber);
  await fill(mobile, { 工作单位: '北京市第一中学' });
  await mobile.getByRole('checkbox', { name: /我确认/ }).check();
  await mobile.getByRole('button', { name: '再次提交' }).click();
  await expect(mobile.getByRole('heading', { name: '已提交' })).toBeVisible();

  await page.reload();
  await act({ row, action: '审核' });
  await expect(review.getByText('北京市第一中学')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('“韩雪”通过')).toBeVisible();
  await review.getByRole('button', { name: '关闭' }).click();
  await expect(row).toContainText('待复审');
  await act({ row, action: '审核' });
  await expect(review.getByText('您已初审通过，要由另一个人复审。')).toBeVisible();
  await expect(review.getByRole('button', { name: '通过', exact: true })).toBeDisabled();

  await signIn({ account: 'operator', tenant: qiming });
  await page.goto('/admin/certApply');
  await search({ page, keyword: '韩雪' });
  await act({ row, action: '审核' });
  await review.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('“韩雪”通过')).toBeVisible();
  await review.getByRole('button', { name: '关闭' }).click();
  await expect(row).toContainText('已通过');
  await act({ row, action: '登记', confirm: '登记' });
  await expect(row).toContainText('已登记');

  await mobile.goto('/auth-center/my-certification');
  await expect(mine).toContainText('已登记');
  await expect(mine.getByText('已登记考试，请留意预约和考试的时间。')).toBeVisible();
});

/** An ID number that nobody has. */
const body = '11010119900101900';
const idNumber = `${body}${checkCharacterOf(body)}`;
