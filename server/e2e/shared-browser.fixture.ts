/** A real browser, one for all files of tests in a process: to start another takes longer than most of their tests. */
import { after } from 'node:test';
import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/browser.js';

/** Of this machine, which a browser takes for another one: what it keeps for https is not there by http. */
export const LAN_HOST = 'lan.example';
const args = [...chromiumArgs, `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`];

let launching: Promise<Browser> | undefined;

const launch = async (): Promise<Browser> => chromium.launch({ ...(await findChromium()), args });

/** Starts the browser with the first who asks; whoever opens a page in it closes that. */
export const openBrowser = (): Promise<Browser> => (launching ??= launch());

// Runs when the tests of all files of the process have ended.
after(async () => {
  await (await launching)?.close();
});
