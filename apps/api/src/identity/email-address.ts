import { domainToASCII } from 'node:url';
import { stripInvisible } from '@selvedge/contract/plain-text.ts';

/** One spelling for one mailbox; undefined for what is no address. A line break in one would become a header of a mail. */
export function readEmail(text: string): string | undefined {
  const given = stripInvisible(text).trim().toLowerCase().normalize('NFC');
  const at = given.lastIndexOf('@');
  const local = given.slice(0, at);
  // The same domain in another script is another domain: only its ASCII form is ever compared.
  const domain = domainToASCII(given.slice(at + 1));
  if (at < 1 || !/^[^\s@<>"'(),:;\\[\]\p{Cc}]+$/u.test(local) || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(domain))
    return undefined;
  const email = `${local}@${domain}`;
  return email.length <= 254 ? email : undefined;
}

/** An employee's address: the company's domain itself, no part of it and nothing that looks like it. */
export function isCompanyEmail(email: string, companyDomain: string | undefined): boolean {
  return companyDomain !== undefined && email.slice(email.lastIndexOf('@') + 1) === companyDomain;
}
