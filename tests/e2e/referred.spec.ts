import { qiming } from './person.ts';
import { rowOf, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('positions are found and sorted by the industry of their occupation, and say it in their detail', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [industryName, occupationName, positionName] = [unique('业'), unique('职'), unique('岗')];
  const industry = await admin.call('industry.save', { industryName });
  const occupation = await admin.call('occupation.save', { occupationName, industryId: industry.id });
  const position = await admin.call('position.save', { positionName, occupationId: occupation.id });

  const found = encodeURIComponent(JSON.stringify([industry.id]));
  await page.goto(`/admin/position?sort=-occupationId.industryId&f.occupationId.industryId=${found}`);
  await expect(rowOf({ page, text: positionName })).toBeVisible();
  await expect(page.getByText('共 1 条')).toBeVisible();

  await page.goto(`/admin/position/${String(position.id)}/detail`);
  await expect(page.getByText('所属职业 · 所属行业')).toBeVisible();
  await expect(page.locator('.screen-text', { hasText: industryName }).last()).toHaveText(industryName);
});
