import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { afterEach, describe, expect, it, vi } from 'vitest'

vi.mock('@storybook/addon-vitest/vitest-plugin', () => ({ storybookTest: () => [] }))

interface Project {
  test: {
    name: string
    provide?: { pictures: boolean }
    browser?: { expect: { toMatchScreenshot: { comparatorOptions: { threshold: number; includeAA: boolean; allowedMismatchedPixels: number } } } }
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The configuration of the tests, where somebody asks for pictures in this way, or in none. */
async function configured(asked?: string) {
  vi.stubEnv('PICTURES', asked)
  vi.resetModules()
  const { default: config } = (await import('../../vite.config.ts')) as unknown as {
    default: (given: { mode: string }) => { test: { update: string; projects: Project[] } }
  }
  const { update, projects } = config({ mode: 'test' }).test
  return { update, stories: projects.map(({ test }) => test).filter(({ name }) => name.startsWith('stories')) }
}

describe('pictures of stories', () => {
  it('are taken in both themes whenever the tests are run, and a missing or another one is a failure and no new baseline', async () => {
    const { update, stories } = await configured()
    expect(update).toBe('none')
    expect(stories.map(({ name, provide }) => [name, provide?.pictures])).toEqual([
      ['stories-light', true],
      ['stories-dark', true],
    ])
    expect(readFileSync('scripts/test.mjs', 'utf8')).toMatch(/vitest\('stories-light', 'stories-dark'\)/)
  })

  it('become baselines only where somebody accepts them, and are left out only where somebody says so', async () => {
    expect(await configured('accept')).toMatchObject({ update: 'all', stories: [{ provide: { pictures: true } }, { provide: { pictures: true } }] })
    expect(await configured('off')).toMatchObject({ update: 'none', stories: [{ provide: { pictures: false } }, { provide: { pictures: false } }] })
  })

  it('differ as soon as one pixel has changed by one step of a colour', async () => {
    const { stories } = await configured()
    const options = stories.map(({ browser }) => browser?.expect.toMatchScreenshot.comparatorOptions)
    expect(options[1]).toEqual(options[0])
    const { threshold, includeAA, allowedMismatchedPixels } = options[0] ?? { threshold: 1, includeAA: false, allowedMismatchedPixels: Infinity }
    const side = 8
    const grey = (...at: number[]) => Uint8Array.from({ length: side * side * 4 }, (_, byte) => (byte % 4 === 3 ? 255 : at.includes(byte >> 2) ? 0x66 : 0x60))
    const differing = (one: Uint8Array, other: Uint8Array) => pixelmatch(one, other, undefined, side, side, { threshold, includeAA })
    expect(differing(grey(), grey())).toBe(0)
    expect(differing(grey(), grey(27))).toBeGreaterThan(allowedMismatchedPixels)
  })
})
