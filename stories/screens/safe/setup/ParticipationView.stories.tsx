import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import {
  ParticipationView,
  type RecentParticipation,
} from '../../../../src/screens/safe/setup/participation/ParticipationView.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { alice, bob, carol, mainnet } from '../../common/rows/items.ts'
import { manyOwners } from './setup.ts'

const text = englishText(setupText)
const hour = 60 * 60 * 1000

const recent: RecentParticipation = {
  count: 18,
  since: Date.UTC(2026, 8, 30, 12),
  owners: [
    { owner: alice, proposed: 11, signed: 17, typical: 3 * hour },
    { owner: bob, proposed: 0, signed: 4, typical: 50 * hour },
    { owner: carol, proposed: 7, signed: 7, typical: undefined },
  ],
}

const meta: Meta<typeof ParticipationView> = {
  title: 'Screens/Setup/Participation view',
  component: ParticipationView,
  parameters: {
    picture: false,
    pictureReason: 'Its rows are those of other lists; Owner shows them.',
    boxWidth: 720,
  },
  args: { chain: mainnet, recent: ready(recent), onLoad: fn() },
}
export default meta
type Story = StoryObj<typeof ParticipationView>

/** An owner who only signs what they propose has no typical time. */
export const Owner: Story = {
  parameters: { picture: 'part' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Usually takes 2 days to sign/)).toBeVisible()
    await expect(canvas.getAllByText(/^Signed/)).toHaveLength(3)
    await expect(canvas.getAllByText(/Usually takes/)).toHaveLength(2)
  },
}
export const NotLoaded: Story = {
  args: { recent: undefined, onLoad: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('participation.load') }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { recent: loading } }
export const Failed: Story = {
  args: { recent: failed({ kind: 'unreachable' }, fn()) },
}
export const Partial: Story = {
  args: {
    recent: ready(recent, {
      missing: [text('participation.missing', { count: 2 })],
      retry: fn(),
    }),
  },
}
export const Empty: Story = {
  args: { recent: ready({ count: 0, since: Infinity, owners: [] }) },
}
export const VeryLong: Story = {
  args: {
    recent: ready({
      count: 20,
      since: recent.since,
      owners: manyOwners.map((owner, index) => ({
        owner,
        proposed: index,
        signed: 20 - (index % 20),
        typical: 400 * 24 * hour,
      })),
    }),
  },
  parameters: { boxWidth: 360 },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
