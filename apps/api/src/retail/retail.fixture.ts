import type { HandedInReceipt } from '@selvedge/contract/retail-transaction.ts';

const pounds = (amount: number) => ({ amount, currency: 'GBP' });

/** A receipt as a till hands it in. */
export function receiptOf(changes: Partial<HandedInReceipt> = {}): HandedInReceipt {
  return {
    ...{ storeName: 'Soho', storeStreet: '1 Carnaby Street', storeCity: 'London', storeZipcode: 'W1F 9PS', storePhone: '+44 20 7946 0001' },
    ...{ storeCVR: 'GB 123 4567 89', storeType: 'own', createdDate: '2026-11-01T12:30:00Z', transactionId: '0042-7', employeeName: 'Kim' },
    ...{ customerName: 'Ada Byron', totalExVat: pounds(100), totalTax: pounds(20), total: pounds(120), paymentCard: 'Visa 1111' },
    ...{ uniqueReceiptId: 'SOHO-2026-0042', uniqueReceiptIdQrCode: 'SOHO-2026-0042', transactionType: 'sale' },
    items: [
      {
        ...{ ean: '5700000000017', name: 'Wool coat', quantity: 1, price: pounds(120), size: 'M', color: 'Black', styleId: '100' },
        type: 'sale',
      },
    ],
    ...changes,
  };
}
