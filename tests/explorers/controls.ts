import type { Page } from 'playwright'

/** What became of the controls of one story. */
export interface Changed {
  story: string
  /** The control that was changed; undefined where a story has none. */
  control: string | undefined
  problems: string[]
}

interface Channel {
  on(event: string, listener: (told: unknown) => void): void
  off(event: string, listener: (told: unknown) => void): void
  emit(event: string, told: unknown): void
}

interface ArgType {
  control?: { type?: string; disable?: boolean }
  options?: unknown[]
}

interface Story {
  id: string
  initialArgs: Record<string, unknown>
  argTypes: Record<string, ArgType>
}

type Show = { showMain: () => void; showError: (error: unknown) => void; showException: (error: unknown) => void }

interface Preview {
  storyStoreValue: { loadStory(what: { storyId: string }): Promise<Story> }
  renderStoryToElement(story: Story, element: Element, show: Show, options: { autoplay: boolean; forceInitialArgs: boolean }): () => Promise<void>
}

/**
 * Draws a story in Storybook's preview without its play, as docs pages do, changes one of its controls over the channel, and draws it again.
 * `turn` chooses the control, so that the stories of a part change different ones. Resolves with what went wrong.
 */
export const changeControl = (page: Page, story: string, turn: number): Promise<Changed> =>
  page.evaluate(
    async ({ storyId, nth }) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_PREVIEW__: Preview
        __STORYBOOK_ADDONS_CHANNEL__: Channel
      }
      const problems: string[] = []
      const report = (what: unknown) => void problems.push(what instanceof Error ? String(what.stack) : JSON.stringify(what))
      const said = (event: string, of: (told: unknown) => unknown) =>
        new Promise<void>((done) => {
          const listener = (told: unknown) => {
            if (of(told) !== storyId) return
            channel.off(event, listener)
            done()
          }
          channel.on(event, listener)
        })
      // A story that throws does not say that it was drawn.
      let failed: () => void = () => {}
      const failure = new Promise<void>((done) => (failed = done))
      const show = (what: unknown) => {
        report(what)
        failed()
      }
      const loaded = await preview.storyStoreValue.loadStory({ storyId })
      const box = document.body.appendChild(document.createElement('div'))
      const drawn = () => Promise.race([said('storyRendered', (told) => told), failure])
      const first = drawn()
      const remove = preview.renderStoryToElement(
        loaded,
        box,
        { showMain() {}, showError: show, showException: show },
        { autoplay: false, forceInitialArgs: false },
      )
      await first
      const control = choose(loaded)
      if (control && problems.length === 0) {
        const again = drawn()
        channel.emit('updateStoryArgs', { storyId, updatedArgs: { [control.name]: control.next } })
        await again
      }
      await remove()
      box.remove()
      return { story: storyId, control: control && `${control.name}: ${JSON.stringify(control.next)}`, problems }

      function choose({ argTypes, initialArgs }: Story): { name: string; next: unknown } | undefined {
        const working = Object.entries(argTypes).filter(([, { control: one }]) => one?.type && !one.disable)
        // What the panel shows as a form it also turns into text.
        for (const [name] of working) {
          try {
            JSON.stringify(initialArgs[name])
          } catch (error) {
            report(`The control of ${name} cannot hold its value: ${String(error)}`)
          }
        }
        const picked = working[nth % working.length]
        return picked && { name: picked[0], next: other(picked[1], initialArgs[picked[0]]) }
      }

      function other({ control: one, options }: ArgType, value: unknown): unknown {
        if (options) return options.find((option) => option !== value)
        switch (one?.type) {
          case 'boolean':
            return value !== true
          case 'number':
            return Number(value ?? 0) + 1
          case 'text':
            return `${(value as string | undefined) ?? ''}1`
          default:
            return structuredClone(value)
        }
      }
    },
    { storyId: story, nth: turn },
  )
