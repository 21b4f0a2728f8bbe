import type { Tried } from '../../../.storybook/tryControls.tsx'

// Functions for the page of a story. Each is sent to the page as text, so it only uses its
// arguments and the page itself.

/** How to photograph a story: its `parameters`, see `.storybook/parameters.d.ts`. */
export interface PictureParameters {
  picture?: 'part' | 'page' | false
  pictureIn?: 'light' | 'dark'
  pictureReason?: string
  keepFocus?: boolean
}

export interface Drawn {
  /** Errors of the story, its play function or axe. */
  problems: string[]
  /** Elements with axe violations in the light theme; undefined if axe did not run. */
  axeFindings?: number
  parameters: PictureParameters
}

interface AxeResult {
  error?: unknown
  violations?: { id: string; help: string; nodes: { html: string; target: unknown[] }[] }[]
}

interface Finished {
  storyId: string
  status: 'error' | 'success'
  reporters: { type: string; status: string; result?: AxeResult }[]
}

interface Channel {
  on(event: string, listener: (args: unknown) => void): void
  off(event: string, listener: (args: unknown) => void): void
  emit(event: string, ...args: unknown[]): void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__?: {
      currentRender?: {
        id: string
        phase: string
        story?: { parameters: PictureParameters & { a11y?: { test?: string; disable?: boolean } } }
      }
    }
    /** The widths before `showLong`. */
    cofferOwnWidths?: { element: HTMLElement; width: string; maxWidth: string }[]
    axe: {
      run: (context: unknown, options: unknown) => Promise<Required<Omit<AxeResult, 'error'>>>
    }
  }
}

/** Renders and plays a story and runs axe, like selecting it in Storybook. */
export function draw(storyId: string): Promise<Drawn> {
  return new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const failures = [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]
    const problems: string[] = []
    const textOf = (what: unknown): string => {
      if (Array.isArray(what)) return what.map(textOf).join('\n')
      const { stack, message, title, description } = (what ?? {}) as {
        stack?: string
        message?: string
        title?: string
        description?: string
      }
      if (stack?.includes(message ?? '')) return stack
      return [message, stack, title, description].filter(Boolean).join('\n') || JSON.stringify(what)
    }
    const onFailure = (what: unknown) => {
      problems.push(textOf(what))
      // A story that failed to render does not finish either.
      setTimeout(() => finish([]), 0)
    }
    const onFinished = (what: unknown) => {
      const { storyId: finished, status, reporters } = what as Finished
      if (finished !== storyId) return
      const axe = reporters
        .filter(({ type }) => type === 'a11y')
        .flatMap(({ result }) => (result ? [result] : []))
      for (const { error, violations = [] } of axe) {
        if (error) problems.push(`axe failed: ${textOf(error)}`)
        for (const { id, help, nodes } of violations)
          problems.push(
            `axe, ${id}: ${help}\n` +
              `${nodes.map(({ html, target }) => `  ${target.join(' ')}\n    ${html}`).join('\n')}`,
          )
      }
      if (status !== 'success' && problems.length === 0)
        problems.push(`It finished with "${status}".`)
      finish(axe)
    }
    const finish = (axe: AxeResult[]) => {
      channel.off('storyFinished', onFinished)
      for (const failure of failures) channel.off(failure, onFailure)
      const { picture, pictureIn, pictureReason, keepFocus } =
        window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {}
      const axeFindings = axe
        .flatMap(({ violations = [] }) => violations)
        .reduce((sum, { nodes }) => sum + nodes.length, 0)
      done({
        problems,
        parameters: JSON.parse(
          JSON.stringify({ picture, pictureIn, pictureReason, keepFocus }),
        ) as PictureParameters,
        ...(axe.length > 0 && { axeFindings }),
      })
    }
    channel.on('storyFinished', onFinished)
    for (const failure of failures) channel.on(failure, onFailure)
    // Clears the story's browser storage for the next one.
    localStorage.clear()
    sessionStorage.clear()
    const shown = window.__STORYBOOK_PREVIEW__?.currentRender
    if (shown?.id === storyId && shown.story) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/**
 * Resolves when nothing in the page moves: fonts and images are loaded and animations have ended.
 * Returns the elements with an endless animation: there must be none, since
 * the page is opened with reduced motion.
 */
export async function settle(keepFocus: boolean): Promise<string[]> {
  await document.fonts.ready
  // An image that cannot be decoded is shown as broken, and that is what the picture should show.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const moving: string[] = []
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    try {
      if (isEndless) moving.push(describe(animation))
      if (isEndless) animation.cancel()
      else animation.finish()
    } catch {
      // An endless animation cannot be finished.
    }
  }
  if (!keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return moving

  function describe({ effect }: Animation): string {
    const { target, pseudoElement } = effect as KeyframeEffect
    return `${target?.outerHTML.slice(0, 120)} ${pseudoElement ?? ''}`
  }
}

/**
 * Waits until what was changed before is drawn. Chromium may give no frame to a page where nothing
 * changes.
 */
export async function frames(): Promise<void> {
  const frame = () =>
    new Promise<unknown>((done) => {
      requestAnimationFrame(done)
      setTimeout(done, 500)
    })
  await frame()
  await frame()
}

/** Switches the theme without playing the story again. */
export function showIn(theme: string): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('coffer/showInTheme', theme)
}

