import { describe, expect, it } from 'vitest'
import { importGraph } from '../../../../scripts/test/importGraph.ts'
import { testsOf } from '../../../../scripts/test/projects.ts'
import { reachedStories, reachedTests } from '../../../../scripts/test/whatChanged.ts'
import { storyFiles } from '../../../stories/storyFiles.ts'

const graph = importGraph()
const testsFor = (...files: string[]) => reachedTests(files, graph)
const storiesFor = (...files: string[]) => reachedStories(files, graph)
const everyStory = storyFiles().map(({ file }) => file)
const short = testsOf('e2e').filter((file) => file.startsWith('tests/journeys/'))

describe('the unit tests that a change reaches', () => {
  it('are those that import a file', () => {
    const { units } = testsFor('src/safe/multiSend.ts')
    expect(units).toContain('tests/unit/safe/multiSend.test.ts')
    expect(units).not.toContain('tests/unit/ui/contrast.test.ts')
  })

  it.each([
    ['a source', 'src/screens/transactions/queue/QueueList.tsx', 'tests/architecture.test.ts'],
    ['a line of code', 'mocks/node.ts', 'tests/lines.test.ts'],
    ['a source of the kit', 'src/ui/Button/Button.tsx', 'tests/literals.test.ts'],
    ['a stylesheet', 'src/ui/Button/Button.module.css', 'tests/logicalProperties.test.ts'],
    ['a theme', 'src/ui/theme/themes.css', 'tests/unit/ui/systemThemes.test.ts'],
    ['a package', 'src/safe/multiSend.ts', 'tests/unit/scripts/dependencies.test.ts'],
    ['a document', 'SECURITY.md', 'tests/security.test.ts'],
    ['a table', 'docs/public-nodes.md', 'tests/unit/app/publicNodes.test.ts'],
    ['the workflow', '.github/workflows/ci.yml', 'tests/unit/scripts/workflow.test.ts'],
  ])('are also those that read %s from the disk', (_, file, test) => {
    expect(testsFor(file).units).toContain(test)
  })

  it('are few for one screen, and all for the packages', () => {
    expect(testsFor('src/screens/transactions/queue/QueueList.tsx').units.length).toBeLessThan(40)
    expect(testsFor('package-lock.json').units).toEqual(testsOf('unit'))
  })
})

describe('the tests of pages that a change reaches', () => {
  it.each([
    'src/app/main.tsx',
    'index.html',
    'mocks/node.ts',
    'mocks/demo/main.tsx',
    'scripts/build/chunks.ts',
    'scripts/build/serve.mjs',
    'package.json',
  ])('are the short journeys for %s, which opens or builds them', (file) => {
    expect(testsFor(file).journeys).toEqual(short)
  })

  it('are none for a screen, and those that import a helper for the helper', () => {
    expect(testsFor('src/screens/transactions/queue/QueueList.tsx')).toMatchObject({
      journeys: [],
      browsers: [],
    })
    const { journeys, browsers } = testsFor('tests/live/connectedWallet.ts')
    expect(journeys).toContain('tests/live/account.test.ts')
    expect(browsers).toEqual([])
    expect(testsFor('tests/browsers/firefox.ts').browsers).toEqual(testsOf('browsers'))
  })
})

describe('the stories that a change reaches', () => {
  const tools = [...graph.distances('tests/visual/stories.test.ts', 'static').keys()]

  it.each([
    ...tools.filter((file) => !file.startsWith('src/')),
    '.storybook/main.ts',
    'scripts/build/cssTarget.ts',
    'scripts/build/messages.ts',
    'scripts/visual/storyReport.ts',
    'tests/fonts.conf',
    'public/favicon.svg',
    'package-lock.json',
  ])('are one of every file for %s, which shows or tests them', (file) => {
    expect(storiesFor(file).stories).toEqual(everyStory)
  })

  it('are all of the nearest files, although the preview shows the component as well', () => {
    const { stories, nearStories } = storiesFor('src/ui/Button/Button.tsx')
    expect(stories).toEqual(everyStory)
    expect(nearStories).toContain('stories/ui/Button.stories.tsx')
    expect(nearStories.length).toBeLessThan(40)
  })

  it('are few for one screen', () => {
    const { stories, nearStories } = storiesFor('src/screens/transactions/queue/QueueList.tsx')
    expect(stories.length).toBeLessThan(20)
    expect(nearStories.length).toBeLessThan(3)
    expect(nearStories.length).toBeGreaterThan(0)
  })
})
