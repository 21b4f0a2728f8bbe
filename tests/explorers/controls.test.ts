import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { serve, type Served } from '../../scripts/build/serve.mjs'
import { components, shows, storyFiles } from '../stories/storyFiles.ts'
import { changeControl, type Changed } from './controls.ts'
import { launch } from './openStories.ts'
import { storybookStories } from './storybook.ts'

// What is covered: every story is drawn and one of its controls changed over the channel, without its play, and the values of all its controls
// can be serialized; the panel itself is opened in the manager for one story of each title; docs pages are opened for each part of the kit.

const headers = { 'Content-Security-Policy': null, 'X-Frame-Options': null }
/** Milliseconds for hundreds of stories, on a slow machine. */
const eachStory = 600_000
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

const entries = () => Object.values((JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries)

/** A page that notes its errors. What the browser notes of answers of 400 and more is part of stories of failures. */
async function open(address: string): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:')) heard.push(message.text())
  })
  // As long as a story takes on a busy machine.
  page.setDefaultTimeout(120_000)
  await page.goto(site.url + address)
  return { page, heard }
}

/** Stories whose part catches an error on purpose; React reports it all the same. */
const expected = /^wallet-connect-(qr-code|qr-step|dialog-boundary)--/

describe('the controls of Storybook', () => {
  test(
    'change every story without an error',
    async () => {
      const stories = storybookStories(dir)
      const changed: Changed[] = []
      const waiting = stories.map(({ id }, turn) => ({ id, turn }))
      await Promise.all(
        Array.from({ length: 2 }, async () => {
          const { page, heard } = await open(`iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`)
          await page.waitForSelector('#storybook-root > *')
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            heard.length = 0
            const one = await changeControl(page, next.id, next.turn)
            changed.push({ ...one, problems: [...one.problems, ...heard] })
          }
          await page.close()
        }),
      )
      console.log(`${changed.filter(({ control }) => control).length} of ${changed.length} stories have controls`)
      expect(changed.filter(({ story, problems }) => problems.length > 0 && !expected.test(story))).toEqual([])
      expect(changed.filter(({ control }) => control).length).toBeGreaterThan(stories.length / 2)
    },
    eachStory,
  )
})

describe('the panel of controls', () => {
  test(
    'opens for a story of each title without an error',
    async () => {
      const parts = entries().filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'))
      // Plays are played in other tests. The last story of a title is taken: one without a play, where there is one.
      const playsFirst = parts.toSorted((one, other) => Number(other.tags.includes('play-fn')) - Number(one.tags.includes('play-fn')))
      const stories = [...new Map(playsFirst.map((entry) => [entry.title, entry])).values()]
      const { page, heard } = await open(`?path=/story/${stories[0]?.id}&globals=a11y.manual:!true`)
      const preview = page.frameLocator('#storybook-preview-iframe')
      await preview.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
      for (const { id, title } of stories) {
        heard.length = 0
        // As a link between stories does.
        await preview.locator('html').evaluate((_, storyId) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, told: unknown): void } }
          channel.emit('selectStory', { storyId })
        }, id)
        await page.waitForURL((address) => address.searchParams.get('path') === `/story/${id}`)
        await page.locator('#storybook-panel-root .docblock-argstable-body tr, #storybook-panel-root [class*=empty]').first().waitFor()
        expect(
          heard.filter((one) => !expected.test(id) || one.includes('BigInt')),
          title,
        ).toEqual([])
      }
      await page.close()
    },
    eachStory,
  )
})

describe('the docs pages', () => {
  test('exist for every part of the kit', () => {
    const documented = new Set(
      entries().flatMap(({ type, importPath, tags }) => (type === 'docs' && tags.includes('autodocs') ? [path.normalize(importPath)] : [])),
    )
    const files = storyFiles().filter(({ file }) => documented.has(file))
    const parts = components().filter(({ file }) => file.startsWith('src/ui/'))
    expect(parts.filter(({ name }) => !files.some((file) => shows(file, name)))).toEqual([])
  })
})

describe('the tree', () => {
  const sections = ['Foundations', 'Components', 'Wallet', 'Screens', 'Flows']

  test('of Storybook starts with a landing page, then the sections; stories made for tests are hidden, but there', async () => {
    const all = entries()
    const visible = all.filter(({ tags }) => tags.includes('dev'))
    expect([...new Set(visible.map(({ title }) => title.split('/')[0]))]).toEqual(['Start here', ...sections])
    const hidden = all.filter(({ tags }) => !tags.includes('dev'))
    expect(hidden.length).toBeGreaterThan(5)
    expect(hidden.filter(({ title, tags }) => !title.startsWith('Tests/') || !tags.includes('test'))).toEqual([])
  })

  test('of Ladle has the same sections in the same order', async () => {
    const ladle = await serve({ dir: await built('ladle'), headers })
    const page = await browser.newPage()
    await page.goto(ladle.url)
    await page.waitForSelector('.ladle-aside [role=tree] > li')
    expect(await page.$$eval('.ladle-aside [role=tree] > li', (items) => items.map((item) => item.getAttribute('title')))).toEqual(sections)
    await ladle.close()
  }, 240_000)
})
