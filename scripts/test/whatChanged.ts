// What a change can affect, by imports.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { storyFiles } from '../../tests/stories/storyFiles.ts'
import { type ImportGraph, importGraph } from './importGraph.ts'
import { type Project, testsOf } from './projects.ts'
import { readPlaces } from './readPlaces.ts'

/** Files that affect every test, although none imports them. */
const everything = /^(package-lock\.json|package\.json|tsconfig\.json)$/
/** Files that affect every story, although no story imports them. */
const everyStory = /^(\.storybook\/|public\/|tests\/fonts)/
/** Files that the demo and the product consist of besides screens, which no page test imports. */
const ofEveryPage = /^(src\/app\/|public\/|index\.html$)/

/** What a change can affect. */
export interface Reached {
  /** The files that changed and still exist. */
  files: string[]
  /** Unit and contract tests that import a changed file or read it. */
  units: string[]
  /** Story files that import a changed file, directly or not, or whose pictures changed. */
  stories: string[]
  /** Story files nearest to a changed file: they run whole; of the others, one story each. */
  nearStories: string[]
  /** Tests of pages that changed, or whose helpers did; the short ones if what opens a page did. */
  journeys: string[]
  /** The same in other browsers. */
  browsers: string[]
}

/** What the difference from a commit or branch can affect. */
export function whatChanged(since: string): Reached {
  const files = changedFiles(since)
  const graph = importGraph()
  return {
    files: files.filter((file) => existsSync(file)),
    ...reachedTests(files, graph),
    ...reachedStories(files, graph),
  }
}

/** The files that differ from a commit or branch, including new ones. */
function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...new Set([
      ...git('diff', '--name-only', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/** All story files if what shows or tests them changed. */
export function reachedStories(
  changed: readonly string[],
  graph: ImportGraph,
): Pick<Reached, 'stories' | 'nearStories'> {
  const all = storyFiles()
  const distanceTo = (reached: ReadonlyMap<string, number>) =>
    changed.flatMap((file) => reached.get(file) ?? [])
  const touches = (start: string, how: 'static' | 'all') =>
    distanceTo(graph.distances(start, how)).length > 0
  const tools = changed.filter((file) => !file.startsWith('src/'))
  const areAll =
    changed.some((file) => everything.test(file) || everyStory.test(file)) ||
    touches('.storybook/preview.tsx', 'static') ||
    ['tests/visual/stories.test.ts', '.storybook/main.ts', 'vite.config.ts'].some((start) =>
      tools.some((file) => graph.distances(start, 'static').has(file)),
    )

  const pictures = changed.flatMap(
    (file) => /^tests\/visual\/baselines\/(.+)-(?:light|dark)-\d+\.webp$/.exec(file)?.[1] ?? [],
  )
  // The preview loads the mocked world only for stories that use it.
  const worldChanged = touches('.storybook/preview.tsx', 'all')
  const found = all.flatMap(({ file, text, stories }) => {
    const hasPicture = stories.some(({ id }) => pictures.includes(id.replaceAll(/-+/g, '-')))
    const distances = graph.distances(file, 'all')
    const isWired = worldChanged && /\b(world|msw)\b/.test(text)
    const isReached = areAll || hasPicture || isWired || distanceTo(distances).length > 0
    return isReached ? [{ file, hasPicture, distances }] : []
  })
  const nearest = new Map(
    changed.map((file) => [
      file,
      Math.min(...found.flatMap(({ distances }) => distances.get(file) ?? [])),
    ]),
  )
  const isNear = (distances: ReadonlyMap<string, number>) =>
    changed.some((file) => distances.has(file) && distances.get(file) === nearest.get(file))
  return {
    stories: found.map(({ file }) => file),
    nearStories: found
      .filter(({ hasPicture, distances }) => hasPicture || isNear(distances))
      .map(({ file }) => file),
  }
}

/**
 * Unit tests that import or read a changed file, and the tests of pages. All of the latter open the
 * whole product, so that imports say nothing about a page: a change of what opens or builds one
 * runs the two short journeys, a change in `tests/` those that import it.
 */
export function reachedTests(
  changed: readonly string[],
  graph: ImportGraph,
): Pick<Reached, 'units' | 'journeys' | 'browsers'> {
  const reads = readPlaces(graph)
  const importing = (project: Project, files: readonly string[]) =>
    testsOf(project).filter((test) => {
      const imported = graph.distances(test, 'all')
      return files.some((file) => imported.has(file))
    })
  const isAll = changed.some((file) => everything.test(file) || file === 'vite.config.ts')
  const importers = importing('unit', changed)
  const ofTests = changed.filter((file) => file.startsWith('tests/'))
  const pages = importing('e2e', ofTests)
  const short = testsOf('e2e').filter((file) => file.startsWith('tests/journeys/'))
  const ofPages = new Set(
    [...short, 'mocks/demo/main.tsx', 'vite.config.ts']
      .flatMap((start) => [...graph.distances(start, 'all').keys()])
      .filter((file) => !file.startsWith('src/')),
  )
  const opensPages = changed.some((file) => ofEveryPage.test(file) || ofPages.has(file))
  return {
    units: testsOf('unit').filter(
      (test) => isAll || importers.includes(test) || changed.some((file) => reads(test, file)),
    ),
    journeys: [...new Set([...(isAll || opensPages ? short : []), ...pages])],
    browsers: importing('browsers', ofTests),
  }
}
