import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Explorer, StoryPlace } from './openStories.ts'

interface Entry {
  type: string
  id: string
  importPath: string
  exportName: string
}

/** The stories of a built Storybook, with the place in the source that each comes from. */
export function storybookStories(dir: string): StoryPlace[] {
  const index = JSON.parse(readFileSync(path.join(dir, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, exportName }) => ({ id, story: id, source: `${path.normalize(importPath)}#${exportName}` }))
}

interface Finished {
  storyId: string
  status: 'error' | 'success'
  reporters: { type: string; status: string; result?: unknown }[]
}

interface Channel {
  on(event: string, listener: (told: unknown) => void): void
  off(event: string, listener: (told: unknown) => void): void
  emit(event: string, told: unknown): void
}

/** Storybook's preview, driven over its own channel. axe has looked already, in the tests of the stories. */
export const storybook = (url: string, first: string): Explorer => ({
  async start(page) {
    await page.goto(`${url}iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
    await page.waitForSelector('#storybook-root > *')
  },
  show: (page, { id }) =>
    page.evaluate(
      (storyId) =>
        new Promise<string[]>((done) => {
          const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
          const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying']
          const told: string[] = []
          const onFailure = (what: unknown) => {
            told.push(what instanceof Error ? String(what.stack) : JSON.stringify(what))
            // A story that did not draw does not finish either.
            setTimeout(finish, 0)
          }
          const onFinished = (what: unknown) => {
            const { storyId: finished, status, reporters } = what as Finished
            if (finished !== storyId) return
            if (status !== 'success') told.push(`finished with ${status}: ${JSON.stringify(reporters)}`)
            finish()
          }
          const finish = () => {
            channel.off('storyFinished', onFinished)
            for (const failure of failures) channel.off(failure, onFailure)
            done(told)
          }
          channel.on('storyFinished', onFinished)
          for (const failure of failures) channel.on(failure, onFailure)
          const shown = new URLSearchParams(location.search).get('id')
          if (shown === storyId) channel.emit('forceRemount', { storyId })
          else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      id,
    ),
})
