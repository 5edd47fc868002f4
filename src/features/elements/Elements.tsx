import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Chip, Chips, FilterChip } from '../../ui/Chip.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { More } from '../../ui/More.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { Gate } from '../flight/Gate.tsx';
import css from './Elements.module.css';
import { Forms } from './Forms.tsx';
import { Messages } from './Messages.tsx';
import { Part } from './Part.tsx';

const nothing = () => {};
const tones = ['neutral', 'info', 'good', 'warn', 'bad'] as const;
const kinds = ['go', 'line', 'text', 'bad'] as const;
const rows = [
  { id: 1, name: 'Pierwszy', state: 'zwykły' },
  { id: 2, name: 'Drugi', state: 'wyróżniony' },
];
const columns = [
  { name: 'name', label: 'Nazwa', cell: ({ name }: (typeof rows)[number]) => name },
  { name: 'state', label: 'Stan', cell: ({ state }: (typeof rows)[number]) => state },
];

/** Every shared element in every state, to look at while one of them is changed. */
export function Elements() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <div className={`wrap ${css.elements}`}>
      <h1>Elementy</h1>
      <Part title="Przyciski">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button size="s">mały</Button>
        <Button kind="go" disabled>
          wyłączony
        </Button>
        <Button why="Najpierw wybierz termin.">z powodem</Button>
        <ButtonLink href="#">odnośnik</ButtonLink>
        <More href="#" words="dalej" />
      </Part>
      <Part title="Oznaczenia">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Gate name="A1" />
        <Gate name={null} />
        <Tile icon="takeoff" />
        <Tile letter="B" kind="ink" />
        <Tile icon="parking" kind="quiet" size="l" />
      </Part>
      <Forms />
      <Part title="Etykiety">
        <Chips label="Dzień">
          <Chip pressed onClick={nothing}>
            Dziś
          </Chip>
          <Chip pressed={false} onClick={nothing}>
            Jutro
          </Chip>
          <FilterChip removes="usuń filtr" onClick={nothing}>
            Linia: LOT
          </FilterChip>
        </Chips>
      </Part>
      <Part title="Zakładki">
        <Tabs
          label="Zakładki"
          panel="panel"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'one', label: 'Pierwsza', icon: 'takeoff' },
            { id: 'two', label: 'Druga', icon: 'landing' },
          ]}
        />
        <div id="panel" role="tabpanel" aria-labelledby={`panel-${tab}`}>
          {tab === 'one' ? 'Treść pierwszej' : 'Treść drugiej'}
        </div>
      </Part>
      <Part title="Tabela">
        <Table
          caption="Przykład"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sort={{ by: ['name'], order: 'asc' }}
        />
        <Paginator page={5} pages={12} href={(page) => `?page=${page}`} onPage={nothing} />
      </Part>
      <Part title="Stany listy">
        <PlaceholderRows rows={2} />
        <Empty />
        <Failed retry={nothing} />
      </Part>
      <Part title="Kroki i czas">
        <Steps
          label="Kroki"
          current={1}
          steps={[{ name: 'Termin', href: '#' }, { name: 'Dane' }, { name: 'Płatność' }]}
        />
        <Countdown label="Trzymamy to miejsce jeszcze" until="2100-01-01T00:00:00Z" seconds={900} onEnd={nothing} />
      </Part>
      <Part title="Ramka">
        <Panel title="Tytuł" aside={<More href="#" words="zmień" />}>
          <p>Treść ramki.</p>
        </Panel>
      </Part>
      <Part title="Wiadomości">
        <Messages />
      </Part>
    </div>
  );
}
