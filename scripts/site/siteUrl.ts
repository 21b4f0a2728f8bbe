/** A URL, if it is one. */
export const parsedUrl = (url: string, base?: string): URL | undefined =>
  URL.canParse(url, base) ? new URL(url, base) : undefined

const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The URL of a site's folder, with a trailing slash, from what a person copies from a browser.
 * @throws {Error} that says what is wrong
 */
export function siteUrl(typed: string): string {
  const url = parsedUrl(typed)
  if (!url) throw new Error(`${typed} isn't a URL. It begins with https://`)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local.test(url.hostname)))
    throw new Error(`${typed} must begin with https://, because others could change its content.`)
  if (url.username || url.password) throw new Error('Leave out the user and the password.')
  url.search = ''
  url.hash = ''
  const folder = url.pathname.replace(/\/index\.html$/, '/')
  url.pathname = folder.endsWith('/') ? folder : `${folder}/`
  return url.href
}
