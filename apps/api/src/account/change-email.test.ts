import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../harness/test-app.ts';
import { ada, type Browser, base, joined, mails, metadata, openAccounts, password, turnClock, visitor } from './account.fixture.ts';

const changeEmail = (browser: Browser, email: string, word = password) =>
  browser.call('POST', `${base}/update-account-email`, { email, password: word });
const confirm = (browser: Browser, token: string) => browser.call('POST', `${base}/confirm-account-email`, { token });

beforeEach(openAccounts);

describe('another e-mail address', () => {
  const eve = 'new@example.com';

  test('ACC-033 counts once it is confirmed; the old one is told, and other devices sign in again', async () => {
    const browser = await joined();
    const elsewhere = visitor();
    await elsewhere.signIn(ada, password);
    expect((await changeEmail(browser, 'New@Example.com')).body).toEqual({ status: 'OK' });
    expect(await metadata(browser)).toMatchObject({ email: ada, pendingEmail: eve });
    const [told, asked] = await mails();
    expect(told).toMatchObject({ template: 'email-change-asked', to: ada, values: { newEmail: eve } });
    expect(asked).toMatchObject({ template: 'confirm-email', to: eve });
    expect((await confirm(browser, asked!.values.token!)).body).toEqual({ status: 'OK' });
    expect(await metadata(browser)).toMatchObject({ email: eve, isEmailVerified: true, pendingEmail: null });
    expect((await elsewhere.call('GET', `${base}/get-user-metadata`)).status).toBe(401);
    expect((await mails())[0]).toMatchObject({ template: 'email-changed', to: ada });
    expect((await visitor().signIn(eve, password)).body).toMatchObject({ status: 'OK' });
    expect((await visitor().signIn(ada, password)).body).toMatchObject({ status: 'WRONG_CREDENTIALS_ERROR' });
  });

  test('a link works once, for a day, and without any session', async () => {
    const browser = await joined();
    await changeEmail(browser, eve);
    const { token } = (await mails()).find(({ template }) => template === 'confirm-email')!.values;
    turnClock(new Date(testNow.getTime() + 24 * 3_600_000));
    expect(await confirm(visitor(), token!)).toMatchObject({ status: 400, body: { errors: { token: ['account.link_used_up'] } } });
    turnClock(testNow);
    expect((await confirm(visitor(), `${token!.slice(0, -1)}~`)).status).toBe(400);
    expect((await confirm(visitor(), token!)).status).toBe(200);
    expect((await confirm(visitor(), token!)).status).toBe(400);
    expect((await confirm(visitor(), 'x'.repeat(43))).status).toBe(400);
  });

  test('asking again makes the first link void', async () => {
    const browser = await joined();
    await changeEmail(browser, eve);
    const { token } = (await mails()).find(({ template }) => template === 'confirm-email')!.values;
    await changeEmail(browser, 'newer@example.com');
    expect((await confirm(browser, token!)).status).toBe(400);
  });

  test('a new password makes the link void: whoever asked may have been somebody else', async () => {
    const browser = await joined();
    await changeEmail(browser, eve);
    const { token } = (await mails()).find(({ template }) => template === 'confirm-email')!.values;
    await browser.askReset(ada);
    await browser.reset((await mails()).find(({ template }) => template === 'reset-password')!.values.token!, 'another thimble');
    expect((await confirm(visitor(), token!)).status).toBe(400);
    expect((await visitor().signIn(ada, 'another thimble')).body).toMatchObject({ status: 'OK' });
  });

  test('that has an account is not told from one that has none', async () => {
    await joined(eve);
    const browser = await joined();
    expect((await changeEmail(browser, eve)).body).toEqual({ status: 'OK' });
    const sent = (await mails()).map(({ template, to }) => `${template} ${to}`);
    expect(sent).toContain(`address-in-use ${eve}`);
    expect(sent.filter((mail) => mail.startsWith('confirm-email'))).toEqual([]);
  });

  test('that somebody else has taken meanwhile stays theirs', async () => {
    const browser = await joined();
    await changeEmail(browser, eve);
    const { token } = (await mails()).find(({ template }) => template === 'confirm-email')!.values;
    await joined(eve);
    expect((await confirm(browser, token!)).status).toBe(400);
    expect(await metadata(browser)).toMatchObject({ email: ada });
  });

  test('needs the password, five times in fifteen minutes at most', async () => {
    const browser = await joined();
    expect((await changeEmail(browser, eve, '')).body).toMatchObject({ errors: { password: ['validation.required'] } });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await changeEmail(browser, eve, 'wrong')).body).toMatchObject({ errors: { password: ['account.wrong_password'] } });
    expect((await changeEmail(browser, eve)).status).toBe(429);
    expect((await mails()).map(({ template }) => template)).not.toContain('confirm-email');
  });

  test.each([
    [ada, 'account.email_same'],
    ['ADA@example.com', 'account.email_same'],
    ['nobody', 'validation.invalid_format'],
    ['a@b.example\r\nbcc: all@example.com', 'validation.invalid_characters'],
  ])('%j is refused', async (email, key) => {
    expect(await changeEmail(await joined(), email)).toMatchObject({ status: 400, body: { errors: { email: [key] } } });
  });

  test('ACC-023 whether an address is known can be asked ten times a minute', async () => {
    await joined();
    const ask = (email: string) => visitor().call('GET', `${base}/check-email-exists?email=${encodeURIComponent(email)}`);
    expect((await ask(' ADA@example.com')).body).toEqual({ exists: true });
    expect((await ask('nobody@example.com')).body).toEqual({ exists: false });
    for (let calls = 2; calls < 10; calls += 1) await ask('x@example.com');
    expect((await ask(ada)).status).toBe(429);
  });
});
