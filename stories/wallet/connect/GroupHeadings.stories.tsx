import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextProvider } from '#ui'
import { loadLanguage } from '#wallet'
import { WalletListGroup } from '../../../src/wallet/connect/WalletListGroup.tsx'
import { aWallet, rainbow } from '../fixtures.ts'

const wallets = [aWallet(), rainbow]
/** The headings of the list. */
const meta: Meta<typeof WalletListGroup> = {
  title: 'Tests/Group headings',
  tags: ['!dev'],
  component: WalletListGroup,
  parameters: { boxWidth: 288, picture: false, pictureReason: 'WalletListGroup shows them.' },
  args: { group: { heading: 'Popular', wallets }, onPick: fn() },
}
export default meta
type Story = StoryObj<typeof WalletListGroup>

/** Translated to the page's language, however the app has written it. */
export const Known: Story = {
  loaders: [async () => ({ german: (await loadLanguage('de')).words })],
  render: (args, { loaded }) => (
    <TextProvider
      locale="de"
      translations={
        (loaded as { german: Awaited<ReturnType<typeof loadLanguage>>['words'] }).german
      }
    >
      <WalletListGroup {...args} />
    </TextProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'Beliebt' })
    await expect(canvas.getByRole('list', { name: 'Beliebt' }).children).toHaveLength(2)
  },
}
export const TheAppsOwn: Story = {
  args: { group: { heading: 'For our members', wallets } },
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'For our members' })
    await expect(canvas.getByRole('list', { name: 'For our members' }).children).toHaveLength(2)
  },
}
export const None: Story = {
  args: { group: { heading: '', wallets } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Wallets' }).children).toHaveLength(2)
  },
}
