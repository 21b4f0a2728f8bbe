import { afterAll, afterEach, expect, inject, type TestContext } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    theme: 'light' | 'dark'
    /** Whether stories are photographed in this run. */
    pictures: boolean
  }
}

interface AxeReport {
  type: string
  result?: { violations?: { nodes: unknown[] }[] }
}

interface StoryContext extends TestContext {
  story?: {
    parameters: { picture?: 'part' | 'page' | false; pictureIn?: 'light' | 'dark'; pictureReason?: string; keepFocus?: boolean }
    reporting: { reports: AxeReport[] }
  }
}

/** What the report of a run reads of each story. */
export interface StoryMeta {
  storyId?: string
  pictures?: string[]
  /** Elements that axe objects to; undefined where axe did not look. */
  axeFindings?: number
}

const sizes = {
  part: [[1280, 800]],
  page: [
    [1280, 800],
    [390, 844],
  ],
} as const

/** After so many files a page's rubbish is collected; more often would have everything compiled anew each time. */
const filesUntilCollected = 12

// What the modules of a file were loaded through stays open until then. Left to itself a browser collects it now and then; it may have no handles left before,
// and its page goes without a word.
afterAll(() => {
  const frame = window.parent as { storyFiles?: number }
  frame.storyFiles = (frame.storyFiles ?? 0) + 1
  if (frame.storyFiles % filesUntilCollected === 0) (globalThis as { gc?: () => void }).gc?.()
})

// Runs after the play function and the axe check of every story.
afterEach(async (context: StoryContext) => {
  const { task, story } = context
  const meta = task.meta as StoryMeta
  if (!meta.storyId || !story) return
  const axe = story.reporting.reports.filter(({ type }) => type === 'a11y')
  if (axe.length > 0) meta.axeFindings = axe.flatMap(({ result }) => result?.violations ?? []).reduce((sum, { nodes }) => sum + nodes.length, 0)
  if (!inject('pictures') || task.result?.state === 'fail') return
  const { picture = 'part', pictureIn, pictureReason, keepFocus } = story.parameters
  if ((picture === false || pictureIn) && !pictureReason)
    throw new Error(`${meta.storyId} is not photographed in each theme. Say why in \`pictureReason\`, or let it be.`)
  if (picture === false || (pictureIn && pictureIn !== inject('theme'))) return
  seeWhatWaits()
  await settled()
  if (!keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  meta.pictures = []
  for (const [width, height] of sizes[picture]) {
    // The tests run in a frame that Playwright's fullPage cannot grow: the viewport is grown to the content instead.
    await resize(width, height)
    const full = document.documentElement.scrollHeight
    if (full > height) await resize(width, full)
    const name = `${meta.storyId.replaceAll(/-+/g, '-')}-${inject('theme')}-${width}`
    meta.pictures.push(name)
    await expect.soft(picture === 'page' ? page : page.elementLocator(box())).toMatchScreenshot(name)
  }
})

function box(): Element {
  const found = document.querySelectorAll('[data-story-box]')
  if (found.length !== 1 || !found[0])
    throw new Error(`A part is photographed at its box, but the page has ${found.length}. Is this a page? Then say \`picture: 'page'\`.`)
  return found[0]
}

async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return
  await page.viewport(width, height)
  await twoFrames()
}

/** Ends the wait of what is seen late. */
function seeWhatWaits(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect instanceof KeyframeEffect && animation.effect.target?.closest('[data-waits]')) animation.finish()
  }
}

/** Fonts and images are there, and what they moved has been drawn. */
async function settled(): Promise<void> {
  await document.fonts.ready
  // A picture that cannot be decoded is shown as broken; that is what the camera should see.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await twoFrames()
}

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
