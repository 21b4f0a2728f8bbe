import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { constants } from './constants.ts'

describe("the app's numbers and keys", () => {
  // wagmi's connector for injected wallets requires a window.
  beforeEach(() => vi.stubGlobal('window', {}))
  afterEach(() => vi.unstubAllGlobals())

  it.each(constants.map((one) => [one.what, one] as const))(
    '%s',
    async (_, { value, ours, place }) => {
      expect(existsSync(place), place).toBe(true)
      expect({ found: await ours() }).toMatchObject({ found: value })
    },
  )

  it('are listed once', () => {
    expect(new Set(constants.map(({ what }) => what)).size).toBe(constants.length)
  })
})
