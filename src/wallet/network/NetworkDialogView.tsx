import { Button, Dialog, useText } from '#ui'
import LogOut from 'lucide-react/icons/log-out'
import { walletText } from '../walletText.ts'
import { networkText } from './networkText.ts'
import { NetworkList, type NetworkListProps } from './NetworkList.tsx'

export interface NetworkDialogViewProps extends Omit<NetworkListProps, 'titled'> {
  open: boolean
  onClose: () => void
  onDisconnect?: (() => void) | undefined
  /**
   * The app requires a supported network: on any other, switching and disconnecting are the only
   * options.
   */
  enforced?: boolean | undefined
}

/** The network dialog. On an unsupported network, the wallet can also be disconnected here. */
export function NetworkDialogView({
  open,
  onClose,
  onDisconnect,
  enforced = false,
  ...list
}: NetworkDialogViewProps) {
  const t = useText(walletText)
  const networks = useText(networkText)
  const unsupported =
    list.current !== undefined && !list.chains.some(({ id }) => id === list.current)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="s"
      locked={enforced && unsupported}
      title={networks('network.dialog')}
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
