import type { There } from './rotation.ts';
import { expect, type Page } from './test.ts';

let made = 0;

type Bought = { email: string; amount?: number; daysAgo?: number };

/** As a store's till does. Answers the receipt's number. */
export async function handInReceipt(page: Page, there: There, { email, amount = 120, daysAgo = 0 }: Bought): Promise<string> {
  const currency = 'EUR';
  made += 1;
  const uniqueReceiptId = `R${process.pid}-${Date.now()}-${made}`;
  const money = (value: number) => ({ amount: value, currency });
  const store = { storeName: 'Carnaby Street', storeStreet: '1 Carnaby Street', storeCity: 'London', storeZipcode: 'W1F 9PS' };
  const item = { ean: '5700000000017', name: 'Wool coat', quantity: 1, price: money(amount), size: 'M', color: 'Black', styleId: '100' };
  const createdDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const answer = await page.request.post(`/api/retail/${there.id}/transactions`, {
    headers: { 'x-till-key': 'till-key-for-development-only' },
    data: {
      ...{
        ...store,
        storePhone: '',
        storeCVR: '',
        storeType: 'own',
        createdDate,
        transactionId: '7',
        employeeName: 'Kim',
        customerName: '',
      },
      ...{ totalExVat: money(amount), totalTax: money(0), total: money(amount), paymentCard: 'Visa 1111' },
      ...{ uniqueReceiptId, uniqueReceiptIdQrCode: uniqueReceiptId, transactionType: 'sale', items: [{ ...item, type: 'sale' }], email },
    },
  });
  expect(await answer.json()).toEqual({ isNew: true, isOwned: true });
  return uniqueReceiptId;
}
