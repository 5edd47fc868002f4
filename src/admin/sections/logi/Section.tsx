import { loginLog } from '../../../domain/account/login-log.ts';
import { listOf } from '../../../domain/kernel/section.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { Column } from '../../../fields/list/Column.tsx';
import { RecordsProvider } from '../../../fields/records.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { recordHrefFor } from '../../record/record-href.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { beginsDay } from './begins-day.tsx';
import { type Line, logLines } from './line.ts';
import { Clock, Record, restOf, What, Who } from './line-cells.tsx';
import { OlderLines } from './OlderLines.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { Seal } from './Seal.tsx';
import css from './Section.module.css';

/** A row of the event log as its call answers it. */
const lineOf = (row: unknown) => row as Line;

/** What was done in the product and who signed in to it, both newest first; nothing of it can be changed. */
export function Section({ route: { section }, user }: ScreenProps) {
  return (
    <RecordsProvider value={recordHrefFor(user.role)}>
      <div className={css.logs}>
        <Seal />
        <ListScreen
          list={listOf(section, logLines)}
          section={section}
          user={user}
          rows={{ actions: null, above: beginsDay('timestamp_log') }}
          head={(query) => (
            <>
              <PersonFilter query={query} />
              <OlderLines query={query} by="timestamp_log" />
            </>
          )}
        >
          <Column name="timestamp_log" label="Godzina" cell={(row) => <Clock at={lineOf(row).timestamp_log} />} />
          <Column name="by_user" cell={(row) => <Who line={lineOf(row)} />} />
          <Column name="record_id" label="Rekord" cell={(row) => <Record line={lineOf(row)} />} />
          <Column name="log_details" label="Przed i po" cell={(row) => <What line={lineOf(row)} />} />
        </ListScreen>
        <ListScreen
          list={listOf(section, loginLog)}
          section={section}
          user={user}
          title="Logowania i rejestracje"
          rows={{ actions: null, above: beginsDay('login_date') }}
          head={(query) => <OlderLines query={query} by="login_date" />}
        >
          <Column<typeof loginLog> name="login_date" label="Godzina" cell={(row) => <Clock at={row.login_date} />} />
          <Column<typeof loginLog>
            name="email"
            label="Osoba"
            cell={({ first_name, email }) => (
              <span className={css.two}>
                {first_name && <b>{first_name}</b>}
                <small>{email}</small>
              </span>
            )}
          />
          <Column<typeof loginLog>
            name="login_details"
            cell={(row) => <Cell field={loginLog.fields.login_details} value={restOf(row)} />}
          />
        </ListScreen>
      </div>
    </RecordsProvider>
  );
}
