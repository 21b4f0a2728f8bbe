import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react'

type Navigate = (href: string) => void

const NavigateContext = createContext<Navigate | null>(null)

/** Says how the app goes to another page without loading it anew. Without it a link is a plain link. */
export function NavigateProvider({ value, children }: { value: Navigate; children: ReactNode }) {
  return <NavigateContext value={value}>{children}</NavigateContext>
}

export const useNavigateTo = (): Navigate => {
  const navigate = useContext(NavigateContext)
  return navigate ?? ((href) => globalThis.location.assign(href))
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * What a click on a link inside the product does, for the kit's own links: `<RowLink href={…} onClick={useFollow()}>`.
 * A click with a modifier or another button stays the browser's own.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext)
  return (event) => {
    const href = event.currentTarget.getAttribute('href')
    const own = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!navigate || href === null || event.defaultPrevented || !own) return
    event.preventDefault()
    navigate(href)
  }
}

/** A link inside the product. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useFollow()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow(event)
  }
  return (
    <a href={href} onClick={press} {...rest}>
      {children}
    </a>
  )
}