/**
 * Shows the story with long texts, as it is, without playing it again. A component gets the
 * window's width, as on a page.
 */
export function showLong(): void {
  const box = document.querySelector<HTMLElement>('[data-story-box]')
  const inner = box?.firstElementChild
  window.cofferOwnWidths = [box, inner].flatMap((element) =>
    element instanceof HTMLElement
      ? [{ element, width: element.style.width, maxWidth: element.style.maxWidth }]
      : [],
  )
  if (box?.style.width === 'fit-content') box.style.width = '100%'
  if (inner instanceof HTMLElement) inner.style.maxWidth = '100%'
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('coffer/showInPseudo', 'long')
}

/** Undoes `showLong`. */
export function showShort(): void {
  for (const { element, width, maxWidth } of window.cofferOwnWidths ?? [])
    Object.assign(element.style, { width, maxWidth })
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('coffer/showInPseudo', undefined)
}

/** Contrast violations in the current theme. */
export async function contrasts(): Promise<string[]> {
  const { a11y } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {}
  if (a11y?.disable || a11y?.test === 'off') return []
  const { violations } = await window.axe.run(
    {
      include: document.body,
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  )
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(
      ({ html, target }) =>
        `axe, color-contrast in dark: ${help}\n  ${target.join(' ')}\n    ${html}`,
    ),
  )
}

/** The height of the page's content, and the position of the component's frame, in whole pixels. */
export function measure(): {
  height: number
  box: { x: number; y: number; width: number; height: number } | undefined
  boxes: number
} {
  const boxes = document.querySelectorAll('[data-story-box]')
  const rect = boxes[0]?.getBoundingClientRect()
  const [left, top] = rect ? [Math.floor(rect.left + 1e-3), Math.floor(rect.top + 1e-3)] : [0, 0]
  const [right, bottom] = rect
    ? [Math.ceil(rect.right - 1e-3), Math.ceil(rect.bottom - 1e-3)]
    : [0, 0]
  return {
    height: document.documentElement.scrollHeight,
    boxes: boxes.length,
    box: rect && { x: left, y: top, width: right - left, height: bottom - top },
  }
}

/** Opens the controls of the current story and changes one of them. */
export function tryControls(storyId: string): Promise<Tried> {
  return new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const onTried = (tried: unknown) => {
      channel.off('coffer/controlsTried', onTried)
      done(tried as Tried)
    }
    channel.on('coffer/controlsTried', onTried)
    channel.emit('coffer/tryControls', storyId)
  })
}
