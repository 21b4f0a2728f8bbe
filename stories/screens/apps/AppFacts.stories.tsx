import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppFacts } from '../../../src/screens/apps/common/AppFacts.tsx'
import { AboutApp } from '../../../src/screens/apps/open/AboutApp.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { englishText } from '../../englishText.ts'
import { own, payroll } from './appEntries.ts'

const text = englishText(appsText)
const listed = {
  openTo: 'everybody',
  batches: true,
  website: 'https://payroll.demo.test/about',
  socials: [
    { platform: 'TWITTER', url: 'https://chirp.demo.test/payroll' },
    { platform: 'GITHUB', url: 'https://code.demo.test/payroll' },
    { platform: 'DISCORD', url: 'https://chat.demo.test/payroll' },
    { platform: 'TELEGRAM', url: 'https://talk.demo.test/payroll' },
  ],
} as const

const meta: Meta<typeof AppFacts> = {
  title: 'Screens/Apps/App facts',
  component: AppFacts,
  parameters: { picture: false, pictureReason: 'Everything shows all parts.', layout: 'padded' },
  args: { app: { listed } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof AppFacts>

export const Everything: Story = {
  parameters: { picture: 'part' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('about.everybody'))).toBeVisible()
    await expect(canvas.getByText(text('about.batches'))).toBeVisible()
    await expect(
      canvas
        .getAllByRole('link')
        .map((link) => `${link.textContent}: ${link.getAttribute('href')}`),
    ).toEqual([
      `${text('about.website')}: https://payroll.demo.test/about`,
      'X (Twitter): https://chirp.demo.test/payroll',
      'GitHub: https://code.demo.test/payroll',
      'Discord: https://chat.demo.test/payroll',
      'Telegram: https://talk.demo.test/payroll',
    ])
  },
}
/** Collapsed below an open app. Not shown for unlisted apps. */
export const Folded: Story = {
  render: ({ app }) => (
    <>
      <AboutApp app={{ ...payroll, ...app }} />
      <AboutApp app={own} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const summaries = canvas.getAllByText(text('about.title'))
    await expect(summaries).toHaveLength(1)
    await userEvent.click(summaries[0] as HTMLElement)
    await expect(canvas.getByText(text('about.everybody'))).toBeVisible()
  },
}
/** Other wallets can't open it. */
export const OnlyHere: Story = {
  args: {
    app: {
      listed: { ...listed, openTo: ['https://coffer.test', 'https://wallet.test'], socials: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/https:\/\/coffer\.test.*https:\/\/wallet\.test/)).toBeVisible()
  },
}
/** A policy of a newer gateway, and a link that no browser may follow. */
export const NotKnown: Story = {
  args: {
    app: {
      listed: {
        openTo: 'unknown',
        batches: false,
        website: null,
        socials: [{ platform: 'UNKNOWN', url: 'javascript:alert(1)' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('about.unknown'))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText(text('about.batches'))).toBeNull()
  },
}
