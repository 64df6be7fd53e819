import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { clientNetwork, createClientAddress } from './client-address.js';

/** As much of a request as tells who sent it. */
function requestFrom(
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}
const addressOf = (trust: number | string[], remote: string, forwardedFor: string) =>
  createClientAddress(trust).addressOf(requestFrom(remote, { 'x-forwarded-for': forwardedFor }));

describe('the address of a caller', () => {
  it('is that of the connection where no proxy is trusted, whatever the headers claim', () => {
    assert.equal(addressOf(0, '203.0.113.7', '198.51.100.1'), '203.0.113.7');
    assert.equal(addressOf(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1'), '203.0.113.7');
    assert.equal(addressOf(0, '::ffff:203.0.113.7', ''), '203.0.113.7');
  });

  it('is what the trusted proxies have written, and never what the client wrote before them', () => {
    assert.equal(addressOf(1, '10.0.0.1', '6.6.6.6, 203.0.113.7'), '203.0.113.7');
    assert.equal(addressOf(2, '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2'), '203.0.113.7');
    assert.equal(addressOf(['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.9.9.9'), '203.0.113.7');
    assert.equal(addressOf(['fd00::/8'], 'fd12::1', '6.6.6.6,2001:db8::7'), '2001:db8::7');
    assert.equal(addressOf(['::1', '127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.7'), '203.0.113.7');
  });

  it('is read without its port, and not read from what is no address', () => {
    assert.equal(addressOf(1, '10.0.0.1', '203.0.113.7:4711'), '203.0.113.7');
    assert.equal(addressOf(1, '10.0.0.1', '[2001:db8::7]:4711'), '2001:db8::7');
    for (const nonsense of ['unknown', '', ',', '203.0.113.7, _hidden', '1.2.3']) {
      assert.equal(addressOf(1, '10.0.0.1', nonsense), '10.0.0.1', nonsense);
    }
    assert.equal(createClientAddress(1).addressOf(requestFrom(undefined)), '');
  });
});

describe('one client', () => {
  it('is an IPv4 address or an IPv6 network of 64 bits, however it is written', () => {
    const networks: [address: string, network: string][] = [
      ['203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['::', '0:0:0:0::/64'],
      ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
      ['', ''],
    ];
    for (const [address, network] of networks) assert.equal(clientNetwork(address), network, address);
  });
});
