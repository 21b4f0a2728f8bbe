import Plus from 'lucide-react/icons/plus'
import type { ChainSummary, Remote, SafeRef } from '#base'
import {
  Button,
  Identicon,
  List,
  ListRow,
  Notice,
  PartialBanner,
  Problem,
  RowLink,
  Skeleton,
  useText,
} from '#ui'
import { Page } from '#screens/common/pages'
import { SafeLabel } from '#screens/common/parties'
import { type AppEntry, AppFacts, AppMark, appsText } from '#screens/apps/common'
import styles from './ShareAppView.module.css'

/** The app in the link. */
export type SharedApp =
  | { status: 'loading' }
  | ({ status: 'ready'; name: string; description: string; isListed: boolean } & Pick<
      AppEntry,
      'listed'
    >)

export interface ShareAppViewProps {
  app: SharedApp
  url: string
  chain: ChainSummary
  chains: readonly ChainSummary[]
  /** Safes of the chain. */
  safes: Remote<readonly SafeRef[]>
  /** Where the app is opened with a Safe. */
  hrefOf: (at: SafeRef) => string
  /** Undefined if a wallet is connected, or none can be. */
  onConnect: (() => void) | undefined
  onAdd: () => void
}

/** A shared app, and the Safes to open it with. */
export function ShareAppView({
  app,
  url,
  chain,
  chains,
  safes,
  hrefOf,
  onConnect,
  onAdd,
}: ShareAppViewProps) {
  const text = useText(appsText)
  const { origin, host } = new URL(url)
  const name = app.status === 'ready' ? app.name : host
  return (
    <Page
      width="reading"
      picture={<AppMark name={name} url={url} />}
      heading={<bdi>{name}</bdi>}
      lead={<span dir="ltr">{origin}</span>}
    >
      {app.status === 'loading' && <Skeleton shape="block" height={240} announced />}
      {app.status === 'ready' && (
        <>
          {app.description && (
            <p className={styles.description} dir="auto">
              {app.description}
            </p>
          )}
          <AppFacts app={app} />
          {!app.isListed && <Notice tone="warning">{text('share.unknown')}</Notice>}
          <section>
            <div className={styles.head}>
              <h2 className={styles.heading}>{text('share.safes', { network: chain.name })}</h2>
              <Button size="s" icon={Plus} onClick={onAdd}>
                {text('share.add')}
              </Button>
            </div>
            <Safes {...{ chain, chains, safes, hrefOf, onConnect }} />
          </section>
        </>
      )}
    </Page>
  )
}

function Safes({
  chain,
  chains,
  safes,
  hrefOf,
  onConnect,
}: Pick<ShareAppViewProps, 'chain' | 'chains' | 'safes' | 'hrefOf' | 'onConnect'>) {
  const text = useText(appsText)
  if (safes.status === 'loading') return <Skeleton shape="row" count={2} announced />
  if (safes.status === 'failed') return <Problem reason={safes.reason} onRetry={safes.retry} />
  return (
    <>
      <PartialBanner missing={safes.missing} onRetry={safes.retry} />
      {safes.value.length > 0 && (
        <List label={text('share.safes', { network: chain.name })}>
          {safes.value.map((at) => (
            <ListRow
              key={at.address}
              leading={<Identicon address={at.address} size={32} />}
              title={
                <RowLink href={hrefOf(at)}>
                  <SafeLabel at={at} chains={chains} />
                </RowLink>
              }
            />
          ))}
        </List>
      )}
      {onConnect ? (
        <Notice
          action={
            <Button size="s" variant="primary" onClick={onConnect}>
              {text('share.connect')}
            </Button>
          }
        >
          {text('share.connectText')}
        </Notice>
      ) : (
        safes.value.length === 0 &&
        safes.missing.length === 0 && (
          <Notice>{text('share.noSafes', { network: chain.name })}</Notice>
        )
      )}
    </>
  )
}
