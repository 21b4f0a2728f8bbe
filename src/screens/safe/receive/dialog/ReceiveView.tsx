import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { type ChainSummary, explorerLink, type SafeRef } from '#base'
import type { Other } from '#safe/suspicion'
import { AddressText, ButtonLink, Checkbox, CopyButton, Dialog, Notice, useText } from '#ui'
import { QrCode } from '#wallet/QrCode'
import { namesText, nameText, useName } from '#screens/core/names'
import { LookAlikeNotice } from '#screens/common/typedAddress'
import styles from './ReceiveView.module.css'
import { receiveText } from '../text.ts'

export interface ReceiveViewProps {
  at: SafeRef
  chain: ChainSummary
  /** Another account that it could be mistaken for. */
  lookAlike: Other | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A Safe's address as a code and as text, and what may be sent to it. */
export function ReceiveView({ at, chain, lookAlike, open, onOpenChange }: ReceiveViewProps) {
  const text = useText(receiveText)
  const names = useText(namesText)
  const resolved = useName(at, at.chainId)
  // The plain address unless chosen otherwise: more wallets can read it.
  const [isPrefixed, setPrefixed] = useState(false)
  const value = isPrefixed ? `${chain.shortName}:${at.address}` : at.address
  const href = explorerLink(chain, 'address', at.address)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('title')} size="s">
      <div className={styles.receive}>
        <Notice tone="warning" title={text('warning', { chain: chain.name })}>
          {text('warning.text')}
        </Notice>
        <div className={styles.code}>
          <QrCode value={value} label={text('code')} fallback={<p>{text('codeFailed')}</p>} />
        </div>
        <AddressText
          address={at.address}
          name={resolved && nameText(names, resolved)}
          aliases={resolved?.others.map(({ source, name }) =>
            names(`alsoKnown.${source}`, { name }),
          )}
          variant="full"
          chainPrefix={isPrefixed ? chain.shortName : undefined}
          bare
        />
        <LookAlikeNotice other={lookAlike} />
        <div className={styles.actions}>
          <CopyButton value={value} what={text('address')} words />
          {href && (
            <ButtonLink size="s" icon={ExternalLink} href={href} target="_blank" rel="noreferrer">
              {text('explorer')}
            </ButtonLink>
          )}
        </div>
        <Checkbox
          label={text('prefix', { prefix: chain.shortName })}
          hint={text('prefix.hint')}
          checked={isPrefixed}
          onChange={setPrefixed}
        />
      </div>
    </Dialog>
  )
}
