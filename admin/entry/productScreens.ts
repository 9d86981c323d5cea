import { CallError } from '#runtime/core/errors.ts';
import { setProductWriter } from '#runtime/screen/settings/productWriter.ts';
import { axiosExchange } from './axiosExchange.ts';

/** Has 调整界面 write the product's screens, by the development server that serves this page. */
export function offerProductScreens(): void {
  setProductWriter(async ({ screen, changes }) => {
    const { status, body } = await axiosExchange({
      method: 'PUT',
      url: `${import.meta.env.BASE_URL}product-screens/${screen}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
      timeout: 60_000,
    });
    if (status === 200) return;
    const { message } = JSON.parse(String(body)) as { message: string };
    throw new CallError({ kind: 'refused', code: status, status, message });
  });
}
