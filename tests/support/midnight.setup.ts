import { setTimeout } from 'node:timers/promises';
import { addDays, startOf, today } from '../../src/domain/language/days.ts';

// Most files read today's date once, and expect the product to agree until they end. All but a few end within this
const longest = 90_000;
const left = startOf(addDays(today(), 1)) - Date.now();
if (left < longest) await setTimeout(left + 1000);
