import type { TransactionDetail } from '#domain'
import { encodeSharedFile } from '#safe'
import { saveFile } from '#screens/common/csv'
import { useEnvironment } from '#screens/core/environment'
import { sharedFrom, sharedUrl } from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { ShareView } from './ShareView.tsx'

export interface ShareDialogProps {
  detail: TransactionDetail
  onClose: () => void
}

/** Passes a pending transaction on, with every signature that is known here. */
export function ShareDialog({ detail, onClose }: ShareDialogProps) {
  const { chains } = useEnvironment()
  const shared = sharedFrom(detail, usePending())
  if (!shared) return null
  const name = `transaction-${shared.tx.nonce}-${shared.safeTxHash.slice(2, 10)}.json`
  return (
    <ShareView
      link={sharedUrl(chains, shared)}
      signatures={shared.signatures.length}
      onSave={() => saveFile(name, encodeSharedFile(shared), 'application/json')}
      onClose={onClose}
    />
  )
}
