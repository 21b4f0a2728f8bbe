import { Button, Dialog, useText } from '#ui'
import { LogOut } from 'lucide-react'
import { walletText } from '../walletText.ts'
import { NetworkList, type NetworkListProps } from './NetworkList.tsx'

export interface NetworkDialogViewProps extends Omit<NetworkListProps, 'titled'> {
  open: boolean
  onClose: () => void
  onDisconnect?: (() => void) | undefined
}

/** The dialog in which the wallet's network is chosen. A wallet on a network that is not served can also be disconnected here. */
export function NetworkDialogView({ open, onClose, onDisconnect, ...list }: NetworkDialogViewProps) {
  const t = useText(walletText)
  const unsupported = list.current !== undefined && !list.chains.some(({ id }) => id === list.current)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title={t('network.dialog')}
      footer={
        unsupported && onDisconnect ? (
          <Button wide icon={LogOut} onClick={onDisconnect}>
            {t('account.disconnect')}
          </Button>
        ) : undefined
      }
    >
      <NetworkList {...list} titled />
    </Dialog>
  )
}
