/** The name under which session storage has what was last chosen in the schedule, as the parameters of its address. */
export const scheduleKey = 'harmonogram';
