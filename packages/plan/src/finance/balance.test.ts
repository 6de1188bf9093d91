import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance.ts';

const sheet = (
  fixedAssets: string,
  currentAssets: string,
  ownFunds: string,
  longTermLiabilities: string,
  shortTermLiabilities: string,
) => ({ fixedAssets, currentAssets, ownFunds, longTermLiabilities, shortTermLiabilities });

describe('the balance', () => {
  it('holds when assets equal funding to the last cent', () => {
    expect(balanceOf(sheet('80000.10', '20000.20', '50000', '30000.30', '20000'))).toEqual({
      assets: '100000.3',
      funding: '100000.3',
      difference: '0',
      workingCapital: '0.2',
      state: 'balanced',
    });
  });

  it('says by how much it fails', () => {
    expect(balanceOf(sheet('100', '20', '70', '30', '19.99'))).toMatchObject({
      difference: '0.01',
      workingCapital: '0.01',
      state: 'unbalanced',
    });
    expect(balanceOf(sheet('', '', '1', '', ''))).toMatchObject({ difference: '-1', state: 'unbalanced' });
  });

  it('is blank before anything is entered; zeros are entered', () => {
    expect(balanceOf(sheet('', '', '', '', '')).state).toBe('blank');
    expect(balanceOf(sheet('0', '0', '0', '0', '0')).state).toBe('balanced');
  });
});
