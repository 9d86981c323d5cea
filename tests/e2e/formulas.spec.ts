import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { visit } from './places.ts';
import { unique } from './screens.ts';
import { expect, test } from './test.ts';

test('long formulas in lists leave the pages as wide as the window', async ({ page, signIn }) => {
  test.slow();
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { id: certId = '' } = await admin.call('cert.save', { certName: unique('公式证书'), certCode: unique('F-') });
  const stem = unique('长式');
  // The log shows the first 200 characters of a stem: two of these.
  const formula = Array.from({ length: 6 }, (_, n) => `x_{${n}}^{2}`).join('+');
  const { id = '' } = await admin.call('question.save', {
    certId,
    type: 'judgment',
    title: `<p>${stem}</p>${`<p>求 $$${formula}$$ 的值</p>`.repeat(20)}`,
    options: [
      { content: '正确', isAnswer: true },
      { content: '错误', isAnswer: false },
    ],
  });
  for (const route of [`/question?f.keyword=${stem}`, '/', '/history', `/question/${id}/detail`]) {
    await visit({ page, route });
    await expect(page.locator('.katex').first()).toBeVisible();
    await expectFit({ page, widths: adminWidths, what: route });
  }
  await admin.call('question.remove', { ids: [id] });
});
