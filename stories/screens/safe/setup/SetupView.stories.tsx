import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { AddressSetting } from '../../../../src/screens/safe/setup/AddressSetting.tsx'
import { List } from '#ui'
import { SetupView } from '../../../../src/screens/safe/setup/SetupView.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { aSafe } from '../home/safe.ts'
import { alice, bob, mainnet } from '../../common/rows/items.ts'
import { aSnapshot, guarded, manyOwners } from './setup.ts'
import { AlertsLink } from '../../../../src/screens/safe/setup/AlertsLink.tsx'
import { PartyRow } from '../../../../src/screens/safe/setup/PartyRow.tsx'
import { RulesPanels } from '../../../../src/screens/safe/setup/RulesPanels.tsx'

const text = englishText(setupText)

const action = (done: 'change' | 'remove', name: 'threshold' | 'handler') =>
  text('action', { action: text(done), name: text(name) })

const meta: Meta<typeof SetupView> = {
  title: 'Screens/Setup/Setup view',
  component: SetupView,
  parameters: {
    picture: false,
    pictureReason: 'Guarded shows all parts.',
    boxWidth: 1120,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    chain: mainnet,
    reported: ready(aSafe()),
    onChain: ready(aSnapshot()),
    different: [],
    draft: undefined,
    update: undefined,
    versions: ready([{ version: '1.3.0' }, { version: '1.3.0+L2' }, { version: '1.4.1' }]),
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SetupView>

/** The rest of the page doesn't need the list of versions. */
export const VersionsFailed: Story = {
  args: { versions: failed({ kind: 'broken' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('versions.failed'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: text('owners') })).toBeVisible()
  },
}

/** Gateways call every version from the recommended one on current, even if a newer one exists. */
export const Recommended: Story = {
  args: { reported: ready(aSafe({ versionState: 'UP_TO_DATE' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended version or newer')).toBeVisible()
  },
}

/** Each thing that can be changed says which change it makes. */
export const Owner: Story = {
  args: { onChange: fn() },
  parameters: { cell: { screen: 'setup', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('owners.add') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'addOwner' })
    await userEvent.click(canvas.getByRole('button', { name: action('change', 'threshold') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'threshold' })
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for / })[1]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('owner.remove') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'removeOwner', owner: bob })
    await userEvent.click(canvas.getByRole('button', { name: action('remove', 'handler') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'removeHandler' })
  },
}
export const Guarded: Story = { args: { onChain: ready(guarded) }, parameters: { picture: 'page' } }
/** One key alone: the page explains the risk, and doesn't allow removing it. */
export const OneOwner: Story = {
  args: { onChain: ready(aSnapshot({ owners: [alice], threshold: 1 })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('threshold.only'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }))
    await expect(
      await screen.findByRole('menuitem', { name: new RegExp(text('owner.last')) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}
export const EverybodySigns: Story = {
  args: { onChain: ready(aSnapshot({ threshold: 3 })) },
  play: ({ canvas }) => expect(canvas.getByText(text('threshold.all'))).toBeVisible(),
}
/** The gateway lags or lies; the contract's own state is shown. */
export const Differs: Story = {
  args: {
    different: ['owners', 'nonce', 'threshold'],
    onChain: ready(aSnapshot({ owners: [alice, bob], threshold: 1 })),
  },
  parameters: { cell: { screen: 'setup', state: 'differs' } },
  play: ({ canvas }) =>
    expect(
      canvas.getByText(/owners, required signatures|owners and required signatures/),
    ).toBeVisible(),
}
/** Without the chain, what the gateway reports is shown, and nothing can be changed. */
export const ChainUnreadable: Story = {
  args: { onChain: failed({ kind: 'unreachable' }, fn()), onChange: fn() },
  parameters: { cell: { screen: 'setup', state: 'partial' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('intro.reported'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('owners.add') }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const NoNode: Story = { args: { onChain: undefined } }
export const Loading: Story = {
  args: { reported: loading, onChain: loading },
  parameters: { cell: { screen: 'setup', state: 'loading' } },
}
export const Failed: Story = {
  args: {
    reported: failed({ kind: 'unreachable' }, fn()),
    onChain: failed({ kind: 'unreachable' }, fn()),
  },
  parameters: { cell: { screen: 'setup', state: 'failed' } },
}
export const Stale: Story = {
  args: { onChain: ready(aSnapshot(), { freshness: 'stale' }) },
  parameters: { cell: { screen: 'setup', state: 'stale' } },
}
/** Changes that are not proposed yet are one press away. */
export const WithDraft: Story = { args: { draft: { count: 2, href: '/transactions/new' } } }
export const Outdated: Story = {
  args: {
    reported: ready(aSafe({ version: '1.3.0', versionState: 'OUTDATED' })),
    onChain: ready(aSnapshot({ version: '1.3.0' })),
    update: { kind: 'version', onPress: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('version.update', { version: '1.4.1' }) }),
    )
    await expect(args.update?.onPress).toHaveBeenCalledOnce()
  },
}
/**
 * A Safe on a layer 2 whose contract emits no events: the page explains what changes before the
 * review.
 */
export const OtherVariant: Story = {
  args: { update: { kind: 'l2', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('version.l2'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('version.toL2') }))
    await expect(args.update?.onPress).toHaveBeenCalledOnce()
  },
}
export const ManyOwners: Story = {
  args: {
    onChain: ready(
      aSnapshot({
        owners: manyOwners,
        threshold: 21,
        modulesComplete: false,
        modules: manyOwners.slice(0, 10),
      }),
    ),
  },
  parameters: { boxWidth: 390, cell: { screen: 'setup', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  args: { onChain: ready(guarded) },
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'setup', state: 'rightToLeft' } },
}
/** A contract that the Safe calls; here there is none. */
export const NoGuard: Story = {
  render: () => (
    <AddressSetting
      name="guard"
      address={null}
      set="setGuard"
      remove="removeGuard"
      chain={mainnet}
      party={(address) => ({ address, name: null })}
      disabledReason={undefined}
      onChange={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('none'))).toBeVisible()
  },
}

/** Owners, modules, guards, and the contract, without the heading. */
export const Panels: Story = {
  tags: ['part'],
  render: ({ onChange, versions }) => (
    <RulesPanels
      rules={guarded}
      chain={mainnet}
      party={(address) => ({ address, name: null })}
      versionHelp={undefined}
      versions={versions}
      update={undefined}
      disabledReason={undefined}
      onChange={onChange}
    />
  ),
}
/** An account with its menu. */
export const Party: Story = {
  tags: ['part'],
  render: () => (
    <List label="Owners">
      <PartyRow party={{ address: alice, name: null }} chain={mainnet} menu="owner" items={[]} />
    </List>
  ),
}
export const LinkToAlerts: Story = {
  render: () => <AlertsLink href="#alerts" />,
}
