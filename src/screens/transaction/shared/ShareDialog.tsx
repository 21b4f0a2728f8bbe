import type { TransactionDetail } from '#domain'
import { encodeSharedFile } from '#safe'
import { saveFile } from '../../csv/saveFile.ts'
import { useEnvironment } from '../../environment.tsx'
import { sharedFrom, sharedUrl } from '../../review/index.ts'
import { usePending } from '../../shared/usePending.ts'
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
