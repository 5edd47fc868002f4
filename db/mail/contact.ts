import { type ContactInfo, contactInfo } from '../../src/domain/site/contact-info.ts';
import { selectList } from '../row/columns.ts';
import { raw, row, sql } from '../sql.ts';

/** Where the airport is and whom to call there, as its mails tell it. */
export const findContact = (): Promise<ContactInfo | undefined> =>
  row(sql`select ${raw(selectList(contactInfo))} from contact_info t order by id limit 1`);
