import { sendKeys } from '@web/test-runner-commands';

/** Presses a key while Shift is down, in a way that every browser of the tests understands. */
export async function pressWithShift(key: string): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Shift' });
}
