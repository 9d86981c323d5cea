/** A paper is printed from its row: without and with keys, on A4 and A3, and its answer sheet; the PDF is read back. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from '#server/engine/print/testing.ts';
import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { act, rowOf, search, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

test('a paper is printed without and with keys, on A4 and A3, and its answer sheet', async ({ page, signIn }) => {
  test.slow();
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('PRINT-');
  const { id: certId = '' } = await admin.call('cert.save', { certName: certCode, certCode });
  const ask = async (values: object): Promise<string> =>
    (
      await admin.call('question.save', {
        certId,
        title: '',
        usage: 'exam',
        analysis: '<p>见第三章</p>',
        type: '',
        ...values,
      })
    ).id ?? '';
  const questionIds = [
    await ask({
      type: 'single',
      title: '<p>离开座位时先做什么？</p>',
      options: [{ content: '锁定屏幕', isAnswer: true }, { content: '断电' }],
    }),
    await ask({ type: 'blank', title: '<p>微课不超过____分钟。</p>', answer: [{ anyOf: ['十'] }] }),
    await ask({ type: 'short', title: '<p>说明数据备份的步骤。</p>', answer: [{ anyOf: ['先列清单'] }] }),
  ];
  const paperName = unique('打印的试卷');
  await admin.call('paper.save', {
    certId,
    paperName,
    instructions: '闭卷',
    sections: [{ title: '一、全部' }],
    questions: questionIds.map((questionId) => ({ questionId, section: '一、全部', score: 2 })),
  });

  await page.goto('/admin/paper');
  await search({ page, keyword: paperName });
  await act({ row: rowOf({ page, text: paperName }), action: '预览与打印' });
  const dialog = page.getByRole('dialog', { name: `预览与打印：${paperName}` });
  await expect(dialog.getByText('离开座位时先做什么？')).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'a paper to print' });

  const plain = await printed(page);
  expect(plain.size).toEqual([210, 297]);
  for (const said of ['姓名', '满分66', '闭卷', '一、全部（共3题，6分）', '1.离开座位时先做什么？', 'A.锁定屏幕'])
    expect(plain.text).toContain(plainForms(said));
  for (const hidden of ['答案', '第三章', '先列清单', '预览与打印', '试卷分类'])
    expect(plain.text).not.toContain(plainForms(hidden));

  await dialog.getByText('带答案和解析', { exact: true }).click();
  await expect(dialog.getByText('先列清单')).toBeVisible();
  await dialog.getByText('A3 对折', { exact: true }).click();
  const keyed = await printed(page);
  expect(keyed.size).toEqual([420, 297]);
  for (const said of ['答案A解析', '答案十', '答案先列清单']) expect(keyed.text).toContain(plainForms(said));

  await dialog.getByText('答题卡', { exact: true }).click();
  await expect(dialog.locator('.answer-row')).toHaveCount(questionIds.length);
  const sheet = await printed(page);
  expect(sheet.text).toContain(plainForms('准考证号'));
  expect(sheet.text).toContain(plainForms('1AB23（2分）'));
  expect(sheet.text).not.toContain(plainForms('离开座位'));
  await expectFit({ page, widths: adminWidths, what: 'an answer sheet' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** What the browser prints: all text without spaces, and the size of the first page in millimetres. */
async function printed(page: Page): Promise<{ text: string; size: number[] }> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const { pages } = await readPdf(bytes);
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const first = await (await loading.promise).getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = first.view;
  await loading.destroy();
  return {
    text: plainForms(pages.join('')),
    size: [right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4)),
  };
}

/** A PDF names some characters by radicals that look the same. */
function plainForms(text: string): string {
  return text.normalize('NFKC');
}
