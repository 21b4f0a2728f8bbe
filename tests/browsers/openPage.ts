import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import type { Driver, OtherBrowser } from './driver.ts'
import { lookFor, plain, type Sight, type Target } from './lookFor.ts'
import { errorsKept } from './watchErrors.ts'

/** A page as a person uses it: each act waits for what it needs. */
export interface BrowserPage extends Pick<
  Driver,
  'goto' | 'pressKey' | 'type' | 'setSize' | 'close'
> {
  press(target: Target): Promise<void>
  /** Waits until it is visible. */
  see(target: Target): Promise<Sight>
  /** Waits until it is visible in that way. */
  seeThat(target: Target, holds: (sight: Sight) => boolean): Promise<Sight>
  seeGone(target: Target): Promise<void>
  /** For people to look at. */
  takePicture(name: string): Promise<void>
  /** What the page has thrown, logged as an error, or was rejected by its policy. */
  errors(): Promise<string[]>
}

/** A busy machine is not a failure. */
const patience = { timeout: 20_000, interval: 50 }
const folder = 'reports/browsers'

/** Opens an empty page at the size of a desktop. */
export async function openPage(browser: OtherBrowser, browserName: string): Promise<BrowserPage> {
  const driver = await browser.open()
  await driver.setSize(1280, 800)
  const look = (target: Target) =>
    driver.evaluate(
      `(${lookFor.toString()})(${JSON.stringify(plain(target))})`,
    ) as Promise<Sight | null>
  const seeThat = (target: Target, holds: (sight: Sight) => boolean) =>
    vi.waitFor(async () => {
      const sight = await look(target)
      if (sight && holds(sight)) return sight
      const text = String(await driver.evaluate('document.body.innerText'))
      throw new Error(
        `${sight ? 'Not as expected' : 'Missing'}: ${describe(target)}. ` +
          `${JSON.stringify(sight)}\nThe page:\n${text}`,
      )
    }, patience)
  return {
    ...driver,
    see: (target) => seeThat(target, () => true),
    seeThat,
    seeGone: (target) => vi.waitFor(async () => expect(await look(target)).toBe(null), patience),
    async press(target) {
      const { box } = await seeThat(target, ({ canBePressed }) => canBePressed)
      await driver.pressAt(
        Math.round((box.left + box.right) / 2),
        Math.round((box.top + box.bottom) / 2),
      )
    },
    async takePicture(name) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/${browserName}-${name}.png`, await driver.screenshot())
    },
    errors: () => driver.evaluate(`(${errorsKept.toString()})()`) as Promise<string[]>,
  }
}

const describe = ({ role, name, within }: Target): string =>
  `${role} ${String(name ?? '')}${within ? ` in ${describe(within)}` : ''}`
