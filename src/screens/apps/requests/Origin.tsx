import Globe from 'lucide-react/icons/globe'
import { createContext, useContext } from 'react'
import type { SafeRef } from '#base'
import { DataList, Notice, useText } from '#ui'
import { appsText } from '#screens/apps/common'
import { PartyItem } from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useChain } from '#screens/core/environment'
import styles from './Request.module.css'

/** Whether the app has abandoned the request. */
export const IsOver = createContext(false)

/** The Safe that an app's request is for; undefined if the content below names it. */
export const AskedSafe = createContext<SafeRef | undefined>(undefined)

/**
 * The requesting page: its whole origin in the browser's spelling, with other scripts as ASCII; the
 * Safe, because the surrounding page may show another one; and whether it still waits.
 */
export function Origin({ origin }: { origin: string }) {
  const text = useText(appsText)
  const isOver = useContext(IsOver)
  const at = useContext(AskedSafe)
  return (
    <>
      <p className={styles.origin}>
        <Globe size={16} aria-hidden />
        <span>{text('request.from', { origin })}</span>
      </p>
      {at && <SafeItem at={at} />}
      {isOver && (
        <Notice live title={text('request.over')}>
          {text('request.overText')}
        </Notice>
      )}
    </>
  )
}

function SafeItem({ at }: { at: SafeRef }) {
  const text = useText(transactionText)
  const chain = useChain(at.chainId)
  return (
    <DataList>
      <PartyItem
        label={text('field.safe')}
        party={{ address: at.address, name: null }}
        chain={chain}
      />
    </DataList>
  )
}
