import { describe, expect, it } from 'vitest';
import { customerOf, networkOf, networksOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['no address', 'no address'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2345::9', ['2001:db8:1:2345', '2001:db8:1:2300/56', '2001:db8:1/48']],
  ['2001:db8:1:ff:1::', ['2001:db8:1:ff', '2001:db8:1:0/56', '2001:db8:1/48']],
])('%s is in %s', (address, networks) => {
  expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
  expect(customerOf(address)).toBe(networks.at(-1));
});
