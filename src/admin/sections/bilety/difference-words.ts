import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatTime } from '../../../domain/language/days.ts';
import type { BoardingDifference } from '../../../domain/travel/gate-list.ts';
import { ticketStatus } from '../../../domain/travel/ticket.ts';

/** What was wrong with whom a gate without a network has let in. */
export function differenceWords(it: BoardingDifference): string {
  const letIn = `Bez sieci wpuszczono o ${formatTime(it.let_in_at)} (${somebody(it.by)})`;
  const now = {
    TWICE: () => `a wszedł już o ${formatTime(it.before_at ?? it.let_in_at)} (${somebody(it.before_by)})`,
    VOID: () => `a bilet ma status „${labelOf(ticketStatus, it.status)}”`,
    OFF: () => 'a lot jest anulowany',
    LEFT: () => 'a lot już odleciał. Sprawdź, czy pasażer jest na pokładzie',
    MOVED: () => 'a bilet jest na inny lot',
  };
  return `${letIn}, ${now[it.outcome]()}.`;
}

const somebody = (name: string | null) => name ?? 'ktoś';
