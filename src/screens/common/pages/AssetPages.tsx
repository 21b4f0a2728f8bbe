import { TabLink, TabLinks, useText } from '#ui'
import { componentsText } from '#screens/common/text'

export interface AssetPagesProps {
  /** URLs of the two pages. */
  tokens: string
  nfts: string
  current: 'tokens' | 'nfts'
}

/** The two pages of a Safe's assets. */
export function AssetPages({ current, ...hrefs }: AssetPagesProps) {
  const text = useText(componentsText)
  return (
    <TabLinks label={text('assetPages')}>
      {(['tokens', 'nfts'] as const).map((page) => (
        <TabLink key={page} href={hrefs[page]} aria-current={page === current ? 'page' : undefined}>
          {text(`assetPages.${page}`)}
        </TabLink>
      ))}
    </TabLinks>
  )
}
