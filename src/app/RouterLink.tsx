import { Link } from '@tanstack/react-router'
import type { LinkProps } from '#ui'
import { parseSearch } from './search.ts'

/** Only the page that a link leads to is marked as current, not the pages above it. */
const activeOptions = { exact: true, includeSearch: true }

/**
 * The router's link for paths of this app, a plain one for everything else (other sites, new tabs,
 * downloads).
 */
export function RouterLink({ href, target, download, children, ...rest }: LinkProps) {
  if (!href?.startsWith('/') || href.startsWith('//') || target || download !== undefined)
    return (
      <a href={href} target={target} download={download} {...rest}>
        {children}
      </a>
    )
  const { pathname, search, hash } = new URL(href, location.origin)
  return (
    <Link
      {...rest}
      to={pathname}
      search={parseSearch(search) as never}
      {...(hash ? { hash: hash.slice(1) } : {})}
      activeOptions={activeOptions}
    >
      {children}
    </Link>
  )
}
