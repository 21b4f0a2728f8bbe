import { expect, it } from 'vitest'
import { sourcesOf } from '../../../scripts/build/builds.mjs'
import { importGraph } from '../../../scripts/test/importGraph.ts'

const ofTests = /^scripts\/(test|visual)\//

it.each(['demo', 'live', 'storybook', 'ladle'] as const)(
  '%s is built again when anything that builds it has changed',
  (page) => {
    const sources = sourcesOf(page)
    const builders = [...importGraph().distances('vite.config.ts', 'static').keys()]
    expect(builders.length).toBeGreaterThan(10)
    expect(builders.filter((file) => !ofTests.test(file) && !sources.includes(file))).toEqual([])
    expect(sources).toContain('src/app/main.tsx')
    // They are written after a build.
    expect(sources).not.toContain('scripts/build/sizes.json')
  },
)
