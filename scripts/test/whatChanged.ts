// What a change can affect, by imports.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { storyFiles } from '../../tests/stories/storyFiles.ts'
import { importGraph } from './importGraph.ts'

/** Files that affect everything, although no story imports them. */
const everything = new RegExp(
  [
    '^(package-lock\\.json|package\\.json|vite\\.config\\.ts|tsconfig\\.json|\\.storybook/|public/',
    'scripts/build/messages\\.ts|tests/visual/(?!baselines/)|tests/fonts)',
  ].join('|'),
)

/** What a change can affect. */
export interface Reached {
  /** For Vitest's own selection of test files. */
  changed: string[]
  /** Story files that import a changed file, directly or not, or whose pictures changed. */
  stories: string[]
  /** Those that are nearest to a changed file: they run whole, of the others one story each. */
  nearStories: string[]
  /** End-to-end tests that changed, or whose helpers did. */
  journeys: string[]
}

/** What the difference from a commit or branch can affect. */
export function whatChanged(since: string): Reached {
  const files = changedFiles(since)
  return { changed: ['--changed', since], ...reachedStories(files), journeys: reachedTests(files) }
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

/** All story files if the preview changed. */
export function reachedStories(
  changed: readonly string[],
): Pick<Reached, 'stories' | 'nearStories'> {
  const all = storyFiles()
  const graph = importGraph()
  const distanceTo = (reached: ReadonlyMap<string, number>) =>
    changed.flatMap((file) => reached.get(file) ?? [])
  const touches = (start: string, how: 'static' | 'all') =>
    distanceTo(graph.distances(start, how)).length > 0
  if (changed.some((file) => everything.test(file)) || touches('.storybook/preview.tsx', 'static'))
    return { stories: all.map(({ file }) => file), nearStories: [] }

  const pictures = changed.flatMap(
    (file) => /^tests\/visual\/baselines\/(.+)-(?:light|dark)-\d+\.webp$/.exec(file)?.[1] ?? [],
  )
  // The preview loads the mocked world only for stories that use it.
  const worldChanged = touches('.storybook/preview.tsx', 'all')
  const found = all.flatMap(({ file, text, stories }) => {
    const hasPicture = stories.some(({ id }) => pictures.includes(id.replaceAll(/-+/g, '-')))
    const distances = graph.distances(file, 'all')
    const isWired = worldChanged && /\b(world|msw)\b/.test(text)
    if (!hasPicture && distanceTo(distances).length === 0 && !isWired) return []
    return [{ file, hasPicture, distances }]
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

/** Tests of pages that import a changed file of `tests/`: all of them open the whole product. */
function reachedTests(changed: readonly string[]): string[] {
  const ofTests = new Set(changed.filter((file) => file.startsWith('tests/')))
  if (ofTests.size === 0) return []
  const graph = importGraph()
  return ['journeys', 'e2e', 'live', 'explorers', 'behaviour']
    .flatMap((folder) =>
      readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join('tests', folder, file),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => [...graph.distances(file, 'all').keys()].some((one) => ofTests.has(one)))
}
