/**
 * Lets the router follow plain links of the own site, so that no part needs to know a router.
 * What the browser should do itself stays with it: other sites, new tabs, downloads, jumps inside the page.
 * Answers the function that ends it.
 */
export function interceptLinks(page: Document, follow: (href: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const here = page.defaultView?.location
    if (!here || link.origin !== here.origin || (link.hash && link.pathname === here.pathname && link.search === here.search)) return
    event.preventDefault()
    follow(link.pathname + link.search + link.hash)
  }
  page.addEventListener('click', listen)
  return () => page.removeEventListener('click', listen)
}
