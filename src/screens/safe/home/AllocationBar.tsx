import type { CSSProperties } from 'react'
import { numberFormat, zeroAddress } from '#base'
import { Mark, markHue, useText, useTextSettings } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { useMarkColor } from '#screens/core/marks'
import styles from './AllocationBar.module.css'
import type { Share } from './allocation.ts'
import { homeText } from './text.ts'

export interface AllocationBarProps {
  shares: readonly Share[]
  chainId: string
}

/** The composition of the value: a bar with a segment per token or protocol, and its share. */
export function AllocationBar({ shares, chainId }: AllocationBarProps) {
  const text = useText(homeText)
  const { locale } = useTextSettings()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const words = (part: number) =>
    part < 0.005 ? text('allocation.less', { percent: percent.format(0.01) }) : percent.format(part)
  return (
    <div className={styles.allocation}>
      <span className={styles.bar} aria-hidden="true">
        {shares.map((share) => (
          <Segment key={share.id} share={share} chainId={chainId} />
        ))}
      </span>
      <ul className={styles.legend} aria-label={text('allocation')}>
        {shares.map((share) => (
          <li key={share.id} className={styles.item}>
            <ShareMark share={share} chainId={chainId} />
            <bdi className={styles.symbol} title={share.symbol || undefined}>
              {share.symbol || text('allocation.other')}
            </bdi>
            <span className={styles.part}>{words(share.part)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OfShare {
  share: Share
  chainId: string
}

const isOther = ({ id }: Share) => id === 'other'

/** Where a mark without a picture gets its hue from. */
const seedOf = ({ id, token }: Share) => (token === 'native' ? zeroAddress : (token ?? id))

/** In the color of its mark, which is the same whatever else the Safe has. */
function Segment({ share, chainId }: OfShare) {
  const color = useMarkColor(chainId, share.token)
  const [chroma, hue] = color ?? [undefined, markHue(seedOf(share))]
  return (
    <span
      className={styles.segment}
      data-color={isOther(share) ? 'other' : color === null ? 'gray' : undefined}
      style={{ '--hue': hue, '--chroma': chroma, flexGrow: share.part } as CSSProperties}
    />
  )
}

function ShareMark({ share, chainId }: OfShare) {
  if (isOther(share)) return <span className={styles.dot} aria-hidden="true" />
  const { symbol, token } = share
  return token === undefined ? (
    <Mark label={symbol.toUpperCase()} seed={seedOf(share)} size={markSize} />
  ) : (
    <TokenMark symbol={symbol} token={token} chainId={chainId} size={markSize} />
  )
}

/** Pixels. */
const markSize = 12
