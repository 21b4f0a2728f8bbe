import { isWebUrl } from '#base'
import { DataItem, DataList, useText } from '#ui'
import type { AppEntry } from './appEntry.ts'
import { socialName } from './socialName.ts'
import { appsText } from './text.ts'

/**
 * What the gateway's list says about an app: where it may be opened, whether it sends batches, and
 * its pages elsewhere. Nothing for apps that no list has.
 */
export function AppFacts({ app: { listed } }: { app: Pick<AppEntry, 'listed'> }) {
  const text = useText(appsText)
  if (!listed) return null
  const { openTo, batches, website, socials } = listed
  const links = [
    ...(website === null ? [] : [{ url: website, label: text('about.website') }]),
    ...socials.map(({ platform, url }) => ({ url, label: socialName(platform) ?? url })),
  ].filter(({ url }) => isWebUrl(url))
  return (
    <DataList label={text('about.title')}>
      <DataItem label={text('about.access')}>
        {openTo === 'everybody' || openTo === 'unknown'
          ? text(`about.${openTo}`)
          : text('about.origins', { origins: openTo.join(', ') })}
      </DataItem>
      {batches && <DataItem label={text('about.transactions')}>{text('about.batches')}</DataItem>}
      {links.length > 0 && (
        <DataItem label={text('about.links')}>
          {links.map(({ url, label }, at) => (
            <span key={url}>
              {at > 0 && ' · '}
              <a href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            </span>
          ))}
        </DataItem>
      )}
    </DataList>
  )
}
