import { FailedReading } from '../../../client/FailedReading.tsx';
import { storedParams, useAddressParams } from '../../../client/useAddressParams.ts';
import { useAnswer } from '../../../client/useList.ts';
import { afterClosing, type ClerkDay } from '../../../domain/booking/closing.ts';
import { isDay } from '../../../domain/language/days.ts';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { unreadWords } from '../../parts/unread.ts';
import { useToday } from '../../record/useToday.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { DayHead } from './DayHead.tsx';
import { HandBacks } from './HandBacks.tsx';
import { Notices } from './Notices.tsx';
import css from './Section.module.css';
import { Till } from './Till.tsx';
import { useArrived } from './useArrived.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';

/** The closing of a clerk's day: what came and went back, what is counted, and one sheet of paper of it. */
export function Section({ user }: ScreenProps) {
  const [params, change] = useAddressParams('kasa', storedParams);
  const [asked, whose] = [params?.get('dzien') ?? '', params?.get('kto') ?? ''];
  const today = useToday();
  const day = isDay(asked) ? asked : today;
  const clerk = /^\d+$/.test(whose) ? Number(whose) : user.id;
  const query = new URLSearchParams({ day, ...(clerk !== user.id && { clerk: String(clerk) }) });
  const reading = useAnswer<{ data: [ClerkDay] }>(`closings/day?${query}`);
  const { answer, error, retry } = reading;
  const read = answer?.data[0];
  // What is shown while another day is on its way is not that day
  const of = read?.day === day && read.clerk.id === clerk ? read : undefined;
  const { arrived, accept } = useArrived(of);
  return (
    <div>
      <div className={css.till}>
        <DayHead
          day={day}
          clerk={clerk}
          user={user.id}
          clerks={read?.clerks ?? null}
          onDay={(to) => change({ dzien: to === today ? undefined : to })}
          onClerk={(to) => change({ kto: to === user.id ? undefined : String(to) })}
        />
        {!of &&
          (error ? (
            <FailedReading reading={reading}>{unreadWords(error)}</FailedReading>
          ) : (
            <PlaceholderRows rows={8} label="Wczytywanie dnia" />
          ))}
        {of && (
          <>
            <Notices
              of={of}
              arrived={arrived}
              accept={accept}
              after={afterClosing(of)}
              onDay={(to) => change({ dzien: to })}
            />
            <HandBacks waiting={of.waiting} isOwn={clerk === user.id} />
            <Till
              key={`${of.day} ${of.clerk.id} ${of.closings.length}`}
              of={of}
              isOwn={clerk === user.id}
              retry={retry}
              onClosed={accept}
            />
          </>
        )}
      </div>
      {of && <WithoutNetwork {...reading} />}
    </div>
  );
}
