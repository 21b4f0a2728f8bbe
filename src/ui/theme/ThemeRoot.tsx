import {
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react'
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
  /**
   * Identifies this root in the app's CSS: `[data-coffer="shop"]`. Letters, digits, and
   * underscores.
   */
  id?: string
  /**
   * `page` paints the page background and fills the window; `none` keeps the host's background.
   * `host` is for apps with their own design: no wrapper element, no changes to the app; the wallet
   * kit's buttons and overlays bring their own styles.
   */
  surface?: 'page' | 'none' | 'host'
  /** Container of dialogs, popovers, and toasts. Default: an element at the end of this root. */
  portalContainer?: HTMLElement
  /**
   * No wrapper element: the only child receives the attributes, and the portals go to the end of
   * the body.
   */
  asChild?: boolean
  className?: string
  children: ReactNode
}

/**
 * Provides theme, language, direction, and announcements to its descendants, including dialogs and
 * toasts. Can be nested: an inner root inherits what it does not set. Throws for an invalid ID, a
 * theme that is a function, and `asChild` without exactly one child.
 */
export function ThemeRoot({
  id,
  surface = 'none',
  portalContainer,
  asChild = false,
  className,
  children,
  ...given
}: ThemeRootProps) {
  const look = useLook(given)
  const system = useSystemTheme()
  const { locale, direction } = useTextSettings()
  const [ownContainer, setOwnContainer] = useState<HTMLElement | null>(null)
  // Kept while the app's Suspense hides this root, which detaches refs: an update at that moment
  // would render what suspends again, hide it again, and so on.
  const onContainer = useCallback((element: HTMLElement | null) => {
    if (element) setOwnContainer(element)
  }, [])
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
  const ends = { polite, assertive, onContainer }
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
      throw new Error(
        'ThemeRoot with `asChild` needs exactly one element as its child, ' +
          'which must forward its attributes.',
      )
    const child = children as ReactElement<Pick<ComponentProps<'div'>, 'className' | 'style'>>
    return (
      <ThemeContext value={context}>
        {cloneElement(child, {
          ...attributes,
          style: { ...child.props.style, ...attributes.style },
          className: cx(child.props.className, className) || undefined,
        })}
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
