import { PureArgsTable } from '@storybook/addon-docs/blocks'
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ArgTypes, Args } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { fireEvent } from 'storybook/test'
import { ensure, ThemeProvider, themes } from 'storybook/theming'

interface Store {
  loadStory(what: { storyId: string }): Promise<{ argTypes: ArgTypes }>
  args: { get(storyId: string): Args }
}

export interface Tried {
  /** The control that was changed; undefined if the story has no working control. */
  control: string | undefined
  problems: string[]
}

/**
 * Renders the controls of the current story as in Storybook's panel, and changes one of them
 * through its form.
 */
export async function tryControls(storyId: string): Promise<Tried> {
  // A fast test build does not include Storybook's blocks.
  if (!(PureArgsTable as unknown)) return { control: undefined, problems: [] }
  const store = (window.__STORYBOOK_PREVIEW__ as unknown as { storyStoreValue: Store })
    .storyStoreValue
  const { argTypes } = await store.loadStory({ storyId })
  const problems: string[] = []
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  let updated: Promise<void> | undefined
  const update = (next: Args) =>
    (updated = drawnWith(storyId, next, (problem) => problems.push(problem)))
  flushSync(() =>
    root.render(
      <Caught report={(error) => problems.push(`The controls: ${String(error)}`)}>
        <ThemeProvider theme={ensure(themes.light)}>
          <PureArgsTable
            rows={argTypes}
            args={store.args.get(storyId)}
            updateArgs={update}
            inAddonPanel
            initialExpandedArgs
          />
        </ThemeProvider>
      </Caught>,
    ),
  )
  const control = Object.keys(argTypes).find((name) => formOf(box, name))
  const form = control === undefined ? undefined : formOf(box, control)
  if (form) await change(form)
  await updated
  await finished(storyId)
  if (form && !updated) problems.push(`The control of ${control} does nothing.`)
  flushSync(() => root.unmount())
  box.remove()
  return { control, problems }
}

/**
 * Re-renders the story with other args. A story that throws does not report that it was rendered.
 */
function drawnWith(
  storyId: string,
  updatedArgs: Args,
  report: (problem: string) => void,
): Promise<void> {
  const channel = addons.getChannel()
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing']
  return new Promise((done) => {
    const onRendered = (rendered: unknown) => {
      if (rendered === storyId) end()
    }
    const end = () => {
      channel.off('storyRendered', onRendered)
      for (const event of failures) channel.off(event, fail)
      done()
    }
    const fail = (what: unknown) => {
      report(String((what as Error | undefined)?.stack ?? JSON.stringify(what)))
      end()
    }
    channel.on('storyRendered', onRendered)
    for (const event of failures) channel.on(event, fail)
    channel.emit('updateStoryArgs', { storyId, updatedArgs })
  })
}

/**
 * Waits until the story isn't being rendered any more: Storybook reloads the page when another
 * story is opened before.
 */
async function finished(storyId: string): Promise<void> {
  const isBusy = () => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return (
      id === storyId &&
      phase !== undefined &&
      ['preparing', 'loading', 'beforeEach', 'rendering', 'playing', 'afterEach'].includes(phase)
    )
  }
  do await new Promise((done) => setTimeout(done))
  while (isBusy())
}

/** The input, option or button of a control; the button if it has no value yet. */
const formOf = (box: Element, name: string) =>
  box.querySelector<HTMLElement>(
    ['', '-0', '-1'].map((end) => `[id="control-${name}${end}"]:not(:disabled, :checked)`).join(),
  ) ??
  box.querySelector<HTMLElement>(`[id="set-${name}"]`) ??
  box.querySelector<HTMLElement>(`[id="control-${name}"]`)

async function change(form: HTMLElement): Promise<void> {
  if (form instanceof HTMLSelectElement) {
    const other = [...form.options].find(
      ({ selected, disabled, value }) => !selected && !disabled && value !== 'Choose option...',
    )
    await fireEvent.change(form, { target: { value: other?.value } })
  } else if (
    form instanceof HTMLTextAreaElement ||
    (form instanceof HTMLInputElement && ['text', 'number', 'date', 'color'].includes(form.type))
  )
    await fireEvent.change(form, { target: { value: `${form.value}1` } })
  else await fireEvent.click(form)
}

class Caught extends Component<{ report: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
