import { cloneElement, isValidElement, type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { cx } from '../cx.ts'
import { useTextSettings } from '../text/TextProvider.tsx'
import { ThemePortals } from './ThemePortals.tsx'
import { checkId, pairOf, themeAttributes } from './themeAttributes.ts'
import { ThemeContext, type ThemeContextValue } from './ThemeContext.ts'
import type { Look } from './themes.ts'
import { useLook } from './useLook.ts'
import { useSystemTheme } from './useSystemTheme.ts'
import { useAnnouncer } from './useAnnouncer.ts'

export interface ThemeRootProps extends Look {
  /** Names this root for the app's own CSS: `[data-coffer="shop"]`. Letters, digits and underscores. */
  id?: string
  /**
   * `page` paints the page's ground and fills the window; `none` leaves the host's ground. `host` is for an app of its own style: no element
   * around it, nothing of it changed; the wallet kit's buttons and all that lies above the page bring what they need.
   */
  surface?: 'page' | 'none' | 'host'
  /** Where dialogs, popovers and toasts go. Default: an element at the end of this root. */
  portalContainer?: HTMLElement
  /** No element of its own: the one child takes the attributes, and what else a root needs goes to the end of the body. */
  asChild?: boolean
  className?: string
  children: ReactNode
}

/**
 * Gives everything below it, dialogs and toasts too, a theme, a language, a direction and a voice. Can be nested: what an inner root
 * does not say is as in the outer one. Throws for an id that is none, a theme that is a function, and `asChild` without one child.
 */
export function ThemeRoot({ id, surface = 'none', portalContainer, asChild = false, className, children, ...given }: ThemeRootProps) {
  const look = useLook(given)
  const system = useSystemTheme()
  const { locale, direction } = useTextSettings()
  const [ownContainer, setOwnContainer] = useState<HTMLElement | null>(null)
  const { polite, assertive, announce } = useAnnouncer()
  const name = id === undefined ? '' : checkId(id)
  const context = useMemo<ThemeContextValue>(
    () => ({
      theme: pairOf(look.theme ?? 'system')[system],
      look,
      container: portalContainer ?? ownContainer,
      attributes: { 'data-coffer': name, ...themeAttributes(look), dir: direction, lang: locale },
      onHost: surface === 'host',
      announce,
    }),
    [look, system, name, portalContainer, ownContainer, direction, locale, surface, announce],
  )
  const attributes = { ...context.attributes, 'data-surface': surface }
  const ends = { polite, assertive, onContainer: setOwnContainer }
  if (surface === 'host') {
    return (
      <ThemeContext value={context}>
        {children}
        <ThemePortals {...ends} detached={context.attributes} />
      </ThemeContext>
    )
  }
  if (asChild) {
    if (!isValidElement(children))
      throw new Error('ThemeRoot with `asChild` gives its attributes to its child. It needs exactly one element as its child, and that has to pass them on.')
    const child = children as ReactElement<{ className?: string | undefined }>
    return (
      <ThemeContext value={context}>
        {cloneElement(child, { ...attributes, className: cx(child.props.className, className) || undefined })}
        <ThemePortals {...ends} detached={context.attributes} />
      </ThemeContext>
    )
  }
  return (
    <ThemeContext value={context}>
      <div {...attributes} className={className}>
        {children}
        <ThemePortals {...ends} />
      </div>
    </ThemeContext>
  )
}
