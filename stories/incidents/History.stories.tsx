import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copyOfErin, poisonHistory } from '../../mocks/gateway/scenarios/incidents.ts'
import { HistoryScreen } from '../../src/screens/transactions/history/HistoryScreen.tsx'
import { historyText } from '../../src/screens/transactions/history/text.ts'
import { englishText } from '../englishText.ts'
import { treasury } from '../screens/transactions/review/transactions.ts'

const text = englishText(historyText)

const meta: Meta<typeof HistoryScreen> = {
  title: 'Incidents/History',
  component: HistoryScreen,
  args: { at: treasury },
  parameters: {
    picture: false,
    pictureReason: 'TransactionRow shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
    changeWorld: poisonHistory,
  },
}
export default meta

/** A transfer of nothing from an address that looks like Erin's, who was paid before. */
export const Poisoned: StoryObj<typeof HistoryScreen> = {
  play: async ({ canvas, userEvent }) => {
    const warning = /^Possible scam: looks like/
    await canvas.findAllByText(/^Received/)
    await expect(canvas.queryByText(warning)).toBeNull()
    await expect(canvas.queryByText(copyOfErin, { exact: false })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('suspicious.show') }))
    await expect(await canvas.findByText(warning)).toBeVisible()
  },
}
