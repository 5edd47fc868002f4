import { type ContactInfo, callTo, contactInfo } from '../../domain/site/contact-info.ts';

const write = (address: string): string => `mailto:${address}`;
const ways = {
  phone_inf: callTo,
  phone_central: callTo,
  email_pr: write,
  email_marketing: write,
  nip: undefined,
  krs: undefined,
} satisfies Partial<Record<keyof typeof contactInfo.fields, ((value: string) => string) | undefined>>;

/** What stands below the address, in its order; `href` calls or writes. */
export const contactRows = (contact: ContactInfo): { label: string; value: string; href: string | undefined }[] =>
  (Object.keys(ways) as (keyof typeof ways)[]).map((name) => ({
    label: contactInfo.fields[name].label,
    value: contact[name],
    href: ways[name]?.(contact[name]),
  }));
