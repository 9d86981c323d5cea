import { texts } from './texts.ts';

/** What was answered, in words; as it stands where it is none of the product's. */
export function contentText(content: string): string {
  try {
    const { selectedOptions = [], inputInfo = [] } = JSON.parse(content) as {
      selectedOptions?: number[];
      inputInfo?: string[];
    };
    const parts = [
      ...selectedOptions.map((order) => texts.option(order)),
      ...(inputInfo.length === 1 ? inputInfo : inputInfo.map((text, at) => texts.blank(at + 1, text))),
    ];
    return parts.join('；') || texts.empty;
  } catch {
    return content;
  }
}
