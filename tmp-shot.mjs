import { chromium } from 'playwright-core';
const base = 'http://127.0.0.1:4573';
const post = async (p, b, t) => {
  const r = await fetch(base + '/api' + p, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(t && { token: t }) },
    body: JSON.stringify(b),
  });
  const j = await r.json();
  if (j.code !== 200) console.log(p, JSON.stringify(j).slice(0, 300));
  return j.data;
};
const { token } = await post('/login', { account: 'admin', password: 'Demo-2024' });
const d = (n) => new Date(Date.now() + n * 864e5).toISOString().slice(0, 10);
let i = 0;
for (const [n, a, b] of [
  ['秋季实务班', -20, 3],
  ['数学素养周末班', -4, 30],
  ['社区工作冲刺班', 1, 4],
  ['养老护理（中级）实操与理论综合提高班', 1, 2],
  ['企业培训师夜校班', 1, 9],
  ['数据标注一天营', 1, null],
])
  await post(
    '/instance/save',
    { instanceName: n, instanceCode: 'C-' + i++, startDate: d(a), ...(b !== null && { endDate: d(b) }) },
    token,
  );
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1440, height: 1000 } });
await p.goto(base + '/admin');
await p.getByRole('textbox', { name: '账号' }).fill('admin');
await p.getByLabel('密码', { exact: true }).fill('Demo-2024');
await p.getByRole('button', { name: /登\s*录/ }).click();
await p.waitForTimeout(2500);
await p.goto(base + '/admin/timetable');
await p.waitForTimeout(4000);
await p.screenshot({ path: '/dev/shm/t1.png' });
await p.setViewportSize({ width: 768, height: 900 });
await p.waitForTimeout(800);
await p.screenshot({ path: '/dev/shm/t2.png' });
await b.close();
