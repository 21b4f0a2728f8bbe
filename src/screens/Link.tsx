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

/** A link inside the product. A click with a modifier or another button stays the browser's own. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const own = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!navigate || event.defaultPrevented || !own) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
