import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { serve, type Served } from '../../scripts/build/serve.mjs'
import { components } from '../stories/components.ts'
import { shows, storyFiles } from '../stories/storyFiles.ts'
import { withoutStories } from '../stories/withoutStories.ts'
import { launch } from './openStories.ts'

// tests/visual opens the controls of every story and changes one of them. This test uses
// Storybook's own panel, in its manager, for stories that together have every kind of control.

const headers = { 'Content-Security-Policy': null, 'X-Frame-Options': null }
let dir = ''
let site: Served
let browser: Browser

beforeAll(async () => {
  dir = await built('storybook')
  site = await serve({ dir, headers })
  browser = await launch()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

interface Entry {
  type: 'story' | 'docs'
  id: string
  title: string
  importPath: string
  tags: string[]
}

const entries = () =>
  Object.values(
    (
      JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as {
        entries: Record<string, Entry>
      }
    ).entries,
  )

/**
 * A page that records its errors. Browser messages about responses of 400 and above are part of
 * failure stories.
 */
async function open(address: string): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
      heard.push(message.text())
  })
  // The duration of a story on a busy machine.
  page.setDefaultTimeout(120_000)
  await page.goto(site.url + address)
  return { page, heard }
}

/** Stories whose component catches an error on purpose; React reports it anyway. */
const expected = /^wallet-connect-(qr-code|qr-step|dialog-boundary)--/

describe('the controls panel', () => {
  test('opens for each kind of control without an error', async () => {
    const parts = entries().filter(
      ({ type, id, tags }) => type === 'story' && tags.includes('autodocs') && !expected.test(id),
    )
    const { page, heard } = await open(`?path=/story/${parts[0]?.id}&globals=a11y.manual:!true`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
    const kinds = await preview
      .locator('html')
      .evaluate(controlKinds, [...new Map(parts.map((entry) => [entry.title, entry.id])).values()])
    const chosen = covering(kinds)
    expect(chosen.length).toBeGreaterThan(3)
    for (const id of chosen) {
      heard.length = 0
      // Like a link between stories.
      await preview.locator('html').evaluate((_, storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, told: unknown): void }
        }
        channel.emit('selectStory', { storyId })
      }, id)
      await page.waitForURL((address) => address.searchParams.get('path') === `/story/${id}`)
      await page.locator('#storybook-panel-root .docblock-argstable-body tr').first().waitFor()
      expect(heard, id).toEqual([])
    }
    await page.close()
  })
})

/** Runs in the preview: the kinds of control of each of these stories. */
async function controlKinds(_: Element, ids: string[]): Promise<[id: string, kinds: string[]][]> {
  interface Store {
    loadStory(what: { storyId: string }): Promise<{
      argTypes: Record<
        string,
        { control?: { type?: string; disable?: boolean }; mapping?: unknown }
      >
    }>
  }
  const { storyStoreValue: store } = (
    window as unknown as { __STORYBOOK_PREVIEW__: { storyStoreValue: Store } }
  ).__STORYBOOK_PREVIEW__
  return Promise.all(
    ids.map(async (storyId) => {
      const { argTypes } = await store.loadStory({ storyId })
      const kinds = Object.values(argTypes).map(
        ({ control, mapping }) =>
          `${control?.disable ? 'none' : control?.type}${mapping ? ', mapped' : ''}`,
      )
      return [storyId, kinds] as [string, string[]]
    }),
  )
}

/** A few stories that together have all kinds. */
function covering(stories: readonly (readonly [id: string, kinds: readonly string[]])[]): string[] {
  const seen = new Set<string>()
  return stories.flatMap(([id, kinds]) => {
    if (kinds.every((kind) => seen.has(kind))) return []
    for (const kind of kinds) seen.add(kind)
    return [id]
  })
}

describe('the docs pages', () => {
  test('exist for every component of the kit', () => {
    const documented = new Set(
      entries().flatMap(({ type, importPath, tags }) =>
        type === 'docs' && tags.includes('autodocs') ? [path.normalize(importPath)] : [],
      ),
    )
    const files = storyFiles().filter(({ file }) => documented.has(file))
    const parts = components().filter(
      ({ name, file }) => file.startsWith('src/ui/') && !(name in withoutStories),
    )
    expect(parts.filter(({ name }) => !files.some((file) => shows(file, name)))).toEqual([])
  })
})

describe('the story tree', () => {
  const sections = ['Foundations', 'Components', 'Wallet', 'Screens', 'Flows', 'Incidents']

  test('of Storybook has a landing page, then the sections, and hides test stories', async () => {
    const all = entries()
    const visible = all.filter(({ tags }) => tags.includes('dev'))
    expect([...new Set(visible.map(({ title }) => title.split('/')[0]))]).toEqual([
      'Start here',
      ...sections,
    ])
    const hidden = all.filter(({ tags }) => !tags.includes('dev'))
    expect(hidden.length).toBeGreaterThan(5)
    expect(
      hidden.filter(({ title, tags }) => !title.startsWith('Tests/') || !tags.includes('test')),
    ).toEqual([])
  })

  test('of Ladle has the same sections in the same order', async () => {
    const ladle = await serve({ dir: await built('ladle'), headers })
    const page = await browser.newPage()
    await page.goto(ladle.url)
    await page.waitForSelector('.ladle-aside [role=tree] > li')
    expect(
      await page.$$eval('.ladle-aside [role=tree] > li', (items) =>
        items.map((item) => item.getAttribute('title')),
      ),
    ).toEqual(sections)
    await ladle.close()
  }, 240_000)
})
