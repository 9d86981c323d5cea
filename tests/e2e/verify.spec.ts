import { request as send } from 'node:http';
import { expectFit } from './fit.ts';
import { expect, test, type Page } from './test.ts';

/** Sends what a page asks for from an address of this machine's own network: others of the tests are not asked for a captcha. */
async function fromAddress({ page, localAddress }: { page: Page; localAddress: string }): Promise<void> {
  await page.route('**/verify**', async (route) => {
    const asked = route.request();
    const reply = await new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
      (resolve, reject) => {
        const call = send(
          asked.url(),
          { method: asked.method(), localAddress, headers: { ...asked.headers(), 'accept-encoding': 'identity' } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: Object.fromEntries(
                  Object.entries(answer.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']),
                ),
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        call.on('error', reject);
        call.end(asked.postDataBuffer() ?? undefined);
      },
    );
    await route.fulfill(reply);
  });
}

test('IC16: who guesses numbers at /verify is asked for the characters of a picture, without a script', async ({
  newContext,
}, { retry }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await fromAddress({ page, localAddress: `127.0.8.${retry + 1}` });
  await page.goto('/verify');
  const number = page.getByLabel('证书编号');
  const picture = page.getByRole('img', { name: /5 个字母或数字/ });
  for (let n = 0; n < 10; n++) {
    await number.fill(`ZS2026-99990${n}`);
    await number.press('Enter');
    await expect(page.getByRole('heading', { name: `没有找到编号为“ZS2026-99990${n}”的证书` })).toBeVisible();
  }

  await number.fill('ZS2026-999910');
  await number.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(number).toHaveValue('ZS2026-999910');
  await expect(page.getByText('上传证书文件核验，不用辨认图片')).toBeVisible();
  const text = page.getByLabel('图片中的字符');
  await expect(text).toBeFocused();
  const shapes = (): Promise<string> => picture.innerHTML();
  const first = await shapes();

  await page.getByRole('button', { name: '换一张' }).click();
  await expect.poll(shapes).not.toBe(first);
  await expect(number).toHaveValue('ZS2026-999910');
  await expect(page.getByRole('alert')).toHaveCount(0);

  // W is never drawn.
  const second = await shapes();
  await text.fill('WWWWW');
  await text.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('和图片上的不一致，请看新的图片');
  await expect(text).toHaveAccessibleDescription(/^和图片上的不一致.+不用辨认图片。$/);
  await expect(text).toHaveValue('');
  await expect(number).toHaveValue('ZS2026-999910');
  expect(await shapes()).not.toBe(second);

  // A file is verified all the same.
  await page.getByLabel('证书文件').setInputFiles({
    name: '证书.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('none'),
  });
  await page.locator('form.file').getByRole('button', { name: '核验' }).click();
  await expect(page.getByRole('heading', { name: '不是证书文件' })).toBeVisible();
});

test('axe, width and policy: /verify that asks for a captcha', async ({ page }, { retry }) => {
  await fromAddress({ page, localAddress: `127.0.8.${retry + 11}` });
  for (let n = 0; n < 11; n++) await page.goto('/verify?number=ZS2026-999999');
  await page.getByLabel('图片中的字符').fill('WWWWW');
  await page.getByRole('button', { name: '核验' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit({ page, what: 'a captcha that was not read' });

  await page.getByText('没有编号？用姓名和证件号码查').click();
  await page.getByLabel('持证人姓名').fill('张三');
  await page.getByLabel('证件号码').fill('11010519491231002X');
  await page.getByLabel('证件号码').press('Enter');
  await expect(page.getByLabel('图片中的字符')).toBeFocused();
  await expect(page.getByLabel('持证人姓名')).toHaveValue('张三');
  await expectFit({ page, what: 'name and document with a captcha' });
});
