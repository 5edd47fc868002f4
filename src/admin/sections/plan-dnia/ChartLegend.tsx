import { barLooks } from '../../../domain/flight/gate-chart.ts';
import { Legend } from '../../parts/Legend.tsx';
import css from './ChartLegend.module.css';

const states = {
  ...barLooks,
  ghost: 'według rozkładu',
  forecast: 'prognoza',
  meets: 'kolizja',
  closed: 'bramka zamknięta',
};

/** What the grounds and edges of the chart mean. */
export const ChartLegend = () => (
  <div className={css.legend}>
    <Legend states={states} />
  </div>
);
