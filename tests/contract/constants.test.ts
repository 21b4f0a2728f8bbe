import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { constants } from './constants.ts'
import { broken, promises } from './constantsToCome.ts'

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

describe('the numbers and keys of modules that do not exist yet', () => {
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.posix.join(one.parentPath, one.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  it('exist as soon as their module does', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(broken(sources)).toEqual([])
  })

  it('are reported missing in a module without them', () => {
    expect(broken([{ file: 'src/wallet/connectors/walletConnect.ts', text: '' }])).toEqual(
      promises.map(({ what }) => what),
    )
    expect(
      broken([{ file: 'src/wallet/connectors/walletConnect.ts', text: 'create({ projectId })' }]),
    ).toEqual([])
  })
})
