import { type Browser, type CDPSession, errors, type Page } from 'playwright'
import type { Tried } from '../../../.storybook/tryControls.tsx'
import { findCutTexts } from '../../live/cutTexts.ts'
import {
  contrasts,
  draw,
  type Drawn,
  frames,
  measure,
  settle,
  showIn,
  showLong,
  showShort,
  tryControls,
} from './inPage.ts'

/** Time limit of a story in milliseconds. Generous, because a busy machine is not a failure. */
export const patience = 120_000

const desktop = { width: 1280, height: 800 }

export interface StoryPage {
  /** Renders and plays a story; returns its errors, including those of the page and its console. */
  draw(storyId: string): Promise<Drawn>
  /** Returns the elements that move although reduced motion is requested. */
  settle(keepFocus: boolean): Promise<string[]>
  showIn(theme: string): Promise<void>
  /**
   * Shows the story with long texts for a while; returns those that are cut at one of these widths.
   * `whole`: an ellipsis doesn't do.
   */
  cutTexts(widths: readonly number[], whole: boolean): Promise<string[]>
  /** Contrast violations in the current theme. */
  contrasts(): Promise<string[]>
  /** A PNG of the story at this width: its component, or the whole page. */
  photograph(what: 'part' | 'page', size: readonly [width: number, height: number]): Promise<Buffer>
  /**
   * Opens the story's controls and changes one. Returns errors like `show`; the story's state is
   * different afterward.
   */
  tryControls(storyId: string): Promise<Tried>
  /** Restores the window's initial size. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Opens a page of a built Storybook in its own profile, ready to show any of its stories. */
export async function openStoryPage(
  browser: Browser,
  url: string,
  first: string,
): Promise<StoryPage> {
  const userAgent = await userAgentOf(browser)
  const context = await browser.newContext({
    userAgent,
    viewport: desktop,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const heard = listen(page)
  await page.goto(`${url}iframe.html?id=${first}&viewMode=story`)
  await page.waitForFunction(
    // The second: the file of the first story failed to load.
    () =>
      /finished|errored/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '') ||
      document.body.classList.contains('sb-show-errordisplay'),
  )
  await hideCaret(page)
  const camera = await context.newCDPSession(page)

  const settled = async (keepFocus: boolean) => {
    const moving = await page.evaluate(settle, keepFocus)
    await page.evaluate(frames)
    return moving
  }
  const resize = async (width: number, height: number) => {
    const now = page.viewportSize()
    if (now?.width === width && now.height === height) return
    await inTime(page.setViewportSize({ width, height }), `The window of ${width} × ${height} px`)
    await inTime(settled(true), `The page at ${width} px`)
  }

  return {
    async draw(storyId) {
      heard.length = 0
      const drawn = await inTime(page.evaluate(draw, storyId), storyId)
      return { ...drawn, problems: [...drawn.problems, ...heard] }
    },
    settle: (keepFocus) => inTime(settled(keepFocus), 'The page, once its story was played,'),
    showIn: (theme) =>
      inTime(
        page.evaluate(showIn, theme).then(() => page.evaluate(frames)),
        `The ${theme} theme`,
      ),
    async cutTexts(widths, whole) {
      await page.evaluate(showLong)
      await inTime(page.evaluate(frames), 'The story with long texts')
      const problems: string[] = []
      for (const width of widths) {
        await resize(width, desktop.height)
        for (const problem of await page.evaluate(findCutTexts, whole))
          problems.push(`At ${width} px, with texts 40 % longer: ${problem}`)
      }
      await page.evaluate(showShort)
      await inTime(page.evaluate(frames), 'The story with its own texts')
      return problems
    },
    contrasts: () => inTime(page.evaluate(contrasts), 'The look at contrasts'),
    async photograph(what, [width, height]) {
      await resize(width, height)
      const full = await page.evaluate(measure)
      if (full.height > height) await resize(width, full.height)
      if (what === 'page') return take(camera)
      const { box, boxes } = full.height > height ? await page.evaluate(measure) : full
      if (boxes !== 1 || !box)
        throw new Error(
          `A part is photographed in its frame, but the page has ${boxes}. Is this a page? ` +
            "Then say `picture: 'page'`.",
        )
      return take(camera, box)
    },
    async tryControls(storyId) {
      heard.length = 0
      const tried = await inTime(page.evaluate(tryControls, storyId), storyId)
      return { ...tried, problems: [...tried.problems, ...heard] }
    },
    reset: () => resize(desktop.width, desktop.height),
    close: () => context.close(),
  }
}

/**
 * Storybook finishes animations without waiting if the browser identifies itself as a test runner.
 */
async function userAgentOf(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const own = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return `${own} StorybookTestRunner`
}

function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    // Browsers log every response of 400 and above; failure stories have those on purpose.
    // Storybook's own files are checked below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
      heard.push(message.text())
  })
  page.on('response', (response) => {
    const own = new URL(response.url()).origin === new URL(page.url()).origin
    if (own && response.status() >= 400 && !response.fromServiceWorker())
      heard.push(`${response.status()} ${response.url()}`)
  })
  return heard
}

/** Hides the blinking caret. Without a style element, because stories check for those. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { caret-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
  })

async function take(
  camera: CDPSession,
  box?: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const taken = camera.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(box && { clip: { ...box, scale: 1 } }),
  })
  const { data } = await inTime(taken, 'A picture')
  return Buffer.from(data, 'base64')
}

/** Names what a story waits for in vain: a browser may lose an event. */
async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new errors.TimeoutError(`${what} was not finished after ${patience / 1000} s.`)),
      patience,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
