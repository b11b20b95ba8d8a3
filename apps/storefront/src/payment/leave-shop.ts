import { goTo } from '../lib/in-store.ts';

type Way = { url: string; method: 'GET' | 'POST'; fields: Record<string, string> };

/** To the provider's page: by address, or as a form where the bank wants its data posted. */
export function leaveShop({ url, method, fields }: Way): void {
  if (method === 'GET') {
    goTo(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
