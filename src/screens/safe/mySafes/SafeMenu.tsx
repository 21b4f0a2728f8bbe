import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import X from 'lucide-react/icons/x'
import { type ChainSummary, explorerLink, type SafeRef } from '#base'
import { IconButton, Menu, useText } from '#ui'
import { useNames } from '#screens/core/names'
import { useCopyAction } from '#screens/common/hooks'
import { mySafesText } from './text.ts'

export interface SafeMenuProps {
  at: SafeRef
  name: string
  chain: ChainSummary | undefined
  pinned: boolean
  onPin: () => void
  /** Only for Safes added by address. */
  onRemove: (() => void) | undefined
}

/** More actions for a Safe in the list. */
export function SafeMenu({ at, name, chain, pinned, onPin, onRemove }: SafeMenuProps) {
  const text = useText(mySafesText)
  const { edit } = useNames()
  const [isCopied, copy] = useCopyAction()
  const explorer = explorerLink(chain, 'address', at.address)
  const label = text('menu', { safe: name })
  return (
    <Menu
      label={label}
      items={[
        ...(edit
          ? [
              {
                id: 'rename',
                icon: Pencil,
                label: text('menu.rename'),
                onSelect: () => edit(at.address, at.chainId),
              },
            ]
          : []),
        { id: 'pin', icon: Pin, label: text(pinned ? 'menu.unpin' : 'menu.pin'), onSelect: onPin },
        { id: 'copy', icon: Copy, label: text('menu.copy'), onSelect: () => copy(at.address) },
        ...(explorer
          ? [{ id: 'explorer', icon: ExternalLink, label: text('menu.explorer'), href: explorer }]
          : []),
        ...(onRemove
          ? [{ id: 'remove', icon: X, label: text('menu.remove'), onSelect: onRemove }]
          : []),
      ]}
      trigger={<IconButton size="s" icon={isCopied ? Check : Ellipsis} label={label} />}
    />
  )
}
