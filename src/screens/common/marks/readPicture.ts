import { readUrl } from '#base'
/** A picture that a contract names for an NFT, or a list for an app. */
export interface NamedPicture {
  src: string
  /** The host that learns that it is viewed; undefined for a picture that needs no request. */
  host: string | undefined
}

/** Characters. A picture in a URL is part of the gateway's response and stays in memory. */
const longestData = 500_000

/**
 * The displayable image of a contract's metadata or a list: `https:` images, and data URLs. In an
 * `<img>`, an image can't run scripts. Other schemes aren't shown, such as `ipfs:`, which would
 * require choosing a host.
 */
export function readPicture(image: string | null): NamedPicture | undefined {
  if (image === null) return undefined
  if (/^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(image))
    return image.length <= longestData ? { src: image, host: undefined } : undefined
  const url = readUrl(image)
  if (!url) return undefined
  const { protocol, username, password, href, host } = url
  return protocol === 'https:' && username === '' && password === ''
    ? { src: href, host }
    : undefined
}
