import Check from 'lucide-react/icons/check'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import WalletIcon from 'lucide-react/icons/wallet'
import { type ChainSummary, explorerLink } from '#base'
import type { Asset } from '#domain'
import { IconButton, Menu, type MenuItem, useText } from '#ui'
import menuStyles from '../../common/rows/RowMenu.module.css'
import { useCopyAction } from '#screens/common/hooks'
import { watchTokenText } from '#screens/common/watchToken'
import { assetsText } from './text.ts'

export interface AssetMenuProps {
  asset: Asset
  /** The token's name; part of the accessible name. */
  title: string
  chain: ChainSummary
  isHidden: boolean
  onHide: (hide: boolean) => void
  /** undefined if the viewer can't propose. */
  onSend?: (() => void) | undefined
  /** Adds the token to the wallet's list; undefined without a wallet. */
  onWatch?: (() => void) | undefined
}

/**
 * More actions for a token. Visible while the row is hovered or focused, and always on touch
 * screens.
 */
export function AssetMenu({
  asset: { token, type, raw },
  title,
  chain,
  isHidden,
  onHide,
  onSend,
  onWatch,
}: AssetMenuProps) {
  const text = useText(assetsText)
  const watchText = useText(watchTokenText)
  const [isCopied, copy] = useCopyAction()
  const href = explorerLink(chain, 'address', token)
  // The native coin has no contract.
  const ofContract: MenuItem[] =
    type === 'native'
      ? []
      : [
          { id: 'copy', icon: Copy, label: text('menu.copy'), onSelect: () => copy(token) },
          ...(href
            ? [{ id: 'explorer', icon: ExternalLink, label: text('menu.explorer'), href }]
            : []),
          ...(onWatch && type === 'erc20'
            ? [{ id: 'watch', icon: WalletIcon, label: watchText('add'), onSelect: onWatch }]
            : []),
        ]
  const label = text('menu', { name: title })
  return (
    <Menu
      label={label}
      items={[
        ...(onSend && raw > 0n && (type === 'native' || type === 'erc20')
          ? [{ id: 'send', icon: ArrowUpRight, label: text('menu.send'), onSelect: onSend }]
          : []),
        ...ofContract,
        {
          id: 'hide',
          icon: isHidden ? Eye : EyeOff,
          label: text(isHidden ? 'menu.unhide' : 'menu.hide'),
          onSelect: () => onHide(!isHidden),
        },
      ]}
      trigger={
        <IconButton
          size="s"
          icon={isCopied ? Check : Ellipsis}
          label={label}
          className={menuStyles.menu}
        />
      }
    />
  )
}
