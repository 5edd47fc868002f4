import type { KeyboardEvent } from 'react';
import { formatNumber, plainNumber } from '../domain/kernel/figures.ts';
import { UnitInput } from '../ui/inputs.tsx';
import css from './SliderInput.module.css';
import type { Shared } from './shared.ts';

interface SliderInputProps {
  shared: Shared;
  label: string;
  value: unknown;
  onChange: (value: string) => void;
  max: number;
  unit: string;
  /** What the whole is: 'zbiornika'. */
  whole: string;
}

/** How far a key takes the slider. Single units would take thousands of presses. */
const steps: Record<string, number> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -1000,
  PageUp: 1000,
};

/** A whole number to type or to drag, as a share of the most that it may be: two controls, one value. */
export function SliderInput({ shared, label, value, onChange, max, unit, whole }: SliderInputProps) {
  const text = String(value ?? '');
  const amount = Math.min(Math.max(Math.round(Number(plainNumber(text))) || 0, 0), max);
  const share = max > 0 ? `${Math.round((amount / max) * 100)}%` : '0%';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(String(Math.min(Math.max(amount + step, 0), max)));
  };
  return (
    <div className={css.both}>
      <UnitInput
        {...shared}
        unit={unit}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <input
          type="range"
          aria-label={`${label}, suwak`}
          aria-valuetext={`${formatNumber(amount)} ${unit}, ${share} ${whole}`}
          min={0}
          max={max}
          value={amount}
          disabled={shared.readOnly}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p className={css.scale} aria-hidden="true">
          <span>0</span>
          <span>
            <b>{share}</b> {whole}
          </span>
          <span>
            {formatNumber(max)} {unit}
          </span>
        </p>
      </div>
    </div>
  );
}
