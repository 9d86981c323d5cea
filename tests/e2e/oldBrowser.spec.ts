import type { Browser, Page } from 'puppeteer-core';
import { openLine } from './line.ts';
import { base, makeExam, questionCount, totalScore } from './mockExam.ts';
import { launchChromium80 } from './oldBrowser.ts';
import { demoPassword, newAccount, personOf, signInAs } from './person.ts';
import { unique } from './screens.ts';
import { serverUrl } from './server.ts';
import { expect, test } from './test.ts';

let browser: Browser;
let page: Page;
let faults: string[];
test.beforeEach(async () => {
  browser = await launchChromium80();
  page = await browser.newPage();
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
});
test.afterEach(() => browser.close());

const open = (path: string) => page.goto(`${serverUrl()}${base}${path}`);
const text = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText);
const shown = (words: string) =>
  page.waitForFunction((wanted: string) => document.body.innerText.includes(wanted), {}, words);

/** Clicks the visible button or link that says this. */
async function click(words: string): Promise<void> {
  const found = await page.waitForFunction(
    (wanted: string) =>
      Array.from(document.querySelectorAll<HTMLElement>('dialog[open] button, dialog[open] a, button, a')).find(
        (one) => one.innerText.trim() === wanted && one.offsetParent !== null && !one.hasAttribute('disabled'),
      ),
    {},
    words,
  );
  await found.asElement()?.click();
}

async function signIn(account = 'student'): Promise<void> {
  await open('/auth-login');
  await page.waitForSelector('input[name=account]');
  await page.type('input[name=account]', account);
  await page.type('input[name=password]', demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !location.pathname.endsWith('/auth-login'));
}

test('Chromium 80: log-in, practice and a whole mock exam, without an error', async () => {
  expect(await browser.version()).toContain('Chrome/80.');
  const { certCode } = await makeExam();
  await signIn();

  await open(`/practice?certCode=${certCode}`);
  await click('开始练习');
  await shown('第 1 / ');
  for (let place = 1; place <= questionCount; place += 1) {
    await shown(`第 ${place} / ${questionCount} 题`);
    if (await page.$('.question-option')) await page.keyboard.press('a');
    else {
      await page.focus('.question textarea, .question input[type=text]');
      await page.keyboard.type('要点');
    }
    await click('检查答案');
    await page.waitForSelector('.question-verdict');
    await page.keyboard.press('ArrowRight');
  }

  await open(`/mock-exam?certCode=${certCode}`);
  await click('开始模拟考试');
  await page.waitForSelector('[role=timer]');
  for (const letters of ['b', 'b', 'b', 'ac', 't']) {
    for (const letter of letters) await page.keyboard.press(letter);
    await page.keyboard.press('ArrowRight');
  }
  await shown(`第 6 题，共 ${questionCount} 题`);
  await page.focus('.question input');
  await page.keyboard.type('A');
  await click('下一题');
  await page.focus('.question textarea, .question input');
  await page.keyboard.type('要点');
  await page.waitForFunction(() => document.querySelector('.exam-save')?.textContent?.startsWith('已保存'));
  await click('检查交卷');
  await click('确认交卷');
  await shown('✓ 合格');
  expect(await text('main')).toContain(`${totalScore} / ${totalScore} 分`);
  expect(faults).toEqual([]);
});

test('Chromium 80: does the work that is asked for after wrong passwords', async () => {
  const account = unique('old');
  const operator = await signInAs({ account: 'operator' });
  const { rows = [] } = await operator.call('role.list', { pageSize: 50 });
  await operator.call('membership.save', {
    userId: await newAccount({ account, nickname: '旧浏览器' }),
    roleId: rows.find(({ roleName }) => roleName === '学生')?.id ?? '',
  });
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3'])
    await personOf('').ask('session.login', { account, password });
  await signIn(account);
  expect(faults).toEqual([]);
});

test('Chromium 80: opens without a line once visited', async () => {
  const line = await openLine({ url: serverUrl() });
  try {
    await page.goto(`${line.url}${base}/help-doc`);
    await shown('帮助中心');
    // What is waited for must not be a promise: this puppeteer takes the promise for the answer.
    await page.waitForFunction(
      () => {
        void navigator.serviceWorker
          .getRegistration()
          .then((found) => document.documentElement.setAttribute('data-worker', found?.active?.state ?? ''));
        return document.documentElement.getAttribute('data-worker') === 'activated';
      },
      { timeout: 45_000 },
    );
  } finally {
    await line.cut();
  }
  await page.goto(`${line.url}${base}/help-doc`);
  await shown('帮助中心');
  expect(faults).toEqual([]);
});
