import type { Locator, Page } from 'playwright'

export interface KeyPresses {
  /** Presses so far, by step. A key with its modifiers is one press, each typed letter another. */
  readonly counts: Readonly<Record<string, number>>
  /** The presses from now on belong to this step. */
  begin(step: string): Promise<void>
  press(...keys: string[]): Promise<void>
  /** Presses the key until the target has the focus. Fails after 40 presses. */
  moveTo(target: Locator, key: 'Tab' | 'Shift+Tab' | 'j'): Promise<void>
}

const most = 40

/** Awaited before each step and before each press. */
export interface KeyListeners {
  onBegin?: (step: string) => Promise<void>
  onPress?: (key: string) => Promise<void>
}

/** A keyboard whose presses are counted. */
export function countKeys(page: Page, { onBegin, onPress }: KeyListeners = {}): KeyPresses {
  const counts: Record<string, number> = {}
  let step = ''
  const press = async (key: string) => {
    counts[step] = (counts[step] ?? 0) + 1
    await onPress?.(key)
    await page.keyboard.press(key)
  }
  return {
    counts,
    async begin(next) {
      await onBegin?.(next)
      step = next
      counts[next] = 0
    },
    async press(...keys) {
      for (const key of keys) await press(key)
    },
    async moveTo(target, key) {
      await target.first().waitFor()
      for (let presses = 0; presses <= most; presses++) {
        if (await hasFocus(target)) return
        await press(key)
      }
      throw new Error(`${key} does not lead to ${target.toString()}.`)
    },
  }
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
