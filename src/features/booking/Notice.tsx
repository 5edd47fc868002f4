import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './Notice.module.css';

interface NoticeProps {
  title: string;
  tone?: 'bad' | 'warn';
  children?: ReactNode;
}

/** Something that stands in the way, and what can be done about it; takes the focus when it appears. */
export function Notice({ title, tone = 'bad', children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={css.notice} data-tone={tone} role="alert" tabIndex={-1} ref={box}>
      <Icon name="late" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
