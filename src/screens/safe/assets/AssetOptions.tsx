import EyeOff from 'lucide-react/icons/eye-off'
import Settings from 'lucide-react/icons/settings-2'
import SquareMinus from 'lucide-react/icons/square-minus'
import { IconButton, Menu, useText } from '#ui'
import { assetsText } from './text.ts'

export interface AssetOptionsProps {
  currency: string
  /** Whether values below 0.01 are hidden; undefined in currencies in which 0.01 is a lot. */
  dust: boolean | undefined
  onDust: (hide: boolean) => void
  /** Starts choosing tokens to hide. */
  onChoose: () => void
}

/** Actions for the whole token list. */
export function AssetOptions({ currency, dust, onDust, onChoose }: AssetOptionsProps) {
  const text = useText(assetsText)
  return (
    <Menu
      label={text('options')}
      items={[
        { id: 'choose', icon: EyeOff, label: text('options.choose'), onSelect: onChoose },
        ...(dust === undefined
          ? []
          : [
              {
                id: 'dust',
                icon: SquareMinus,
                label: text(dust ? 'options.showDust' : 'options.hideDust', {
                  currency: currency.toUpperCase(),
                }),
                onSelect: () => onDust(!dust),
              },
            ]),
      ]}
      trigger={<IconButton size="s" icon={Settings} label={text('options')} data-list-options="" />}
    />
  )
}
