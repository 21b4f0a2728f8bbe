import type { Hex } from '#base'
import {
  Button,
  ButtonLink,
  CopyButton,
  Dialog,
  List,
  ListRow,
  Notice,
  RowButton,
  useText,
} from '#ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import QrCode from 'lucide-react/icons/qr-code'
import type { ReactNode } from 'react'
import { buttonText } from '../buttons/buttonText.ts'
import { ChainIcon } from '../network/ChainIcon.tsx'
import type { NetworkChoice } from '../network/networkChoices.ts'
import { networkText } from '../network/networkText.ts'
import { TransactionList, type TransactionListProps } from '../transactions/TransactionList.tsx'
import { walletText } from '../walletText.ts'
import { accountText } from './accountText.ts'
import styles from './AccountDialogView.module.css'
import { AccountHead, type AccountHeadProps } from './AccountHead.tsx'
import { ReceiveStep } from './ReceiveStep.tsx'
import { WalletRows, type WalletRowsProps } from './WalletRows.tsx'

export interface AccountDialogViewProps extends AccountHeadProps {
  open: boolean
  onClose: () => void
  step: 'account' | 'receive'
  onStep: (step: 'account' | 'receive') => void
  /** Block explorer links of the account. */
  explorerHref?: string | undefined
  /** Whether the wallet is on a chain that the app does not support. */
  unsupported?: boolean | undefined
  /** The wallet's chain. Undefined if the app supports only one chain and the wallet is on it. */
  network?: { current: NetworkChoice; onOpen: () => void } | undefined
  /** The connected wallets (if there are two or more), and how to add another one. */
  wallets: WalletRowsProps
  /** Undefined if the app hides them. */
  transactions?:
    | {
        list: TransactionListProps['transactions']
        onClear: () => void
        hrefOf?: ((hash: Hex) => string) | undefined
      }
    | undefined
  /** The app's custom rows. */
  rows?: ReactNode
  onDisconnect?: (() => void) | undefined
}

/** The connected account, and its address as a QR code for receiving funds. */
export function AccountDialogView({
  open,
  onClose,
  step,
  onStep,
  explorerHref,
  unsupported,
  network,
  wallets,
  transactions,
  rows,
  onDisconnect,
  ...head
}: AccountDialogViewProps) {
  const t = useText(walletText)
  const own = useText(accountText)
  const networks = useText(networkText)
  const receiving = step === 'receive'
  const receiveText = network
    ? own('account.receive.text', { network: network.current.name })
    : own('account.receive.anywhere')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="s"
      anchored
      step={step}
      stepDirection={receiving ? 'forward' : 'back'}
      title={receiving ? own('account.receive') : t('account.label')}
      description={receiving ? receiveText : undefined}
      onBack={receiving ? () => onStep('account') : undefined}
      footer={
        !receiving && onDisconnect ? (
          <Button wide icon={LogOut} onClick={onDisconnect}>
            {t('account.disconnect')}
          </Button>
        ) : undefined
      }
    >
      {receiving ? (
        <ReceiveStep account={head.account} />
      ) : (
        <div className={styles.account}>
          {unsupported && (
            <Notice tone="warning" live>
              {networks('network.unsupported')}
            </Notice>
          )}
          <AccountHead {...head} />
          <div className={styles.actions}>
            <CopyButton value={head.account} what={t('account.address')} words />
            <Button size="s" icon={QrCode} onClick={() => onStep('receive')}>
              {own('account.receive')}
            </Button>
            {explorerHref && !transactions && (
              <ButtonLink
                size="s"
                icon={ExternalLink}
                href={explorerHref}
                target="_blank"
                rel="noreferrer"
              >
                {t('account.explorer')}
              </ButtonLink>
            )}
          </div>
          {network && <NetworkRowButton {...network} />}
          {rows && <div className={styles.rows}>{rows}</div>}
          <WalletRows {...wallets} />
          {transactions && (
            <TransactionList
              transactions={transactions.list}
              hrefOf={transactions.hrefOf}
              moreHref={explorerHref}
              onClear={transactions.onClear}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

function NetworkRowButton({ current, onOpen }: NonNullable<AccountDialogViewProps['network']>) {
  const t = useText(buttonText)
  const own = useText(accountText)
  return (
    <List label={own('account.network')}>
      <ListRow
        data-wraps=""
        leading={<ChainIcon network={current} />}
        title={
          <RowButton
            onClick={onOpen}
            aria-haspopup="dialog"
            aria-label={t('chain', { network: current.name })}
          >
            {current.name}
          </RowButton>
        }
        detail={own('account.network')}
        trailing={<ChevronRight className={styles.chevron} size={16} aria-hidden />}
      />
    </List>
  )
}
