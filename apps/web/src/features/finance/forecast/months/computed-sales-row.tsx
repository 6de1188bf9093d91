import { Menu } from '@mantine/core';
import { must } from '@trazo/plan/must';
import { formatAmount } from '../../../../shared/formatting/amount-text.ts';
import { IconPencil } from '../../../../shared/icons/icons.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import financeStyles from '../../figures/finance.module.css';
import { MenuOfLine } from '../../grid/menu-of-line.tsx';
import { useForecastWords } from '../forecast-words.ts';
import type { ComputedSales } from './computed-sales.ts';
import styles from './months.module.css';
import { flowIn, type Period, periodKey } from './periods.ts';
import { roundedQuantities } from './row-precision.ts';

interface ComputedSalesRowProps {
  readonly name: string;
  readonly price: string;
  readonly sales: ComputedSales | undefined;
  /** Grains in a unit of currency. */
  readonly scale: number;
  readonly periods: readonly Period[];
  /** Undefined while what it sells is not known. */
  readonly onType: (() => void) | undefined;
}

/** What is sold of something whose quantities follow from the answers; it can be taken over and typed by month. */
export function ComputedSalesRow({ name, price, sales, scale, periods, onType }: ComputedSalesRowProps) {
  const words = useForecastWords();
  const language = useLanguage();
  const divisor = sales?.per === 'amount' ? scale : 1000;
  const sold = periods.map((period) => (sales === undefined ? 0 : flowIn(sales.months, period)));
  const written = roundedQuantities(sold.map((value) => value / divisor));
  return (
    <tr className={styles.entry} data-computed>
      <th scope="row" className={financeStyles.head}>
        <span>{name}</span>
        <span className={financeStyles.rowNote}>
          {price === '' ? words.months.computed : `${price} · ${words.months.computed}`}
        </span>
      </th>
      {periods.map((period, index) => (
        <td key={periodKey(period)} data-period={period.kind}>
          {sold[index] === 0
            ? null
            : formatAmount(must(written[index], 'a figure for each period'), language)}
        </td>
      ))}
      <td className={financeStyles.actions}>
        {onType !== undefined && (
          <MenuOfLine name={name}>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onType}>
              {words.months.type}
            </Menu.Item>
          </MenuOfLine>
        )}
      </td>
    </tr>
  );
}
