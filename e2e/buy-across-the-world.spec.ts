import { acceptTerms, cards, expectReceipt, payByCard, walkToPayment } from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { expect, test } from './test.ts';
import { comeAsGuest, expectSound, fillBasket, sendAddress, type Written, writeAddress } from './till.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

const person = { 'First name': 'Ada', 'Last name': 'Weaver' };
const addresses: Record<string, Written> = {
  'de-DE': { ...person, Street: 'Torstraße', Number: '12', 'Postal code': '10119', Town: 'Berlin', 'Mobile number': '15112345678' },
  'en-US': {
    ...{ ...person, 'Number (optional)': '350', Street: 'Fifth Avenue', Town: 'New York', State: 'New York', 'ZIP code': '10118' },
    'Mobile number': '2125550123',
  },
  'en-CA': {
    ...{ ...person, 'Number (optional)': '301', Street: 'Front Street West', Town: 'Toronto', Province: 'Ontario' },
    ...{ 'Postal code': 'M5V 2T6', 'Mobile number': '4165550123' },
  },
  'tr-TR': { ...person, Street: 'İstiklal Caddesi', Number: '12', 'Mobile number': '5321234567' },
  'ar-SA': {
    ...{ ...person, 'Number (optional)': '12', Street: 'King Fahd Road', Town: 'Riyadh', 'Mobile number': '512345678' },
    'Customs number': '1234567890',
  },
  'ar-KW': { ...person, 'Block and street': 'Block 3, Salem Al Mubarak Street', Town: 'Salmiya', 'Mobile number': '51234567' },
};

test('in Germany to a pickup point, and the receipt says where', async ({ page }) => {
  const market = 'de-DE';
  await fillBasket(page, market, '');
  await comeAsGuest(page, market);
  await writeAddress(page, addresses[market]!);
  await sendAddress(page);
  const methods = page.getByRole('group', { name: 'How should it reach you?' });
  await methods
    .getByRole('radio', { name: /pick|point|abhol|paketshop|filiale/i })
    .first()
    .check();
  const places = methods.getByRole('list').getByRole('radio');
  await places.first().check();
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await expect(page).toHaveURL(/\/checkout\/summary/);
  await acceptTerms(page);
  await payByCard(page, cards.approved);
  await expectReceipt(page, { market });
  await expect(page.getByText('You get a message as soon as it can be picked up.')).toBeVisible();
  await expectSound(page);
});

for (const market of ['en-US', 'en-CA', 'ar-SA', 'ar-KW']) {
  test(`in ${market}, with its own address, tax and money`, async ({ page }) => {
    await walkToPayment(page, { market, written: addresses[market]!, term: '' });
    if (market.startsWith('ar')) await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectSound(page);
    await payByCard(page, cards.approved);
    await expectReceipt(page, { market });
    // CHK-042
    await expect(page.getByRole('region', { name: 'Tax' })).toHaveCount(market === 'en-US' ? 1 : 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
  });
}

test('CHK-044 in Türkiye: each text is confirmed on its own, and the card is typed at Iyzico', async ({ page }) => {
  const market = 'tr-TR';
  await fillBasket(page, market, '');
  await comeAsGuest(page, market);
  await writeAddress(page, addresses[market]!);
  await page.getByLabel('Province (il)', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('District (ilçe)', { exact: true }).selectOption({ index: 1 });
  await sendAddress(page);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await page.getByLabel(/distance sales contract/).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please tick this to go on.')).toBeVisible();
  await page.getByRole('link', { name: 'disclosure on personal data' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms' }).getByText('Law No. 6698')).toBeVisible();
  await page.keyboard.press('Escape');
  await acceptTerms(page);
  await page.getByLabel('Turkish identity number (optional)').fill('12345');
  await page.getByRole('button', { name: /with iyzico$/ }).click();
  await expect(page.getByText('This is not a Turkish identity number')).toBeVisible();
  await page.getByLabel('Turkish identity number (optional)').fill('10000000146');
  await page.getByLabel('First six digits of your card (optional)').fill('552879');
  await expect(page.getByText('Halkbank')).toBeVisible();
  await page.getByRole('button', { name: /with iyzico$/ }).click();
  await page.locator('#holder').fill('Ada Weaver');
  await page.locator('#number').fill('5528 7900 0000 0008');
  await page.locator('#expiry').fill('12/30');
  await page.locator('#code').fill('123');
  await page.locator('button.first').click();
  await expectReceipt(page, { market });
});
