import { useId } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import {
  Button,
  Checkbox,
  CopyButton,
  FiatAmount,
  Link,
  ListRow,
  useText,
  VisuallyHidden,
} from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { SafeLabel } from '#screens/common/parties'
import { SafePending, SafeToSign, SafeTotal } from '#screens/common/safeNumbers'
import { linkTo } from '#screens/core/links'
import { safeTitle, useNames } from '#screens/core/names'
import { safeKey } from '#screens/core/preferences'
import { mostInUrl } from './choice.ts'
import { networkName } from './networkName.ts'
import type { PortfolioRow } from './portfolioPage.ts'
import styles from './PortfolioView.module.css'
import { portfolioText } from './text.ts'
import { WindowList } from './WindowList.tsx'

export interface SafeChoicesProps {
  rows: readonly PortfolioRow[]
  chains: readonly ChainSummary[]
  currency: string
  /** How many more Safes can be chosen. */
  room: number
  /** The URL that shows this choice to others, if a link can carry it. */
  link: string | undefined
  /** Chooses exactly these Safes. */
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** All Safes, with what each holds and what is pending; those with a check are added up. */
export function SafeChoices({ rows, chains, currency, room, link, onChoose }: SafeChoicesProps) {
  const text = useText(portfolioText)
  const names = useNames()
  const id = useId()
  const chosen = rows.flatMap(({ isChosen, at }) => (isChosen ? safeKey(at) : []))
  const choose = (at: SafeRef, isIn: boolean) => {
    const next = new Set(chosen)
    if (isIn) next.add(safeKey(at))
    else next.delete(safeKey(at))
    onChoose(next)
  }
  const left = rows.length - chosen.length
  const lines = rows.map((row) => ({ ...row, key: safeKey(row.at) }))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.heading}>
          {text('safes')}
        </h2>
        <span className={styles.choose}>
          <span className={styles.quiet} role="status">
            {text('safes.chosen', { count: chosen.length, of: rows.length })}
          </span>
          {link !== undefined && <CopyButton value={link} what={text('safes.link')} words />}
          {left > 0 && left <= room ? (
            <Button size="s" onClick={() => onChoose(new Set(lines.map(({ key }) => key)))}>
              {text('safes.all')}
            </Button>
          ) : (
            <Button size="s" onClick={() => onChoose(new Set())}>
              {text('safes.clear')}
            </Button>
          )}
        </span>
      </div>
      {left > room && <p className={styles.quiet}>{text('safes.most', { count: mostInUrl })}</p>}
      <WindowList name="portfolio safes" label={text('safes')} rows={lines}>
        {({ key, at, overview, status, value, isCounted, isChosen }, place) => {
          const network = networkName(chains, at.chainId)
          const safe = safeTitle(names, chains, at)
          return (
            <ListRow
              key={key}
              {...place}
              leading={
                <Checkbox
                  label={<VisuallyHidden>{text('safes.include', { safe })}</VisuallyHidden>}
                  checked={isChosen}
                  disabled={!isChosen && room === 0}
                  onChange={(isIn) => choose(at, isIn)}
                />
              }
              title={
                <Link href={linkTo(chains, at, 'home')} className={styles.safe} data-row-action="">
                  <SafeLabel at={at} chains={chains} />
                </Link>
              }
              detail={
                <span className={styles.facts}>
                  <NetworkMark chain={{ chainId: at.chainId, name: network }} size={16} />
                  <bdi>{network}</bdi>
                  {overview && (
                    <>
                      <span className={styles.dot} aria-hidden="true" />
                      <SafePending queued={overview.queued} />
                    </>
                  )}
                </span>
              }
              trailing={
                status === 'unsupported' ? (
                  <span className={styles.quiet}>{text('safes.unsupported')}</span>
                ) : isCounted ? (
                  <FiatAmount value={value ?? undefined} currency={currency} />
                ) : (
                  <SafeTotal overview={null} isLoading={status === 'loading'} currency={currency} />
                )
              }
              trailingDetail={
                overview?.awaiting && overview.awaiting.count > 0 ? (
                  <SafeToSign awaiting={overview.awaiting} />
                ) : undefined
              }
            />
          )
        }}
      </WindowList>
    </section>
  )
}
