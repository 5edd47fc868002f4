import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { followArrow } from '../radix/arrow-keys.ts';
import { useRadix } from '../radix/radix.ts';
import css from './Toggles.module.css';

interface TogglesProps<V extends string> {
  label: string;
  /** What each is called. */
  choices: Readonly<Record<V, string>>;
  /** undefined: none of them is chosen. */
  value: V | undefined;
  onChoose: (value: V) => void;
  /** Side by side as one control; otherwise each is a chip. */
  joined?: boolean;
}

/** One of a few, in one press or by an arrow; Tab goes past them. */
export function Toggles<V extends string>({ label, choices, value, onChoose, joined }: TogglesProps<V>) {
  const id = useId();
  const radix = useRadix();
  const choose = (to: string) => {
    // Pressed again, the chosen one stays
    if (to && to !== value) onChoose(to as V);
  };
  const box = { className: css.toggles, 'aria-label': label, 'data-joined': joined || undefined };
  const all = (Object.keys(choices) as V[]).map((choice) => ({
    choice,
    id: `${id}-${choice}`,
    words: (
      <>
        {choice === value && !joined && <Icon name="check" />}
        {choices[choice]}
      </>
    ),
  }));
  if (!radix)
    return (
      <div role="radiogroup" {...box}>
        {all.map(({ choice, words, ...rest }) => (
          // biome-ignore lint/a11y/useSemanticElements: as Radix draws it once it has come
          <button
            {...rest}
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === value}
            onClick={() => choose(choice)}
          >
            {words}
          </button>
        ))}
      </div>
    );
  const { Root, Item } = radix.toggles;
  return (
    <Root
      type="single"
      value={value ?? ''}
      onValueChange={choose}
      onKeyDownCapture={(event) => {
        const next = followArrow(event);
        const arrived = all.find((it) => it.id === next?.id);
        // What is chosen now may not have been drawn yet
        if (arrived && next !== event.target) onChoose(arrived.choice);
      }}
      {...box}
    >
      {all.map(({ choice, words, ...rest }) => (
        <Item {...rest} key={choice} value={choice}>
          {words}
        </Item>
      ))}
    </Root>
  );
}
