import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { patience } from '../visual/runner/openStoryPage.ts'

export interface StoryEntry {
  /** Name in the explorer. */
  id: string
  /** Storybook's ID, the same in both explorers. */
  story: string
  /** Source location: the file and the export. */
  source: string
}

export interface Opened {
  story: string
  /** The story that the page showed before; an explorer may draw it again while the next loads. */
  before?: string | undefined
  /** Errors of the page, its console, and the story itself. */
  problems: string[]
}

export interface Explorer {
  /** Opens the explorer, ready to show any story. */
  start(page: Page): Promise<void>
  /**
   * Shows one story without reloading the page; resolves with the errors after its play function.
   */
  show(page: Page, story: StoryEntry): Promise<string[]>
}

export const launch = (): Promise<Browser> => chromium.launch(launchOptions())

/**
 * Opens every story in several pages in parallel and reports each. A page takes all stories of a
 * file, so that each file is loaded once.
 */
export async function openStories(
  browser: Browser,
  explorer: Explorer,
  stories: readonly StoryEntry[],
  pages: number,
): Promise<Opened[]> {
  const fileOf = ({ source }: StoryEntry) => source.split('#')[0]
  const files = [...new Set(stories.map(fileOf))].map((file) =>
    stories.filter((story) => fileOf(story) === file),
  )
  const opened: Opened[] = []
  const work = async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const heard: string[] = []
    page.on('pageerror', (error) => heard.push(String(error.stack ?? error)))
    page.on('console', (message) => {
      // Browsers log every response of 400 and above; failure stories have those on purpose. The
      // explorer's own files are checked below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
        heard.push(message.text())
    })
    page.on('response', (response) => {
      const own = new URL(response.url()).origin === new URL(page.url()).origin
      if (own && response.status() >= 400 && !response.fromServiceWorker())
        heard.push(`${response.status()} ${response.url()}`)
    })
    await explorer.start(page)
    let before: string | undefined
    for (let file = files.shift(); file; file = files.shift()) {
      for (const story of file) {
        heard.length = 0
        const problems = await explorer
          .show(page, story)
          .catch((error: unknown) => [`it was not finished: ${String(error)}`])
        opened.push({ story: story.story, before, problems: [...problems, ...heard] })
        before = story.story
      }
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work))
  return opened
}
