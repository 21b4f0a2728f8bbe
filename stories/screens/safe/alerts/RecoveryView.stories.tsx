import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Address, failed, loading, ready } from '#base'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import {
  RecoveryView,
  type RecoveryViewProps,
} from '../../../../src/screens/safe/alerts/recovery/RecoveryView.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { manyOwners } from '../setup/setup.ts'
import { dave, mainnet } from '../../common/rows/items.ts'

const text = englishText(alertsText)
const { module } = base
const modules = (
  addresses: readonly Address[] | null,
  parts: { isComplete?: boolean; isFromChain?: boolean } = {},
): RecoveryViewProps['modules'] =>
  ready({ addresses, isComplete: true, isFromChain: true, ...parts })
const name = 'Social recovery'
const button = (act: 'watch' | 'stop') =>
  new RegExp(`^${text('recovery.action', { action: text(`recovery.${act}`), name })}`)

const meta: Meta<typeof RecoveryView> = {
  title: 'Screens/Alerts/Recovery view',
  component: RecoveryView,
  argTypes: { modules: fixed, party: fixed, watching: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the page of owners and rules.',
    boxWidth: 720,
  },
  args: {
    chain: mainnet,
    modules: modules([module]),
    party: (address: Address) => ({ address, name: address === module ? name : null }),
    watching: {},
    disabledReason: undefined,
    loginHref: '#account',
    onAct: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RecoveryView>

/** The gateway can't report which modules it monitors, so both actions are offered. */
export const Owner: Story = {
  args: { onAct: fn() },
  parameters: { cell: { screen: 'alerts', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button('watch') }))
    await userEvent.click(canvas.getByRole('button', { name: button('stop') }))
    await expect(args.onAct).toHaveBeenNthCalledWith(1, 'watch', module)
    await expect(args.onAct).toHaveBeenNthCalledWith(2, 'stop', module)
  },
}
export const Sending: Story = {
  args: { watching: { [module]: { status: 'sending', act: 'watch' } } },
}
export const Watched: Story = { args: { watching: { [module]: { status: 'done', act: 'watch' } } } }
export const Stopped: Story = { args: { watching: { [module]: { status: 'done', act: 'stop' } } } }
export const WantsALogin: Story = {
  args: { watching: { [module]: { status: 'failed', act: 'watch', rejection: { why: 'login' } } } },
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('link', { name: text('login') })).toHaveAttribute(
      'href',
      args.loginHref,
    ),
}
export const NotOffered: Story = {
  args: {
    watching: { [module]: { status: 'failed', act: 'watch', rejection: { why: 'notOffered' } } },
  },
  parameters: { cell: { screen: 'alerts', state: 'notFound' } },
}
/** Older gateways can only start watching. */
export const CannotStop: Story = {
  args: {
    watching: { [module]: { status: 'failed', act: 'stop', rejection: { why: 'notOffered' } } },
  },
}
export const Declined: Story = {
  args: {
    watching: {
      [module]: {
        status: 'failed',
        act: 'watch',
        rejection: { why: 'declined', reason: { kind: 'declined', status: 422 } },
      },
    },
  },
}
/** It may have arrived: trying again does no harm. */
export const Unreachable: Story = {
  args: {
    watching: {
      [module]: {
        status: 'failed',
        act: 'stop',
        rejection: { why: 'unreachable', reason: { kind: 'unreachable' } },
      },
    },
    onAct: fn(),
  },
  parameters: { cell: { screen: 'alerts', state: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAct).toHaveBeenCalledWith('stop', module)
  },
}
export const Visitor: Story = {
  args: { disabledReason: text('recovery.connect') },
  parameters: { cell: { screen: 'alerts', state: 'readOnly' } },
  play: async ({ canvas }) => {
    const watch = canvas.getByRole('button', { name: button('watch') })
    await expect(watch).toHaveAttribute('aria-disabled', 'true')
    await expect(watch).toHaveAccessibleDescription(text('recovery.connect'))
  },
}
export const NonOwner: Story = { args: { disabledReason: text('recovery.nonOwner') } }
export const NoModules: Story = {
  args: { modules: modules([]) },
  parameters: { cell: { screen: 'alerts', state: 'empty' } },
}
export const Unknown: Story = { args: { modules: modules(null, { isFromChain: false }) } }
/** The chain can't be read, so the modules are those that the gateway reports. */
export const Reported: Story = {
  args: { modules: modules([module], { isFromChain: false }) },
  parameters: { cell: { screen: 'alerts', state: 'partial' } },
}
export const More: Story = {
  args: { modules: modules([module, dave], { isComplete: false }) },
  parameters: { cell: { screen: 'alerts', state: 'partial' } },
}
export const Stale: Story = {
  args: {
    modules: ready(
      { addresses: [module], isComplete: true, isFromChain: true },
      { freshness: 'stale', retry: fn() },
    ),
  },
  parameters: { cell: { screen: 'alerts', state: 'stale' } },
}
export const Loading: Story = {
  args: { modules: loading },
  parameters: { cell: { screen: 'alerts', state: 'loading' } },
}
export const Failed: Story = {
  args: { modules: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'alerts', state: 'failed' } },
}
export const VeryLong: Story = {
  args: {
    modules: modules(manyOwners),
    party: (address) => ({ address, name: 'Verwaltungsangestelltenvertretung der Genossenschaft' }),
  },
  parameters: { boxWidth: 360, cell: { screen: 'alerts', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'alerts', state: 'rightToLeft' } },
}
