import { airportCode, airportName } from '../../airport/identity.ts';
import type { ContactInfo } from '../../domain/site/contact-info.ts';

/** What search engines are told of the airport, in schema.org's words. */
export const airportData = (site: URL, contact: ContactInfo | undefined): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Airport',
  name: contact?.name ?? airportName,
  iataCode: airportCode,
  url: site.href,
  image: new URL('/og.png', site).href,
  ...(contact && {
    telephone: contact.phone_inf,
    vatID: contact.nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.addr_street} ${contact.addr_number}`,
      postalCode: contact.zip_code,
      addressLocality: contact.city,
      addressCountry: 'PL',
    },
  }),
});
