import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestSpecification } from 'vitest/node'
import { type Difference, differencesPage } from './differencesPage.ts'
import type { StoryMeta } from '../../.storybook/vitest.visual.ts'
import { pictureDifference } from './pictureDifference.ts'

const folder = path.resolve('reports')
const pictures = path.join(folder, 'visual')

export interface StoryFigures {
  /** Stories that ran, each counted once however many themes it ran in. */
  stories: number
  runs: number
  pictures: string[]
  /** Elements that axe objects to. */
  axeFindings: number
  /** Runs at which axe did not look. */
  notLookedAt: number
  differences: number
}

/** Counts stories, pictures and axe findings, and writes the page of differences. */
export class StoryReport implements Reporter {
  private ids = new Set<string>()
  private figures: StoryFigures = { stories: 0, runs: 0, pictures: [], axeFindings: 0, notLookedAt: 0, differences: 0 }
  private differences: Difference[] = []

  onTestRunStart(files: ReadonlyArray<TestSpecification>): void {
    this.ids = new Set()
    this.figures = { stories: 0, runs: 0, pictures: [], axeFindings: 0, notLookedAt: 0, differences: 0 }
    this.differences = []
    if (files.some(({ project }) => project.name.startsWith('stories'))) rmSync(pictures, { recursive: true, force: true })
  }

  onTestCaseResult(test: TestCase): void {
    const meta = test.meta() as StoryMeta
    if (!meta.storyId) return
    this.ids.add(meta.storyId)
    this.figures.runs += 1
    this.figures.pictures.push(...(meta.pictures ?? []))
    if (meta.axeFindings === undefined) this.figures.notLookedAt += 1
    this.figures.axeFindings += meta.axeFindings ?? 0
    for (const artifact of test.artifacts()) {
      if (artifact.type !== 'internal:toMatchScreenshot') continue
      const attached = (kind: string) => artifact.attachments.find(({ name }) => name === kind)?.path
      const after = attached('actual')
      // A picture that has no baseline comes as a "reference" of its own.
      const [before, now] = after ? [attached('reference'), after] : [undefined, attached('reference')]
      this.differences.push({ story: meta.storyId, project: test.project.name, message: artifact.message, before, after: now, difference: attached('diff') })
    }
  }

  onTestRunEnd(): void {
    if (this.figures.runs === 0) return
    const figures = { ...this.figures, stories: this.ids.size, differences: this.differences.length, pictures: this.figures.pictures.toSorted() }
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'stories.json'), JSON.stringify(figures, null, 2))
    console.log(
      `\n${figures.stories} stories, ${figures.runs} runs, ${figures.pictures.length} pictures, ${figures.axeFindings} axe findings${figures.notLookedAt > 0 ? ` (axe did not look at ${figures.notLookedAt} runs)` : ''}, ${figures.differences} differences`,
    )
    if (this.differences.length === 0) return
    mkdirSync(pictures, { recursive: true })
    const shown = this.differences.map((difference, at) => ({ ...difference, ...collect(difference, at) }))
    writeFileSync(path.join(pictures, 'index.html'), differencesPage(shown))
    console.log(`Before, after and difference: ${path.relative(process.cwd(), path.join(pictures, 'index.html'))}`)
  }
}

/** Copies the images next to the page, so that the folder can be moved or attached as it is. */
function collect({ project, before, after, difference }: Difference, at: number): Pick<Difference, 'before' | 'after' | 'difference'> {
  mkdirSync(path.join(pictures, 'shown'), { recursive: true })
  const place = (kind: string) => `shown/${at}-${project.replaceAll(/\W+/g, '-')}-${kind}.png`
  const keep = (file: string | undefined, kind: string) => {
    if (!file) return undefined
    copyFileSync(file, path.join(pictures, place(kind)))
    return place(kind)
  }
  const shown = { before: keep(before, 'before'), after: keep(after, 'after'), difference: keep(difference, 'difference') }
  // Vitest draws no difference of pictures that differ in size.
  if (shown.difference || !before || !after) return shown
  writeFileSync(path.join(pictures, place('difference')), pictureDifference(before, after))
  return { ...shown, difference: place('difference') }
}
