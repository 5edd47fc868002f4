// What is used of Radix: a chunk of its own, fetched by radix.ts. Parts that are not named stay out of it
import * as AlertDialog from 'radix-ui/alert-dialog';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import * as Popover from 'radix-ui/popover';
import * as Tabs from 'radix-ui/tabs';
import * as ToggleGroup from 'radix-ui/toggle-group';
import * as Tooltip from 'radix-ui/tooltip';

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

export const popover = {
  Root: Popover.Root,
  Trigger: Popover.Trigger,
  Portal: Popover.Portal,
  Content: Popover.Content,
};

export const tabs = { Root: Tabs.Root, List: Tabs.List, Trigger: Tabs.Trigger };

export const toggles = { Root: ToggleGroup.Root, Item: ToggleGroup.Item };

export const question = {
  Root: AlertDialog.Root,
  Portal: AlertDialog.Portal,
  Overlay: AlertDialog.Overlay,
  Content: AlertDialog.Content,
  Title: AlertDialog.Title,
  Description: AlertDialog.Description,
};

export const tip = {
  Provider: Tooltip.Provider,
  Root: Tooltip.Root,
  Trigger: Tooltip.Trigger,
  Portal: Tooltip.Portal,
  Content: Tooltip.Content,
};
