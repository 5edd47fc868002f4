import type { ComponentProps } from 'react';
import css from '../../ui/Tabs.module.css';
import { Tabs } from '../../ui/Tabs.tsx';
import { followArrow } from '../radix/arrow-keys.ts';
import { useRadix } from '../radix/radix.ts';

/** Which list of a section is shown; until Radix has come, by the tabs of the public pages. */
export function SectionTabs<Id extends string>(props: ComponentProps<typeof Tabs<Id>>) {
  const radix = useRadix();
  if (!radix) return <Tabs {...props} />;
  const { label, tabs, selected, onSelect, panel } = props;
  const { Root, List, Trigger } = radix.tabs;
  return (
    <Root value={selected} onValueChange={(to) => onSelect(to as Id)}>
      <List className={css.tabs} aria-label={label} onKeyDownCapture={followArrow}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} id={`${panel}-${tab.id}`} aria-controls={panel}>
            {tab.label}
          </Trigger>
        ))}
      </List>
    </Root>
  );
}
