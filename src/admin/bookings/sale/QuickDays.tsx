import { quickStays } from '../../../domain/booking/quick-stays.ts';
import type { OpenSpan, Span } from '../../../domain/booking/span.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { useToday } from '../../record/useToday.ts';

interface QuickDaysProps {
  asked: OpenSpan;
  onAsk: (stay: Span) => void;
}

/** The last days that are asked for most at a desk, a press each. */
export function QuickDays({ asked, onAsk }: QuickDaysProps) {
  const now = useToday();
  const since = asked.since ?? now;
  return (
    <Chips label="Do kiedy">
      {quickStays(since, now).map(({ label, until }) => (
        <Chip
          key={label}
          pressed={asked.since === since && asked.until === until}
          onClick={() => onAsk({ since, until })}
        >
          {label}
        </Chip>
      ))}
    </Chips>
  );
}
