import { expect, it } from 'vitest';
import { newItem, soldAs } from './new-items.ts';

const bread = { ...newItem.stream('s1'), name: 'Pan', price: '3' };

it('what is sold otherwise keeps what both kinds ask', () => {
  if (bread.kind !== 'units') throw new Error('units are asked first');
  const growth: typeof bread.growth = ['', '8', '5', '5', '5'];
  const units = { ...bread, first: '20', normal: '75', rampMonths: 9, growth };
  expect(soldAs(units, 'units')).toMatchObject({ first: '20', normal: '75', growth });
  // Loaves a month are no new customers a month.
  const subscription = soldAs(units, 'subscription');
  expect(subscription).toMatchObject({ name: 'Pan', price: '3', first: '', normal: '', rampMonths: 9 });
  expect(subscription).toHaveProperty('growth', ['', '', '', '', '']);
  const hours = soldAs(units, 'hours');
  expect(hours).toMatchObject({ name: 'Pan', price: '3', normal: '', rampMonths: 9 });
  if (hours.kind !== 'hours') throw new Error('hours are sold');
  expect(soldAs({ ...hours, normal: '70' }, 'capacity')).toMatchObject({ normal: '70' });
});
