import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAddressGuard } from './address-guard.js';
import { isAddressRange } from '../address-range.js';

const HOSTILE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.1.2.3',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.5.5',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.5',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.1',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001:0:1::',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  '127.0.0.1 ',
];

describe('the address guard', () => {
  const guard = createAddressGuard([]);
  for (const address of HOSTILE) {
    it(`refuses ${address || 'nothing'}`, () => {
      assert.match(guard.refusalOf(address) ?? '', / is (?:not a public|no network) address$/);
    });
  }

  it('lets public addresses pass', () => {
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '64:ff9b::808:808']) {
      assert.equal(guard.refusalOf(address), undefined, address);
    }
  });

  it('lets the networks pass that it is given, in whatever form their addresses come', () => {
    const lan = createAddressGuard(['10.1.0.0/16', 'fd12::/16', '192.168.1.20']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1', '192.168.1.20']) {
      assert.equal(lan.refusalOf(address), undefined, address);
    }
    for (const address of ['10.2.0.1', 'fd13::1', '192.168.1.21', '127.0.0.1']) {
      assert.ok(lan.refusalOf(address), address);
    }
  });

  it('tells networks from what is none', () => {
    for (const network of ['10.0.0.0/8', 'fd00::/8', '127.0.0.1', '::1']) assert.ok(isAddressRange(network));
    for (const network of ['', '10', '10/8', 'private', '10.0.0.0/33', 'example.com', '10.0.0.0/8,::1'])
      assert.ok(!isAddressRange(network), network);
    assert.throws(() => createAddressGuard(['lan']), /"lan" is no network/);
  });
});
