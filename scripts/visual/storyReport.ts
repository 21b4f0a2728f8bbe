import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestSpecification } from 'vitest/node'
import type { Difference } from '../../tests/visual/runner/checkPicture.ts'
import { differencesPage } from './differencesPage.ts'

const folder = path.resolve('reports')
const visual = path.join(folder, 'visual')

/** The data that a story's test adds to the report. */
export interface StoryMeta {
  storyId?: string
  /** The pictures by name. */
  pictures?: string[]
  differences?: Difference[]
  /** Elements with axe violations, in both themes; undefined if axe did not run. */
  axeFindings?: number
  /** The control that was changed; undefined if a story has none. */
  control?: string | undefined
}

/** The figures of a run of stories. */
export interface StoryFigures {
  stories: number
  pictures: string[]
  /** Elements with axe violations. */
  axeFindings: number
  /** Stories without an axe run. */
  notLookedAt: number
  differences: number
  /** Stories with a changed control. */
  changed: number
  /** From the first story to the last. */
  seconds: number
}

/** Counts stories, pictures, and axe violations, and writes the page of differences. */
export class StoryReport implements Reporter {
  private metas: StoryMeta[] = []
  private started = 0
  private ended = 0

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.metas = []
    if (files.some(({ project }) => project.name === 'stories'))
      rmSync(visual, { recursive: true, force: true })
  }

  onTestModuleStart(): void {
    // Other tests may run before and after those of the stories.
    if (this.metas.length === 0) this.started = performance.now()
  }

  onTestCaseResult(test: TestCase): void {
    const meta = test.meta() as StoryMeta
    if (!meta.storyId) return
    this.metas.push(meta)
    this.ended = performance.now()
  }

  onTestRunEnd(): void {
    if (this.metas.length === 0) return
    const differences = this.metas.flatMap(({ storyId = '', differences: found = [] }) =>
      found.map((difference) => ({ story: storyId, ...difference })),
    )
    const figures: StoryFigures = {
      stories: this.metas.length,
      pictures: this.metas.flatMap(({ pictures = [] }) => pictures).toSorted(),
      axeFindings: this.metas.reduce((sum, { axeFindings = 0 }) => sum + axeFindings, 0),
      notLookedAt: this.metas.filter(({ axeFindings }) => axeFindings === undefined).length,
      differences: differences.length,
      changed: this.metas.filter(({ control }) => control !== undefined).length,
      seconds: (this.ended - this.started) / 1000,
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'stories.json'), JSON.stringify(figures, null, 2))
    const rate = (figures.pictures.length / figures.seconds).toFixed(1)
    const unchecked = figures.notLookedAt > 0 ? ` (axe did not run on ${figures.notLookedAt})` : ''
    console.log(
      `\n${figures.stories} stories, ${figures.pictures.length} screenshots (${rate} a second), ` +
        `${figures.axeFindings} axe findings${unchecked}, ${figures.differences} differences, ` +
        `a control changed in ${figures.changed}`,
    )
    if (differences.length === 0) return
    mkdirSync(visual, { recursive: true })
    const page = path.join(visual, 'index.html')
    writeFileSync(page, differencesPage(differences))
    console.log(`Before, after and difference: ${path.relative(process.cwd(), page)}`)
  }
}
