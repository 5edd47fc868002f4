// What of Radix opens on a press: a chunk of its own, fetched by radix.ts. Parts that are not named stay out of it
import * as DropdownMenu from 'radix-ui/dropdown-menu';

export const menu = {
  Root: DropdownMenu.Root,
  Trigger: DropdownMenu.Trigger,
  Portal: DropdownMenu.Portal,
  Content: DropdownMenu.Content,
  Group: DropdownMenu.Group,
  Label: DropdownMenu.Label,
  Item: DropdownMenu.Item,
  RadioGroup: DropdownMenu.RadioGroup,
  RadioItem: DropdownMenu.RadioItem,
};
