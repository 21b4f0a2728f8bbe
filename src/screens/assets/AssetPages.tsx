import { TabLink, TabLinks, useText } from '#ui'
import { assetsText } from './text.ts'

export interface AssetPagesProps {
  /** URLs of the two pages. */
  tokens: string
  nfts: string
  current: 'tokens' | 'nfts'
}

/** The two pages of what a Safe holds. */
export function AssetPages({ current, ...hrefs }: AssetPagesProps) {
  const text = useText(assetsText)
  return (
    <TabLinks label={text('pages')}>
      {(['tokens', 'nfts'] as const).map((page) => (
        <TabLink key={page} href={hrefs[page]} aria-current={page === current ? 'page' : undefined}>
          {text(`pages.${page}`)}
        </TabLink>
      ))}
    </TabLinks>
  )
}
