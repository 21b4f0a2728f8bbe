import Globe from 'lucide-react/icons/globe'
import { createContext, useContext } from 'react'
import type { SafeRef } from '#base'
import { DataList, Notice, useText } from '#ui'
import { appsText } from '#screens/apps/common'
import { PartyItem } from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useChain } from '#screens/core/environment'
import styles from './Request.module.css'

/** Whether the app doesn't wait any more for what the dialog is about. */
export const IsOver = createContext(false)

/** The Safe that an app asks; undefined where what follows names it. */
export const AskedSafe = createContext<SafeRef | undefined>(undefined)

/**
 * Who asks: the whole origin, as browsers spell it, with names of other scripts in ASCII; of which
 * Safe, as the page around may be that of another one; and whether it still waits.
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
