import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import type { Explorer } from './openStories.ts'

interface Meta {
  stories: Record<string, { filePath: string; namedExport: string }>
}

/** Ladle's IDs by the source location of each story. */
export function ladleStories(dir: string): Map<string, string> {
  const { stories } = JSON.parse(readFileSync(path.join(dir, 'meta.json'), 'utf8')) as Meta
  return new Map(
    Object.entries(stories).map(([id, { filePath, namedExport }]) => [
      `${path.normalize(filePath)}#${namedExport}`,
      id,
    ]),
  )
}

/** Ladle, controlled like its sidebar. */
export const ladle = (url: string, first: string): Explorer => ({
  async start(page) {
    await page.goto(`${url}?story=${first}&mode=preview`)
    await page.waitForSelector('[data-story-status]:not([data-story-status="running"])')
  },
  async show(page, { id, story }) {
    const stage = `[data-story="${story}"]`
    // Ladle loses a story that is selected while it is shown.
    if ((await page.locator(stage).count()) === 0) await choose(page, id)
    // Checks every frame; waiting for a selector checks only twice a second.
    await page.waitForFunction(
      (over) => document.querySelector(over),
      `${stage}:not([data-story-status="running"])`,
    )
    const [status, size] = await page.$eval(
      stage,
      (element) => [element.getAttribute('data-story-status'), element.childElementCount] as const,
    )
    return [
      ...(status === 'finished' ? [] : [`it ${status ?? 'vanished'}`]),
      ...(size > 0 ? [] : ['it drew nothing']),
    ]
  },
})

/**
 * Like Ladle's own sidebar: removes the last story's args from the URL, then shows the next story.
 */
const choose = (page: Page, id: string) =>
  page.evaluate((name) => {
    history.replaceState(history.state, '', '?mode=preview')
    const { ladleDispatch } = window as unknown as {
      ladleDispatch: (action: { type: string; value: string }) => void
    }
    ladleDispatch({ type: 'update-story', value: name })
  }, id)
