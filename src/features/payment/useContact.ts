import { type Answer, useAnswer } from '../../client/useList.ts';
import type { List } from '../../domain/kernel/query.ts';
import { type ContactInfo, contactInfo } from '../../domain/site/contact-info.ts';

export const useContactReading = (): Answer<List<ContactInfo>> => useAnswer<List<ContactInfo>>(contactInfo.path);

/** Where the airport is and whom to call; unknown while it is read, and where it could not be. */
export const useContact = (): ContactInfo | undefined => useContactReading().answer?.data[0];
